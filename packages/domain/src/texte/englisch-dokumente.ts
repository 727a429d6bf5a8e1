/** English texts of an order's papers. */
export const dokumenttexteEnglisch: Record<string, string> = {
  'dokument.abgeschaltet': 'Documents are switched off.',
  'dokument.bezugFehlt': 'Please name the order the document belongs to.',
  'dokument.inhalt': 'The content of the file is no document that is accepted. Possible are: {arten}',
  'dokument.zuViele': 'An order can have at most {max} documents.',
  'dokument.dateiFehlt': 'The file “{name}” is no longer in the storage.',
  'dokument.keine': 'There are no documents for this order yet.',
  'dokument.nichtGelesen': 'The documents could not be read.',
  'dokument.ohneAnsicht':
    'This browser does not show PDF here. Please open the document in a new window or download it.',
  'dokument.hochgeladen': 'The document “{name}” was uploaded.',
  'dokument.geloescht': 'The document “{name}” was deleted.',
  'dokument.loeschenTitel': 'Delete document',
  'dokument.loeschenFrage': 'Should the document “{name}” be removed?',

  'bericht.keineAblieferung': 'The order {number} has not been delivered yet.',
  'bericht.keinGefahrgut': 'The order {number} contains no dangerous goods.',
  'bericht.gs1Fehlt': 'No GS1 company prefix is set. An administrator enters it in the configuration.',
  'bericht.ssccErschoepft': 'The GS1 company prefix {nummer} has no numbers left.',

  'export.zeitraum': 'Please correct the period.',
  'export.tagFehlt': 'please enter a date',
  'export.vonNachBis': 'is after “Date to”',
  'export.bisVorVon': 'is before “Date from”',
  'export.xlsxZuGross':
    'That would be {anzahl} orders in one Excel file, at most {max} are possible. Please shorten the period or choose CSV.',

  'ereignisse.zuViele': 'Too many windows are waiting for news. Please close some.',
};
