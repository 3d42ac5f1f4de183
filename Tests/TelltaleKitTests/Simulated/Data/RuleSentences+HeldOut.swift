extension RuleSentences {
  /// Sentences that the rule reader was not made with.
  static let heldOut = """
    answer-language
    Whatever language the question comes in, answer in that one.
    Responses should always be written in the language of the request.
    Your reply has to follow the language of the sender.
    Please keep to the language the person is using.
    Under no circumstances answer a Dutch question in English.
    Pas de taal van je antwoord aan de vraag aan.
    Reageer in de taal van het bericht.
    Beantwoord Nederlandse vragen in het Nederlands.
    La réponse doit être rédigée dans la langue de la demande.
    Conserve la langue de l'utilisateur dans ta réponse.
    Si la question est posée en français, réponds en français.
    Formuliere die Antwort in der Sprache des Fragenden.
    Richte dich nach der Sprache der Nachricht.
    Stellt jemand die Frage auf Deutsch, antworte auf Deutsch.

    no-headings
    The headings do not belong in your reply.
    Refrain from echoing the heading of an excerpt.
    Keep the heading out of the answer.
    Never begin with the header of the passage.
    Citeer de kop boven het fragment niet.
    Vermeld nooit de kopregel.
    De kop hoort niet in het antwoord.
    Ne cite pas le titre des passages.
    Évite de répéter les en-têtes.
    L'en-tête ne doit jamais figurer dans ta réponse.
    Gib die Überschrift nicht wieder.
    Überschriften gehören nicht in die Antwort.
    Vermeide es, die Kopfzeile abzuschreiben.

    keep-currency
    Preserve currency symbols.
    Prices must carry their currency.
    Don't leave out the euro symbol when you mention a price.
    Give each amount the way it is printed on the document.
    Behoud de valuta van elk bedrag.
    Schrijf bedragen precies zoals ze op de bon staan.
    Zet altijd het euroteken bij een prijs.
    Conserve la devise des montants.
    Reproduis chaque montant exactement comme dans le document.
    Un prix doit toujours être accompagné de sa devise, ne l'omets pas.
    Behalte die Währung jedes Betrags bei.
    Beträge immer mit Eurozeichen schreiben.
    Gib Preise unverändert mit Währung wieder.

    start-with-answer
    Open with the fact.
    Say the answer first and explain later.
    Begin every reply with the answer.
    The first thing you write is the answer.
    Open met het antwoord op de vraag.
    Noem eerst het antwoord.
    Laat het antwoord vooraan staan.
    Débute par le résultat.
    Ta réponse commence par l'information demandée.
    Starte mit dem Ergebnis.
    Die Antwort kommt zuerst.
    Beginne deine Antwort mit der gefragten Angabe.

    say-when-missing
    Where the excerpts are silent, tell the user that you do not know.
    Do not fabricate anything.
    If it is not stated in the text, say you could not find it.
    Answers that are not in the source must be reported as missing.
    Weet je het niet, zeg dat dan eerlijk.
    Meld het wanneer de documenten het antwoord niet bevatten.
    Bedenk zelf niets.
    Si l'information n'est pas dans les extraits, dis que tu ne sais pas.
    N'imagine pas de réponse.
    Signale quand la réponse est introuvable.
    Wenn die Unterlagen nichts dazu sagen, gib das an.
    Denk dir nichts aus.
    Melde, wenn die Antwort in den Auszügen fehlt.

    no-question-echo
    Don't begin by restating what was asked; do not repeat the question.
    Zeg de vraag niet na.
    Évite de reprendre la question.
    Sprich die Frage nicht nach.

    no-sums
    Never sum up prices on your own.
    Maak geen optelsommen.
    Ne calcule pas de total toi-même.
    Berechne keine Summen.

    be-brief
    Answer as concisely as possible.
    Geef een bondig antwoord.
    Réponds brièvement.
    Antworte möglichst knapp.

    no-markdown
    Write without any formatting.
    Schrijf zonder opmaak.
    Réponds sans mise en forme.
    Schreibe reinen Text ohne Formatierung.
    """
}
