import type { Eingangsformat } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Schluessel } from '@frachtportal/texte/katalog';

/** What people call the kinds of files. */
export const formatnamen: Record<Eingangsformat, Schluessel> = {
  csv: 'auftragseingang.format.csv',
  xlsx: 'auftragseingang.format.xlsx',
  xml: 'auftragseingang.format.xml',
  ndjson: 'auftragseingang.format.ndjson',
  fortras: 'auftragseingang.format.fortras',
  edifact: 'auftragseingang.format.edifact',
};
