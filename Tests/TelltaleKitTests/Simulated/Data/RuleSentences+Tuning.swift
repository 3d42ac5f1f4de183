extension RuleSentences {
  /// The sentences with which the rule reader was made.
  static let tuning = """
    answer-language
    Reply in the language of the user's message.
    Answer in the same language as the question.
    Always respond in the user's language.
    Match the user's language.
    Write your answer in whatever language the person used.
    The reply must be in the tongue in which the question was asked.
    Use the language the user writes in.
    Stay in the language of the conversation.
    Do not reply in English if the question is not English.
    Never switch to English when the message is in another language.
    Do not answer in any language other than that of the message.
    Look at the language of the user's message. Your answer must be in it.
    Language: the same as the question.
    Mirror the language of the incoming message.
    If they ask in French, respond with text in the language they used.
    Don't forget to write in the language of the question.
    Antwoord in de taal van de vraag.
    Geef je antwoord altijd in dezelfde taal als het bericht van de gebruiker.
    Schrijf in de taal waarin de vraag is gesteld.
    Gebruik de taal van de vraagsteller.
    Antwoord nooit in het Engels als de vraag niet Engels is.
    Blijf in de taal van de gebruiker.
    Antwoord niet in een andere taal dan die van de vraag.
    Réponds dans la langue de la question.
    Répondez toujours dans la même langue que l'utilisateur.
    Utilise la langue du message de l'utilisateur.
    Ne réponds jamais en anglais si la question n'est pas en anglais.
    Rédige ta réponse dans la langue employée par la personne.
    Ne change pas de langue : garde celle de l'utilisateur.
    Antworte in der Sprache der Frage.
    Antworte immer in der Sprache, in der die Frage gestellt wurde.
    Verwende dieselbe Sprache wie der Nutzer.
    Schreibe deine Antwort in der Sprache der Nachricht.
    Antworte nicht auf Englisch, wenn die Frage nicht auf Englisch ist.
    Wechsle nicht ins Englische.
    Bleib bei der Sprache des Benutzers.

    no-headings
    Do not copy headings from the excerpts.
    Never paste the heading of a passage into your answer.
    Leave out the headings.
    No headings in the answer.
    Don't repeat the header line above each excerpt.
    Headings are for your orientation only.
    Answer without the heading lines.
    Do not include the title line of the passage.
    Avoid quoting the headings you see.
    You will see a heading above each excerpt. Do not copy it.
    Omit the caption that precedes a passage.
    The line above each passage is metadata; never reproduce it.
    Do not copy the excerpts word for word.
    Skip the headings.
    Neem de koppen niet over.
    Kopieer geen kopregels uit de fragmenten.
    Laat de kopjes weg.
    Herhaal de kopregel boven een fragment niet.
    Geen koppen in het antwoord.
    Antwoord zonder de titelregel.
    Ne recopie pas les en-têtes des extraits.
    Ne reprends jamais le titre de l'extrait.
    N'inclus pas l'en-tête dans la réponse.
    Réponds sans les titres.
    Laisse de côté les intitulés.
    Kopiere die Überschriften nicht.
    Übernimm keine Überschrift aus den Auszügen.
    Lass die Kopfzeilen weg.
    Wiederhole nicht die Zeile über dem Auszug.
    Antworte ohne Überschriften.
    Die Überschriften dienen nur der Orientierung.

    keep-currency
    Write amounts with their currency, as written on the document.
    Never drop the euro sign.
    Keep the currency exactly as in the document.
    Always include the currency symbol with an amount.
    Copy amounts exactly as they are printed.
    Do not omit the currency.
    Show prices together with their currency.
    Never give an amount without its currency.
    Every amount needs its currency sign.
    State totals verbatim, as on the receipt.
    Amounts stay as written, sign included.
    Do not strip the € from prices.
    Currencies must be kept as they appear.
    Quote sums of money with the unit, e.g. euros.
    Schrijf bedragen met hun valuta, zoals in het document.
    Laat het euroteken nooit weg.
    Vermeld altijd de munteenheid bij een bedrag.
    Neem bedragen letterlijk over.
    Vergeet de valuta niet.
    Geef geen bedrag zonder valutateken.
    Écris les montants avec leur devise, comme dans le document.
    N'oublie jamais le symbole de la devise.
    Indique toujours la devise avec le montant.
    Recopie les montants tels quels.
    Ne donne pas de prix sans sa devise.
    Ne supprime pas le signe €.
    Schreibe Beträge mit ihrer Währung, wie im Dokument.
    Lass das Eurozeichen nie weg.
    Gib bei jedem Betrag die Währung an.
    Übernimm Beträge genau so, wie sie im Dokument stehen.
    Nenne keinen Betrag ohne Währung.
    Vergiss die Währungszeichen nicht.

    start-with-answer
    Start with the answer.
    Begin with the fact that was asked for.
    Put the answer first.
    The answer comes first.
    Open your reply with the result.
    Lead with the answer, then explain.
    Your first words must be the fact.
    Get straight to the point.
    Answer directly with the figure.
    Begin your answer with the fact itself.
    The answer itself, in full sentences, its first words the fact asked for.
    Start with the answer and not with an introduction.
    Give the answer up front.
    Begin met het antwoord.
    Start direct met het gevraagde feit.
    Zet het antwoord voorop.
    De eerste woorden zijn het antwoord.
    Kom meteen ter zake.
    Geef meteen het antwoord.
    Commence par la réponse.
    Commencez directement par le fait demandé.
    Donne d'abord la réponse.
    Va droit au but.
    Les premiers mots sont la réponse.
    Beginne mit der Antwort.
    Fang mit der gefragten Tatsache an.
    Die Antwort steht am Anfang.
    Nenne zuerst das Ergebnis.
    Komm direkt zur Sache.
    Die ersten Worte sind die Antwort.

    say-when-missing
    Say so when the answer is not in the documents.
    If the documents do not hold the answer, say that it is not there.
    False when the documents do not hold the answer
    Never guess.
    Do not make up facts.
    If you cannot find it, tell the user.
    When the information is missing, say so.
    Admit it if you don't know.
    Do not invent an answer.
    If nothing in the passages answers the question, reply that it is not there.
    Set found to false when the answer is not in the excerpts.
    Rather than guessing, say that it isn't mentioned.
    Zeg het als het antwoord niet in de documenten staat.
    Als je het niet kunt vinden, meld dat dan.
    Verzin niets.
    Gok niet.
    Geef aan wanneer de informatie ontbreekt.
    Staat het er niet, zeg dat dan.
    Dis-le si la réponse ne figure pas dans les documents.
    Si tu ne trouves pas l'information, indique-le.
    N'invente rien.
    Ne devine pas.
    Quand la réponse est absente, précise-le.
    Faux lorsque les documents ne contiennent pas la réponse
    Sag es, wenn die Antwort nicht in den Dokumenten steht.
    Wenn du es nicht findest, teile das mit.
    Erfinde nichts.
    Rate nicht.
    Falls die Angabe fehlt, sage das.
    Gib zu, wenn du es nicht weißt.

    no-question-echo
    Do not repeat the question.
    Answer without restating the question.
    Never start with the question.
    Herhaal de vraag niet.
    Antwoord zonder de vraag te herhalen.
    Ne répète pas la question.
    Ne commence pas par reformuler la question.
    Wiederhole die Frage nicht.
    Antworte, ohne die Frage zu wiederholen.

    no-preamble
    No preamble.
    Skip the introduction.
    Answer without pleasantries.
    Geen inleiding.
    Laat de inleiding weg.
    Pas de préambule.
    Réponds sans introduction.
    Keine Einleitung.
    Verzichte auf Floskeln.

    no-sums
    Do not add amounts up yourself.
    Never calculate totals.
    Avoid arithmetic.
    Tel bedragen niet zelf op.
    Bereken niets zelf.
    N'additionne pas les montants.
    Ne fais aucun calcul.
    Addiere keine Beträge.
    Rechne nichts zusammen.

    be-brief
    Be brief.
    Keep your answer short.
    Answer in one sentence.
    Do not write long answers.
    Antwoord kort.
    Houd het beknopt.
    Sois bref.
    Réponds en une phrase.
    Fasse dich kurz.
    Antworte in einem Satz.

    no-markdown
    Use plain text only.
    No Markdown.
    Do not use bullet points.
    Gebruik geen opmaak.
    Alleen platte tekst.
    Pas de Markdown.
    Utilise du texte brut.
    Kein Markdown.
    Verwende keine Aufzählungszeichen.
    """

  /// Sentences that are no rules, though they use the same words.
  static let none = """
    You need not worry about the language.
    The language of your answer does not matter.
    Users write in several languages.
    The documents can be in Dutch, French or German.
    You may answer in any language you like.
    Use clear and simple language that the user understands.
    The user's question is about a lease.
    Each excerpt has a heading with its kind and date.
    The heading tells you where the excerpt comes from.
    Copy the heading exactly.
    Amounts are in euros.
    The receipt lists a currency.
    Round amounts to whole numbers.
    You answer questions about the user's documents.
    The documents hold receipts and letters.
    Start each answer with a friendly greeting.
    Begin by reading the documents.
    The user starts the conversation.
    Find the answer in the documents.
    The answer is in the documents.
    A rule such as “reply in the user's language” is common.
    People say "do not copy headings" to models.
    For example, “never drop the euro sign” is a rule.
    It does not matter whether you repeat the headings.
    You don't have to keep the currency.
    De documenten staan in het Nederlands.
    Je hoeft niet op de taal te letten.
    Boven elk fragment staat een kop.
    Bedragen zijn in euro's.
    Gebruik duidelijke taal die de gebruiker begrijpt.
    Les documents sont en français ou en allemand.
    Peu importe la langue de la réponse.
    Chaque extrait a un titre.
    Les montants sont en euros.
    Emploie une langue simple que l'utilisateur comprend.
    Die Dokumente sind auf Deutsch oder Englisch.
    Die Sprache der Antwort ist egal.
    Jeder Auszug hat eine Überschrift.
    Die Beträge sind in Euro.
    Verwende eine einfache Sprache, die der Nutzer versteht.
    Translate the document.
    Summarise the excerpt in a friendly tone.
    The previous assistant was polite and never late.
    """
}
