/** English headings of exported orders that are no labels of the screens. */
export const exportworteEnglisch: Record<string, string> = {
  'Erfasst am': 'Captured on',
  'Absender Name': 'Consignor name',
  'Absender Straße': 'Consignor street',
  'Absender LKZ': 'Consignor country',
  'Absender PLZ': 'Consignor postcode',
  'Absender Ort': 'Consignor town',
  'Empfänger Name': 'Consignee name',
  'Empfänger Straße': 'Consignee street',
  'Empfänger LKZ': 'Consignee country',
  'Empfänger PLZ': 'Consignee postcode',
  'Empfänger Ort': 'Consignee town',
  'Gewicht kg': 'Weight kg',
  'Nachnahme Währung': 'Cash on delivery currency',
  'Preis Währung': 'Price currency',
};
