import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';

/**
 * What of an object a client sends: without fields that only the server sets, references reduced to their id, parts
 * and lists likewise.
 */
export function alsEingabe<T extends object>(klasse: Klasse<T>, objekt: Partial<T>): Partial<T> {
  const werte = objekt as Record<string, unknown>;
  const ergebnis: Record<string, unknown> = {};
  for (const feld of felder(klasse).values()) {
    if ((!feld.nurLesen || feld.kenntlich) && werte[feld.name] !== undefined)
      ergebnis[feld.name] = feldwert(feld, werte[feld.name]);
  }
  return ergebnis as Partial<T>;
}

function feldwert(feld: Feld, wert: unknown): unknown {
  if (wert === null || !feld.klasse) return wert;
  if (feld.art === 'verweis') return { id: (wert as { id: number }).id };
  const klasse = feld.klasse();
  return Array.isArray(wert) ? wert.map((w) => alsEingabe(klasse, w)) : alsEingabe(klasse, wert as object);
}
