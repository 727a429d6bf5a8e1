import { createHash } from 'node:crypto';
import type { Eingangszuordnung } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { wortform } from '@frachtportal/domain/texte/wortform';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { zusatzspalten } from './abgelehnte.js';
import type { Importart } from './importart.js';
import type { Laufstand } from './laeufe.repository.js';

/** The head of a file, whatever its columns of reasons, which a file of refused lines has. */
export function fingerabdruck(kopf: readonly string[]): Buffer {
  const worte = kopf.filter((name) => !zusatzspalten.has(name)).map(wortform);
  return createHash('sha256').update(JSON.stringify(worte)).digest();
}

/** For each column what it shall mean. @throws Fachfehler 400 */
export function gewuenscht(
  art: Importart,
  { kopf }: Laufstand,
  { spalten }: Eingangszuordnung,
): (string | null)[] {
  const felder = new Map((spalten ?? []).map((s) => [s.nummer, s.feld]));
  const zuordnung = kopf.map((_, i) => felder.get(i) ?? null);
  const meldungen = zuordnung.flatMap((feld, i) => {
    if (feld === null) return [];
    if (!art.istSpalte(feld)) return [fehler('feld.auswahl', `spalten[${i}].feld`)];
    return zuordnung.indexOf(feld) < i ? [fehler('auftragseingang.spalteZweimal', `spalten[${i}].feld`)] : [];
  });
  if (meldungen.length) throw ungueltig(meldungen);
  return zuordnung;
}
