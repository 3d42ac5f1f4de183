extension QuestionPairs {
  /// More documents and questions with which the answering was made.
  static let moreTuning = """
    == Bon Praxis :: Kassabon · 18 april 2026
    Praxis Doe-het-zelf Zwolle
    Verf wit 5L        34,99
    Kwastenset          7,49
    Subtotaal          42,48
    Korting 10%        -4,25
    Totaal            € 38,23
    Pinpas ****4821
    ?? nl Hoeveel kostte de verf? => 34,99
    ?? nl Wat was het totaalbedrag bij Praxis? => € 38,23
    ?? nl Hoeveel korting heb ik gekregen? => 4,25
    ?? nl Hoeveel heb ik bij de slager uitgegeven? => -
    ?? de Wie viel habe ich insgesamt bezahlt? => € 38,23
    ?? nl Wat heb ik gekocht? => Kwastenset

    == Bail appartement :: Contrat · 15 juin 2025
    Entre M. Paul Girard (bailleur) et Mme Inès Lopez (locataire).
    Le logement est situé 8 rue des Lilas, 69003 Lyon.
    Le loyer mensuel est de 720 €, charges comprises.
    Le dépôt de garantie s'élève à 720 €.
    Le bail prend effet le 1er juillet 2025 pour une durée de trois ans.
    Le préavis est de trois mois.
    Les animaux sont acceptés.
    ?? fr Quel est le montant du loyer ? => 720 €
    ?? fr Qui est le bailleur ? => Paul Girard
    ?? fr Quand le bail commence-t-il ? => 1er juillet 2025
    ?? fr Quelle est l'adresse du logement ? => 8 rue des Lilas
    ?? fr Combien de temps dure le bail ? => trois ans
    ?? fr Les animaux sont-ils acceptés ? => Oui
    ?? en How long is the notice period? => trois mois
    ?? fr Quel est le code du wifi ? => -
    ?? fr Quelle est la surface de l'appartement ? => -

    == Car insurance renewal :: Letter · 22 January 2026
    Dear Ms Okafor,
    Your car insurance renews on 1 March 2026. The premium for the coming year is £412.60.
    Your policy number is CAR/88213/04. The compulsory excess is £200 and the voluntary excess is £150.
    Windscreen repair is included.
    Driving outside the UK is not covered for more than 30 days.
    To make a claim, call 0800 123 4567.
    ?? en When does my insurance renew? => 1 March 2026
    ?? en What's the premium? => £412.60
    ?? en What is the policy number? => CAR/88213/04
    ?? en How much is the compulsory excess? => £200
    ?? en How much is the voluntary excess? => £150
    ?? en Is windscreen repair included? => Yes
    ?? en Which number should I call to make a claim? => 0800 123 4567
    ?? fr Quel est le numéro de police ? => CAR/88213/04
    ?? en What is the name of my insurance agent? => -
    ?? en What colour is the car? => -

    == Bibliotheekpas :: Pas · Bibliotheek Utrecht
    Naam: Noor van Dijk
    Pasnummer: 2 1234 00456 789 0
    Geldig tot: 31-12-2026
    ?? nl Wat is mijn pasnummer? => 2 1234 00456 789 0
    ?? nl Tot wanneer is de pas geldig? => 31-12-2026
    ?? nl Op welke naam staat de pas? => Noor van Dijk
    ?? nl Wat is de pincode? => -

    == Schokoladenkuchen :: Rezept
    Zutaten für 12 Stücke:
    250 g Butter
    200 g Zucker
    4 Eier
    150 g Mehl
    Den Backofen auf 175 °C vorheizen.
    Den Kuchen 45 Minuten backen.
    Tipp: Am nächsten Tag schmeckt er noch besser.
    ?? de Wie viel Zucker brauche ich? => 200 g
    ?? de Wie viele Eier brauche ich? => 4
    ?? de Bei wie viel Grad wird der Kuchen gebacken? => 175 °C
    ?? de Wie lange muss der Kuchen backen? => 45 Minuten
    ?? de Wie viel Salz kommt hinein? => -
    ?? en How long does the cake bake? => 45 Minuten

    == Bus 412 timetable :: Timetable · valid from 1 May 2026
    Stop              First   Last
    Station Square    06:10   22:40
    University        06:22   22:52
    Airport           06:45   23:15
    Buses run every 20 minutes on weekdays.
    No service on Christmas Day.
    ?? en When does the first bus leave Station Square? => 06:10
    ?? en What time is the last bus at the airport? => 23:15
    ?? en How often do buses run on weekdays? => 20 minutes
    ?? nl Hoe laat vertrekt de eerste bus bij University? => 06:22
    ?? en How much is a single ticket? => -

    == Abonnement Basic-Fit :: Contract
    Abonnement: Comfort
    Prijs: € 24,99 per 4 weken
    Startdatum: 3 maart 2026
    Minimale looptijd: 1 jaar
    Opzeggen kan met een termijn van 4 weken.
    Een gast meenemen kost € 6 per keer.
    ?? nl Wat kost het abonnement? => € 24,99
    ?? nl Wanneer is het abonnement begonnen? => 3 maart 2026
    ?? nl Wat is de minimale looptijd? => 1 jaar
    ?? nl Hoeveel kost het om een gast mee te nemen? => € 6
    ?? nl Is er een zwembad? => -

    == Garantieschein :: Garantie · Miele
    Gerät: Geschirrspüler G 5210
    Seriennummer: 00/134567890
    Kaufdatum: 06.09.2025
    Garantiezeit: 2 Jahre
    Händler: Elektro Baumann, Freiburg
    Verschleißteile sind von der Garantie ausgeschlossen.
    ?? de Wann habe ich den Geschirrspüler gekauft? => 06.09.2025
    ?? de Wo habe ich das Gerät gekauft? => Elektro Baumann
    ?? de Wie lange gilt die Garantie? => 2 Jahre
    ?? de Sind Verschleißteile von der Garantie gedeckt? => Nein
    ?? nl Wat is het serienummer? => 00/134567890
    ?? de Was hat der Geschirrspüler gekostet? => -

    == Convocation :: Courrier · CHU de Nantes · 2 avril 2026
    Madame Petit,
    Nous vous attendons le mardi 21 avril 2026 à 9h45 pour votre consultation avec le Dr Karim Benali.
    Lieu : bâtiment B, 3e étage, service de dermatologie.
    Merci d'apporter votre carte Vitale et l'ordonnance de votre médecin.
    La consultation dure environ 30 minutes.
    ?? fr Quand est mon rendez-vous ? => 21 avril 2026
    ?? fr À quelle heure dois-je venir ? => 9h45
    ?? fr Avec quel médecin ai-je rendez-vous ? => Karim Benali
    ?? fr Où a lieu la consultation ? => bâtiment B
    ?? fr Que dois-je apporter ? => carte Vitale
    ?? fr Combien de temps dure la consultation ? => 30 minutes
    ?? fr Combien coûte la consultation ? => -
    ?? de Wann ist mein Termin? => 21 avril 2026

    == Projectplan nieuwbouw :: Dia's · 11 mei 2026
    Doel: 240 woningen in 2029
    Budget: € 61,5 miljoen
    Projectleider: Farida El Amrani
    Start bouw: september 2026
    Risico: stikstofvergunning
    == Notulen :: Verslag · 4 mei 2026
    Aanwezig: Farida, Tom, Mila
    De volgende vergadering is op 1 juni 2026.
    Tom stuurt de planning rond.
    ?? nl Wie is de projectleider? => Farida El Amrani
    ?? nl Hoeveel woningen komen er? => 240 woningen
    ?? nl Wat is het budget? => € 61,5 miljoen
    ?? nl Wanneer start de bouw? => september 2026
    ?? nl Wanneer is de volgende vergadering? => 1 juni 2026
    ?? nl Wie stuurt de planning rond? => Tom
    ?? nl Wie was er aanwezig? => Mila
    ?? nl Wie is de burgemeester? => -
    """
}
