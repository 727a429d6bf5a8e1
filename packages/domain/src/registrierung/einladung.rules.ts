import { istEmail } from '../benutzer/email.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** So many at once: a whole company, not a mailing. */
export const hoechstensEinladungen = 100;
/** As many of them are named in a message as can be read at a glance. */
const genannte = 5;

/** The addresses of a typed or pasted list, each once, in their order. */
export function adressenAus(liste: string): string[] {
  const jede = new Map<string, string>();
  for (const a of liste.split(/[\s,;]+/u)) if (a && !jede.has(a.toLowerCase())) jede.set(a.toLowerCase(), a);
  return [...jede.values()];
}

export function pruefeAdressliste(liste: string): Meldung[] {
  const alle = adressenAus(liste);
  const falsche = alle.filter((a) => a.length > 250 || !istEmail(a));
  return [
    ...(alle.length ? [] : [fehler('feld.pflicht', 'adressen')]),
    ...(alle.length > hoechstensEinladungen
      ? [fehler('einladung.zuViele', 'adressen', { hoechstens: hoechstensEinladungen })]
      : []),
    ...(falsche.length
      ? [fehler('einladung.keineAdresse', 'adressen', { adressen: genannteVon(falsche) })]
      : []),
  ];
}

/** Who already works for the client needs no invitation. */
export const schonBenutzer = (adressen: readonly string[]): Meldung =>
  fehler('einladung.schonBenutzer', 'adressen', { adressen: genannteVon(adressen) });

const genannteVon = (adressen: readonly string[]) =>
  adressen.slice(0, genannte).join(', ') + (adressen.length > genannte ? ' …' : '');
