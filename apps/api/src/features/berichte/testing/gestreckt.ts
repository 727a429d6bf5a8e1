import { felder, type Klasse } from '@frachtportal/domain/feld/feld';

/** Texts whose form leaves no room to make them longer. */
const geformt = new Set(['lkz', 'plz', 'iban', 'bic', 'mailTrackTrace', 'matchcode']);

/** An object with every text as long as it may be. @param fuelle makes a text so long, beginning with what it was */
export function gestreckt<T extends object>(
  klasse: Klasse,
  objekt: T,
  fuelle: (text: string, max: number) => string,
): T {
  const lang: Record<string, unknown> = {};
  for (const { name, art, max, werte, klasse: teil } of felder(klasse).values()) {
    const wert: unknown = Object.entries(objekt).find(([n]) => n === name)?.[1];
    if (art === 'teil' && teil && wert instanceof Object) lang[name] = gestreckt(teil(), wert, fuelle);
    if (art === 'liste' && teil && Array.isArray(wert))
      lang[name] = wert.map((w) => gestreckt(teil(), w, fuelle));
    if (art === 'text' && typeof wert === 'string' && !werte && max && !geformt.has(name))
      lang[name] = fuelle(wert, max);
  }
  return Object.assign(objekt, lang);
}
