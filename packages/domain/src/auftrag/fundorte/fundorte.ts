import { auftragsrollen } from '../../adresse/adresstyp.js';
import { adresse } from './anschrift.js';
import { kopf } from './kopf.js';
import type { Fundstelle, Ort } from './ort.js';
import {
  dokument,
  gefahrgutzeile,
  historie,
  lademittel,
  packstueck,
  person,
  position,
  service,
} from './teile.js';

const alleTafeln: Record<string, Record<string, Fundstelle>> = {
  '': kopf,
  auftragspositionen: position,
  'auftragspositionen.auftragsgefahrgueter': gefahrgutzeile,
  'auftragspositionen.packstuecke': packstueck,
  auftragZusLademittel: lademittel,
  auftragServices: service,
  auftragshistorie: historie,
  // The papers name who captured the order: the first of the history.
  'auftragshistorie.benutzer': person('liste', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  dokumentenverweise: dokument,
  erfasser: person('formular', 'liste', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  aenderer: person('speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  ...Object.fromEntries(auftragsrollen.map(({ feld }) => [feld, adresse(feld)])),
};

/** Where each field of an order is seen, by its path without the numbers of rows. */
export const fundorte: ReadonlyMap<string, Fundstelle> = new Map(
  Object.entries(alleTafeln).flatMap(([vor, tafel]) =>
    Object.entries(tafel).map(([name, wo]) => [vor ? `${vor}.${name}` : name, wo] as const),
  ),
);

/** The places of a field, of the one it is another name of too. */
export function orteVon(pfad: string): readonly Ort[] {
  const fund = fundorte.get(pfad);
  if (!fund || 'nirgends' in fund) return [];
  if ('wie' in fund) return orteVon(pfad.replace(/[^.]*$/, fund.wie));
  return fund;
}
