/** English texts of orders, their list and their papers. */
export const auftragstexteEnglisch: Record<string, string> = {
  'auftrag.iban': 'Please enter a valid IBAN.',
  'auftrag.bic': 'Please enter a valid BIC.',
  'auftrag.serviceDoppelt': 'This service is named already.',
  'auftrag.positionFehlt': 'Please capture at least one order position.',
  'auftrag.massZuGross': 'The result is too large. Please check dimensions and number.',
  'auftrag.summeZuGross': 'The sum of the positions is too large. Please check weights and numbers.',
  'auftrag.zustellungVorAbholung': 'The delivery date must not be before the pickup date.',
  'auftrag.zeitVonBis': 'The time “from” must not be after “to”.',
  'auftrag.gespeichert': 'The order {number} was saved successfully.',
  'auftrag.aktualisiert': 'The order {number} was updated successfully.',
  'auftrag.geloescht': 'The order {number} was deleted.',
  'auftrag.nichtErfasst':
    'The order {number} is no longer in the status “captured online” and cannot be changed.',
  'auftrag.uebertragen': '{count} orders were marked for transfer to {dispo}.',
  'auftrag.uebertragenEiner': '1 order was marked for transfer to {dispo}.',
  'auftrag.zurueckgenommen': '{count} orders were removed from the transfer to {dispo}',
  'auftrag.speichernVorDruck': 'The order must be saved first.',
  'auftrag.uebernahmelisteNichtDruckbar': 'The takeover list cannot be printed yet for order {number}',
  'auftrag.abbrechen': 'Do you really want to cancel this order?',
  'auftrag.loeschenTitel': 'Delete order',
  'auftrag.loeschenFrage': 'Remove the marked order?',
  'auftrag.adressanlageOffen': 'The creation of the address was not finished.',
  'auftrag.keinLetzterEmpfaenger': 'There is no last captured consignee yet.',
  'auftrag.nurEiner': 'Please mark exactly one order in the status “captured online”.',
  'auftrag.keineAenderung': 'Capturing orders is locked for this client.',
  'auftrag.warnungLeer': 'Position {nummer}: please give a number with packaging or load equipment.',
  'auftrag.warnungGefahrgut': 'Position {nummer}: {name} is not meant for dangerous goods.',
  'adresse.telefon': 'Phone',
  'adresse.telefonEmailWebsite': 'Phone, e-mail, website',
  'position.zeichenNummer': 'Mark/no.',
  'position.kundenAb': 'Customer order',

  'gefahrgut.nettoOderLiter': 'Please fill in net weight or litres.',
  'gefahrgut.entwederNettoOderLiter': 'Please fill in either net weight or litres.',
  'gefahrgut.nettoUeberBrutto': 'The net weight must not be greater than the gross weight.',
  'gefahrgut.bexTitel': 'BEX premium service reset',
  'gefahrgut.bex': 'The BEX premium service is not permitted together with dangerous goods',
  'gefahrgut.unnrUndKlasse': 'UN number and class do not belong together.',

  'liste.zeileMarkieren': 'Please mark a row.',
  'suche.zeitraum': 'Please correct the period.',

  'bericht.abgelaufen': 'The print order has expired. Please print once more.',
  'bericht.wirdVorbereitet': 'The print is being prepared …',
  'bericht.zuLange': 'Printing took too long. Please choose fewer orders.',
  'bericht.zuVieleEtiketten':
    'That would be {anzahl} labels in one print, at most {max} are possible. Please choose fewer orders.',
  'bericht.belegeZuGross':
    'The stored papers of these orders are larger than {mb} MB together. Please choose fewer orders.',
  'bericht.zuVieleZeilen':
    'This print would be too large with {anzahl} rows, at most {max} are possible. Please choose fewer orders.',
};
