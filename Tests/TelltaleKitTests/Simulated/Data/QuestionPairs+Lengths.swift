extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let lengths = """
    == Pachtvertrag Kleingarten 27 :: Vertrag · 1. April 2025
    § 4 Kündigung
    Die Kündigungsfrist beträgt drei Monate zum Jahresende.
    § 5 Pacht
    Die Jahrespacht beträgt 184,00 € und ist am 15. Januar fällig.
    § 6 Ruhezeiten
    Von 13 bis 15 Uhr sind laute Arbeiten nicht erlaubt.
    ?? de Wie lang ist die Kündigungsfrist? => drei Monate
    ?? de Wie hoch ist die Pacht? => 184,00 €
    ?? de Wann muss ich die Pacht zahlen? => 15. Januar
    ?? nl Wat is de opzegtermijn? => drei Monate
    ?? en How much notice do I have to give? => drei Monate
    ?? de Wie lange läuft der Vertrag? => -
    ?? fr Quel est le délai de préavis ? => drei Monate

    == Contract muziekschool Klankrijk :: Contract · 1 september 2025
    Artikel 3. De opzegtermijn bedraagt één maand.
    Artikel 4. De les duurt 45 minuten.
    Artikel 5. Het lesgeld is € 68,50 per maand en wordt op de 3e afgeschreven.
    Docent viool: Wietske Aardema
    Opzeggen bij: administratie@klankrijk.example
    ?? nl Hoe lang is de opzegtermijn? => één maand
    ?? nl Hoe lang duurt een les? => 45 minuten
    ?? nl Wie geeft vioolles? => Wietske Aardema
    ?? nl Wat kost de les per maand? => € 68,50
    ?? en How long is a lesson? => 45 minuten
    ?? en Who teaches violin? => Wietske Aardema
    ?? nl Bij wie moet ik opzeggen? => administratie@klankrijk.example
    ?? nl Wie geeft pianoles? => -
    ?? nl Hoe lang duurt de pauze? => -

    == Convention de stage :: Convention · 2 mars 2026
    Le stage dure quatre mois à compter du 7 avril 2026.
    La pause de midi est d'une heure.
    Tuteur : Anselme Roudaut
    La gratification est de 630 € par mois.
    Le préavis est de deux semaines.
    ?? fr Combien de temps dure le stage ? => quatre mois
    ?? fr Quelle est la durée de la pause ? => une heure
    ?? fr Quel est le préavis ? => deux semaines
    ?? fr Qui est mon tuteur ? => Anselme Roudaut
    ?? en How long is the internship? => quatre mois
    ?? en What is the notice period? => deux semaines
    ?? nl Wanneer begint de stage? => 7 avril 2026
    ?? fr Combien de jours de congé ai-je ? => -

    == Lentil stew :: Recipe · Serves 4
    300 g lentils
    2 onions
    4 carrots
    1.2 litres stock
    1 tsp cumin
    Simmer for 40 minutes, then rest for ten minutes.
    ?? en How many carrots do I need? => 4
    ?? en How much stock goes in? => 1.2 litres
    ?? en How many grams of lentils? => 300 g
    ?? en How many onions? => 2
    ?? en How long does it simmer? => 40 minutes
    ?? nl Hoeveel wortels heb ik nodig? => 4|-
    ?? en How many eggs do I need? => -
    ?? en How much butter is in it? => -
    ?? en How many people does it serve? => 4

    == Pannenkoeken van oma :: Recept
    250 g bloem
    4 eieren
    500 ml melk
    een snufje zout
    Bak elke pannenkoek twee minuten per kant.
    Voor 6 personen
    ?? nl Hoeveel eieren gaan erin? => 4 eieren
    ?? nl Hoeveel melk heb ik nodig? => 500 ml
    ?? nl Hoeveel gram bloem? => 250 g
    ?? nl Hoe lang bak ik een pannenkoek? => twee minuten
    ?? nl Hoeveel suiker moet erin? => -
    ?? nl Voor hoeveel personen is het? => 6
    ?? en How much flour? => 250 g|-
    ?? de Wie viele Eier brauche ich? => 4|-

    == Zwetschgenkuchen :: Rezept
    1,5 kg Zwetschgen
    375 g Mehl
    20 g Hefe
    180 ml Milch
    3 EL Zucker
    Bei 190 °C etwa 50 Minuten backen.
    ?? de Wie viel Mehl brauche ich? => 375 g
    ?? de Wie viele Esslöffel Zucker? => 3 EL
    ?? de Wie viel Hefe kommt hinein? => 20 g
    ?? de Wie lange muss der Kuchen backen? => 50 Minuten
    ?? de Bei wie viel Grad? => 190 °C
    ?? de Wie viele Eier kommen hinein? => -
    ?? fr Combien de farine faut-il ? => 375 g|-
    ?? de Wie viel Butter? => -

    == Tarte aux poireaux :: Recette · 6 personnes
    4 poireaux
    20 cl de crème
    3 œufs
    150 g de comté râpé
    Cuire 35 minutes à 180 °C.
    ?? fr Combien d'œufs faut-il ? => 3
    ?? fr Combien de crème ? => 20 cl
    ?? fr Combien de grammes de comté ? => 150 g
    ?? fr Combien de poireaux ? => 4
    ?? fr Combien de temps cuit la tarte ? => 35 minutes
    ?? fr Combien de beurre faut-il ? => -
    ?? fr Pour combien de personnes ? => 6

    == Choir Tidesong season letter :: Letter · 30 August 2025
    Dear singers,
    Rehearsals are led by Dr Imogen Fairfax and start on 9 September 2025.
    The subscription is £96 a year, due by 30 September.
    To leave the choir, write to Gareth Poole (membership secretary).
    Rehearsal rooms are let to us by Quayside Arts Ltd.
    ?? en Who leads the rehearsals? => Imogen Fairfax
    ?? en Who do I write to if I want to leave? => Gareth Poole
    ?? en When is the subscription due? => 30 September
    ?? en What do I owe for the year? => £96
    ?? en Which company rents out the rooms? => Quayside Arts
    ?? nl Wie leidt de repetities? => Imogen Fairfax
    ?? fr Qui dirige les répétitions ? => Imogen Fairfax
    ?? en Who is the accompanist? => -

    == Sportverein Blau-Weiß Trainingsplan :: Plan · Herbst 2026
    Montag 17:30 Judo Kinder, Trainer: Okan Yildiz
    Mittwoch 19:00 Yoga, Trainerin: Birte Hansen
    Freitag 18:00 Badminton, Halle 2
    Abmeldung bei: Geschäftsstelle, Tel. 0431 55201
    Beitrag: 14,00 € monatlich
    ?? de Wer unterrichtet Yoga? => Birte Hansen
    ?? de Um wie viel Uhr beginnt Judo? => 17:30
    ?? de In welcher Halle ist Badminton? => Halle 2
    ?? de Wer trainiert die Kinder im Judo? => Okan Yildiz
    ?? de Bei wem melde ich mich ab? => Geschäftsstelle
    ?? de Wer unterrichtet Karate? => -
    ?? en When is yoga? => Mittwoch
    ?? de Wie hoch ist der Beitrag? => 14,00 €

    == Tierarztpraxis Lorenz :: Rechnung · 28. Januar 2026
    Tierarztpraxis Lorenz
    Patient: Kater Moritz
    Impfung          48,20 €
    Untersuchung     31,60 €
    Gesamt           79,80 €
    Nächste Impfung fällig: 28. Januar 2027
    ?? de Wie viel kostete die Impfung? => 48,20 €
    ?? de Wann ist die nächste Impfung? => 28. Januar 2027
    ?? de Was habe ich beim Tierarzt ausgegeben? => 79,80 €
    ?? de Was hat der Zahnarzt gekostet? => -
    ?? en How much did the vet charge? => 79,80 €
    ?? nl Hoeveel betaalde ik de dierenarts? => 79,80 €
    ?? fr Quand est le prochain vaccin ? => 28. Januar 2027|-

    == Naaimachine Vermeulen reparatie :: Reparatiebon · 4 mei 2026
    Vermeulen Naaimachines
    Verkoper: Joost Lammers
    Ingeleverd: 4 mei 2026
    Klaar op: 18 mei 2026
    Voorschot € 25,00
    Geschatte kosten € 85,00
    ?? nl Wanneer is de reparatie klaar? => 18 mei 2026
    ?? nl Bij welke winkel heb ik de machine gebracht? => Vermeulen
    ?? nl Wie is de verkoper? => Joost Lammers
    ?? nl Hoeveel voorschot heb ik betaald? => € 25,00
    ?? nl Wat gaat de reparatie kosten? => € 85,00
    ?? nl Wanneer verloopt de garantie? => -
    ?? en Who is the seller? => Joost Lammers
    ?? de Wer ist der Verkäufer? => Joost Lammers
    """
}
