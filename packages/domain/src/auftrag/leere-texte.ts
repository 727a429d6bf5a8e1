import { type Feld, felder, type Klasse } from '../feld/feld.js';

/** A copy in which a text of blanks only is none, in all its parts: nothing has one form. */
export function ohneLeereTexte<T extends object>(klasse: Klasse, wert: T): T {
  const kopie = Object.assign(Object.create(Object.getPrototypeOf(wert)), wert) as Record<string, unknown>;
  for (const feld of felder(klasse).values()) {
    if (feld.name in kopie) kopie[feld.name] = gesaeubert(feld, kopie[feld.name]);
  }
  return kopie as T;
}

function gesaeubert(feld: Feld, inhalt: unknown): unknown {
  if (typeof inhalt === 'string') return inhalt.trim() === '' ? null : inhalt;
  if (!inhalt || !feld.klasse || feld.art === 'verweis') return inhalt;
  const klasse = feld.klasse();
  return Array.isArray(inhalt)
    ? inhalt.map((teil: object) => ohneLeereTexte(klasse, teil))
    : ohneLeereTexte(klasse, inhalt as object);
}
