/** English texts of the transfer to the dispatch system and of prices. */
export const dispotexteEnglisch: Record<string, string> = {
  'dispo.indexAktualisiert': 'The index {x} was updated successfully.',
  'dispo.indexUnbekannt': 'There is no index {x}.',
  'dispo.indexFehler': 'The index {x} could not be updated: {grund}',
  'dispo.schluessel': 'The key of the dispatch system is missing or wrong.',
  'dispo.statusOderPreis': 'Please give either a status or a price.',
  'dispo.statusUnbekannt': 'There is no status {status}.',
  'dispo.auftragUnbekannt': 'There is no order {number}.',
  'dispo.nichtUebertragen': 'The order {number} has not been transferred.',
  'dispo.keineAnfrage': 'No price request is running for the order {number}.',
  'dispo.technisch': 'The record cannot be stored ({code}).',
  'dispo.zukunft': 'The moment lies in the future.',
  'dispo.signatur': 'The signature is no PNG or JPEG in base64.',
  'dispo.dokument': 'The document is no base64.',
  'dispo.preisSumme': 'The parts of the price do not add up to the amount.',
  'preis.abgeschaltet': 'Price requests are switched off.',
  'preis.angefragt':
    'Your price request was sent and is now being calculated. This can take several minutes.',
  'preis.keineAnfrage': 'The order {number} is no price request in the status “captured online”.',
};
