/// Labels of everyday documents in further languages, for documents that are in
/// another language than the question.
///
/// Spanish, Italian, Portuguese, Danish, Norwegian, Swedish, Turkish, Vietnamese,
/// Chinese, Japanese and Korean.
enum Cognates {
  /// The labels of each concept.
  static let concepts: [Concept: String] = [
    .total: """
    totalt totale total summa i_alt importe importe_total total_geral toplam tổng_cộng tổng 合_計 \
    合_计 总_计 總_計 합_계 att_betala at_betale å_betale da_pagare a_pagar totalbelopp \
    totalbeløb totalbeløp valor_total totalsumma sum
    """,
    .tax: "moms iva mva kdv vat impuesto imposta",
    .discount: "rabatt rabat sconto descuento desconto indirim",
    .dueDate: "forfallsdato förfallodatum forfaldsdato vencimiento vencimento scadenza",
    .expiry: "giltig_till gyldig_til caduca caducidad válido_hasta valido_fino validade",
    .issueDate: "fecha datum dato tarih fattura_del",
    .deposit: "fianza cauzione depositum deposition caução",
    .rent: "alquiler affitto hyra husleje leie aluguel renda",
    .price: "precio prezzo pris preço fiyat",
    .tip: "propina mancia dricks drikkepenge gorjeta",
    .phone: "teléfono telefono telefone tlf telefonnr",
    .address: "dirección indirizzo endereço adress adresse",
    .seat: "asiento posto plass sæde säte assento",
    .gate: "puerta portão",
    .departure: "salida partenza avgang afgang saída",
    .arrival: "llegada arrivo ankomst chegada",
    .destination: "destino destinazione",
    .name: "navn namn nome",
    .orderNumber: "pedido ordine ordrenummer ordernummer",
    .invoiceNumber: "factura fattura fakturanummer fatura",
  ]
}
