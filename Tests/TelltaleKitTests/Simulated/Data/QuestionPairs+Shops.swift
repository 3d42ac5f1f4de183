extension QuestionPairs {
  /// Documents and questions with which the answering was made.
  static let shops = """
    == Kassabon Drogisterij Blauwhof :: Bon · 6 maart 2026 · Amersfoort
    Drogisterij Blauwhof
    Shampoo          4,49
    Tandpasta 2x     5,98
    Totaal           € 10,47
    Pinbetaling
    == Kassabon Bouwmarkt Spijker :: Bon · 12 februari 2026 · Amersfoort
    Bouwmarkt Spijker
    Verf wit 5 L     39,95
    Kwast             7,50
    Totaal           € 47,45
    Pinbetaling
    ?? nl Hoeveel heb ik bij de drogist betaald? => € 10,47
    ?? nl Wat heb ik in de bouwmarkt uitgegeven? => € 47,45
    ?? nl Hoeveel betaalde ik in februari? => € 47,45
    ?? nl Hoeveel heb ik in het restaurant betaald? => -
    ?? nl Wat kostte het diner? => -
    ?? en How much did I spend at the DIY store? => € 47,45
    ?? en How much was my restaurant dinner? => -
    ?? fr Combien ai-je dépensé à la droguerie ? => € 10,47
    ?? nl Hoeveel betaalde ik bij de bakker? => -
    ?? nl In welke winkel kocht ik de verf? => Bouwmarkt Spijker
    ?? nl Hoeveel heb ik bij Blauwhof afgerekend? => € 10,47

    == Home insurance renewal :: Letter · Harbour Mutual · 2 January 2026
    Dear Ms Whitcombe,
    Your home insurance HM-55210 renews on 1 February 2026.
    The annual premium is £312.40. It will be debited on 5 February 2026.
    The excess is £200 for each claim.
    == Pet insurance renewal :: Letter · Pawtect · 11 January 2026
    Dear Ms Whitcombe,
    Your pet insurance for Biscuit, PW-0093, renews on 20 February 2026.
    The annual premium is £148.00. It will be debited on 24 February 2026.
    The excess is £75 for each claim.
    ?? en What is the premium of the home insurance? => £312.40
    ?? en How much is the excess on my pet insurance? => £75
    ?? en When does my pet insurance renew? => 20 February 2026
    ?? en When does my car insurance renew? => -
    ?? en What is the excess on my travel insurance? => -
    ?? de Wie hoch ist der Selbstbehalt der Hausratversicherung? => £200
    ?? fr Quand la prime de l'assurance habitation sera-t-elle prélevée ? => 5 February 2026
    ?? nl Hoeveel premie betaal ik voor de huisdierenverzekering? => £148.00
    ?? en On what date is the home premium debited? => 5 February 2026
    ?? nl Wanneer verloopt mijn autoverzekering? => -

    == Elternbrief Klasse 3b :: Brief · Grundschule am Weiher · 20. August 2026
    Liebe Eltern,
    die Klassenfahrt nach Norderney ist vom 14. bis 18. September 2026.
    Die Kosten betragen 215,00 € und werden am 1. September abgebucht.
    Frau Tietjen begleitet die Klasse.
    Bitte geben Sie Ihrem Kind Regenkleidung und feste Schuhe mit.
    ?? de Wie viel kostet die Klassenfahrt? => 215,00 €
    ?? de Wann wird der Betrag abgebucht? => 1. September
    ?? de Wer begleitet die Klasse? => Frau Tietjen
    ?? de Wann ist der Elternabend? => -
    ?? de Wie hoch ist der Beitrag für das Mittagessen? => -
    ?? en When is the money debited? => 1. September
    ?? nl Waar gaat de schoolreis naartoe? => Norderney

    == Garage Delorme :: Facture · 9 décembre 2025
    Garage Delorme, 14 rue du Stade, Poitiers
    Véhicule : Peugeot 208, DK-441-RV
    Vidange et filtres      142,00 €
    Plaquettes de frein     186,50 €
    Total TTC               328,50 €
    Prélèvement le 20 décembre 2025
    Kilométrage : 84 310 km
    ?? fr Combien le garage m'a-t-il débité ? => 328,50 €
    ?? fr Quand serai-je débité ? => 20 décembre 2025
    ?? fr Combien ont coûté les plaquettes de frein ? => 186,50 €
    ?? fr Quel garage a fait la vidange ? => Garage Delorme
    ?? fr Quand expire mon permis de conduire ? => -
    ?? fr Combien ont coûté les pneus ? => -
    ?? en How many kilometres has the car done? => 84 310
    ?? nl Wanneer wordt het bedrag afgeschreven? => 20 décembre 2025
    ?? de Wie viel hat die Werkstatt berechnet? => 328,50 €

    == Kvitto Lunds Glass :: Kvitto · 14 juli 2025 · Ystad
    Lunds Glass AB
    2 struter         98,00
    1 kaffe           35,00
    Summa            133,00 kr
    Kort ****6620
    ?? en How much did I pay at Lunds Glass? => 133,00 kr
    ?? de Wie viel habe ich bezahlt? => 133,00 kr
    ?? nl Wat heb ik uitgegeven in Ystad? => 133,00 kr
    ?? fr Combien ai-je dépensé chez Lunds Glass ? => 133,00 kr
    ?? en Which card did I use, last four digits? => 6620
    ?? en How much did the train ticket cost? => -

    == Kvittering Cykelhuset :: Kvittering · 3. april 2026 · Aarhus
    Cykelhuset ApS
    Service           450,00
    Ny kæde           289,00
    I alt             739,00 kr.
    Heraf moms        147,80 kr.
    ?? en What was the total at Cykelhuset? => 739,00 kr
    ?? nl Hoeveel heb ik in totaal betaald? => 739,00 kr
    ?? de Wie viel habe ich bei Cykelhuset ausgegeben? => 739,00 kr
    ?? fr Quel est le montant de la TVA ? => 147,80

    == Ricevuta Trattoria da Nino :: Ricevuta · 8 maggio 2026 · Verona
    Trattoria da Nino
    2 coperti            5,00
    Tagliatelle         13,50
    Totale             € 41,20
    Data: 08/05/2026
    ?? en How much did I spend at the trattoria? => € 41,20
    ?? de Wie viel habe ich im Restaurant ausgegeben? => € 41,20
    ?? nl Hoeveel kostte het eten bij Nino? => € 41,20
    ?? fr Combien ai-je payé au restaurant ? => € 41,20
    ?? en How much was the hotel? => -

    == Recibo Ferretería Solana :: Recibo · 27 de marzo de 2026 · Cádiz
    Ferretería Solana S.L.
    Bombillas LED      18,75
    Alargador          12,30
    Importe total      31,05 €
    Fecha: 27/03/2026
    ?? en How much did I pay at Ferretería Solana? => 31,05 €
    ?? fr Combien ai-je dépensé à la quincaillerie ? => 31,05 €
    ?? de Was habe ich bei Solana bezahlt? => 31,05 €
    ?? nl Wat kostte de schoenen? => -

    == Quittung Uhrmacher Bärtschi :: Beleg · 5. Februar 2026 · Thun
    Uhrmacher Bärtschi
    Revision Armbanduhr     CHF 1'490.00
    Lederband               CHF    88.25
    Total                   CHF 1'578.25
    Garantie auf die Revision: 18 Monate
    ?? de Wie viel habe ich beim Uhrmacher bezahlt? => CHF 1'578.25
    ?? de Was kostete die Revision? => CHF 1'490.00
    ?? fr Combien ai-je payé chez l'horloger ? => CHF 1'578.25
    ?? de Wie lange gilt die Garantie? => 18 Monate
    ?? en How much did the strap cost? => 88.25|-
    ?? en How much was the bracelet engraving? => -
    """
}
