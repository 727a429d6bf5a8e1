import { auftragsrollen } from '../../adresse/adresstyp.js';
import { istKurzform } from '../../adresse/kurzform.js';
import { lies } from '../../feld/lesen.js';
import { ersteJeFeld, type Meldung } from '../../feld/meldung.js';
import type { Land } from '../../stammdaten/land.js';
import { Auftrag } from '../auftrag.js';
import { pruefeAuftrag } from '../auftrag.rules.js';
import { AuftragLademittel } from '../auftrag-teile.js';
import type { Erfassende } from '../freigaben.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { istLeer } from '../position/positionen.js';
import { pruefePostleitzahlen } from '../postleitzahlen.js';
import { mitBerechneten } from '../rechnen/berechnet.js';
import { type MitErstnamen, mitErstnamen } from './zweitnamen.js';

/** What an order is read against. */
export interface Leseumgebung extends Erfassende {
  laender: readonly Land[];
  /** The stored order that is to be changed; null for a new one. */
  vorher: Auftrag | null;
}

/**
 * An order as it is sent, with everything that is wrong with it. Form and server ask here and nowhere else, so they
 * never disagree; what else an order points to only the server can look up.
 */
export function liesAuftrag(roh: unknown, umgebung: Leseumgebung): MitErstnamen {
  const { laender, vorher } = umgebung;
  const gesendet = lies(Auftrag, roh);
  const { wert, meldungen, gemeint, verschieden } = mitErstnamen(gesendet.wert, vorher);
  if (wert.auftragspositionen) wert.auftragspositionen = mitBerechneten(wert.auftragspositionen, vorher);
  const ausgelassene = new Set([...leereZeilen(wert), ...kurzformen(wert)]);
  const nichtVerlangt = ({ key, field = '' }: Meldung) =>
    key === 'feld.pflicht' && ausgelassene.has(field.slice(0, field.lastIndexOf('.')));
  const gelesene = gesendet.meldungen.filter((m) => !nichtVerlangt(m));
  // Told at the name that was sent.
  const regeln = [...pruefeAuftrag(wert, umgebung, vorher), ...pruefePostleitzahlen(wert, laender)].map(
    (m) => (m.field && gemeint.has(m.field) ? { ...m, field: gemeint.get(m.field) } : m),
  );
  return { wert, meldungen: ersteJeFeld([...gelesene, ...meldungen, ...regeln]), gemeint, verschieden };
}

/** Where rows are sent in which nothing stands, as the one at the end of each list: they are left out, so nothing is missing. */
function leereZeilen(auftrag: Auftrag): string[] {
  const listen = [
    ['auftragspositionen', Auftragsposition],
    ['auftragZusLademittel', AuftragLademittel],
  ] as const;
  return listen.flatMap(([name, klasse]) =>
    (auftrag[name] ?? []).flatMap((zeile, i) => (istLeer(klasse, zeile) ? [`${name}[${i}]`] : [])),
  );
}

/** Addresses that the address book fills, so nothing is missing in them. */
const kurzformen = (auftrag: Auftrag): string[] =>
  auftragsrollen.map(({ feld }) => feld).filter((feld) => istKurzform(auftrag[feld]));
