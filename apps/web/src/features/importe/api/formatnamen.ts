import type { Eingangsformat, Eingangszustand } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Schluessel } from '@frachtportal/texte/katalog';

/** What people call the kinds of files. */
export const formatnamen: Record<Eingangsformat, Schluessel> = {
  csv: 'auftragseingang.format.csv',
  xlsx: 'auftragseingang.format.xlsx',
  json: 'auftragseingang.format.json',
  xml: 'auftragseingang.format.xml',
  ndjson: 'auftragseingang.format.ndjson',
  fortras: 'auftragseingang.format.fortras',
  edifact: 'auftragseingang.format.edifact',
};

/** What has become of a file. */
export const zustandsnamen: Record<Eingangszustand, Schluessel> = {
  zuzuordnen: 'auftragseingang.zustand.zuzuordnen',
  pruefung: 'auftragseingang.zustand.pruefung',
  geprueft: 'auftragseingang.zustand.geprueft',
  uebernahme: 'auftragseingang.zustand.uebernahme',
  uebernommen: 'beschriftung.uebernommen',
  zurueckgenommen: 'auftragseingang.zustand.zurueckgenommen',
  verworfen: 'auftragseingang.zustand.verworfen',
};
