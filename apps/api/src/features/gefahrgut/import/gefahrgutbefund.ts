import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Abgleichzeile } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutvergleich';
import type { Gefahrgutdateizeile } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutzeilen';
import type { Aenderung, Vorgang, Vorgangsbefund } from '../../importe/importe.service.js';

interface Zeilenstand {
  meldungen: readonly Meldung[];
  /** The number of the line that has said the same. */
  schon: number | undefined;
  zeile: Abgleichzeile | undefined;
}

/** What becomes of a line. A field that stays because the file says nothing of it has the same value before and after. */
export function alsBefund(
  nummer: number,
  zuordnung: readonly (string | null)[],
  { meldungen, schon, zeile }: Zeilenstand,
): Vorgangsbefund {
  const gesagt = meldungen.map((meldung) => {
    const stelle = zuordnung.indexOf(meldung.field ?? '');
    return { ort: { zeile: nummer, spalte: stelle < 0 ? null : stelle }, meldung };
  });
  if (gesagt.length) return { nummer, referenz: null, ausgang: 'abgelehnt', meldungen: gesagt };
  if (schon !== undefined) {
    const meldung = fehler('stammdatenimport.zeileDoppelt', undefined, { zeile: schon });
    const ort = { zeile: nummer, spalte: null };
    return { nummer, referenz: null, ausgang: 'doppelt', meldungen: [{ ort, meldung }] };
  }
  if (!zeile?.alt) return { nummer, referenz: null, ausgang: 'neu', meldungen: [] };
  const { alt, neu, anders, behalten } = zeile;
  const aenderungen = [...anders, ...behalten].map(
    (field): Aenderung => ({ field, vorher: alsText(alt[field]), nachher: alsText(neu[field]) }),
  );
  const ausgang = anders.length ? 'geaendert' : 'unveraendert';
  return { nummer, referenz: String(alt.id), ausgang, meldungen: [], aenderungen };
}

/** Of lines that say the same all but the first, each with the number of that. */
export function schonGesagt(
  vorgaenge: readonly Vorgang[],
  gelesene: readonly Gefahrgutdateizeile[],
): Map<number, number> {
  const erste = new Map<string, number>();
  const schon = new Map<number, number>();
  for (const [i, { inhalt, meldungen }] of gelesene.entries()) {
    if (meldungen.length) continue;
    const zeile = erste.get(inhalt);
    if (zeile === undefined) erste.set(inhalt, vorgaenge[i]?.nummer ?? 0);
    else schon.set(i, zeile);
  }
  return schon;
}

const alsText = (wert: unknown) => (wert === null || wert === undefined ? null : String(wert));
