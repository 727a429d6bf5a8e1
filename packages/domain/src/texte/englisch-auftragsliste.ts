import type { auftragslistentexte } from './deutsch-auftragsliste.js';

/** English texts of the order list, its panel and the monthly export. */
export const auftragslistentexteEnglisch: Record<keyof typeof auftragslistentexte, string> = {
  'auftragsliste.suche': 'Order number, reference, name, town …',
  'auftragsliste.sucheKompakt': 'Number, reference or consignee …',
  'auftragsliste.einenMarkieren': 'Please mark exactly one order.',
  'liste.auftragMarkieren': 'Please mark an order.',
  'liste.ohneLeitung':
    'New statuses do not come by themselves at present. The list is read again every 10 seconds.',
  'liste.verladung': 'There is nothing on the loading of this order.',
  'liste.controlling': 'There is nothing on the controlling of this order.',

  'export.keine': 'There are no orders in this period',
  'export.erfolg': '{count} orders were exported to the file {datei}',
  'export.fertig': 'The export of the orders is finished',
  'export.laeuft': 'Orders are being exported …',
  'export.abgebrochen': 'The export was cancelled, no file was saved.',
  'export.dauer':
    'Depending on the period the export may take several minutes. It goes on while you open other pages of the portal; please do not close this window.',
};
