import type { Auftrag } from '../auftrag.js';

type Werte = Record<string, unknown>;

/** The order with nothing at these paths (`auftragspositionen[0].verpackung`); a service goes as a whole. */
export function ohneFelder(auftrag: Auftrag, pfade: readonly string[]): Auftrag {
  const ohneServices = new Set(
    pfade.flatMap((p) => /^auftragServices\[(\d+)\]/.exec(p)?.[1] ?? []).map(Number),
  );
  const rest = pfade.filter((p) => !p.startsWith('auftragServices['));
  const geleert = rest.reduce((wert, pfad) => leere(wert, pfad.split(/[.[\]]+/)), auftrag);
  const auftragServices = geleert.auftragServices.filter((_, i) => !ohneServices.has(i));
  return Object.assign(Object.create(Object.getPrototypeOf(geleert)), geleert, { auftragServices });
}

function leere<T>(wert: T, [name = '', ...weiter]: string[]): T {
  const werte = wert as Werte;
  const neu = weiter.length > 0 ? leere(werte[name], weiter) : null;
  if (Array.isArray(wert)) return wert.with(Number(name), neu) as T;
  return Object.assign(Object.create(Object.getPrototypeOf(wert)), wert, { [name]: neu }) as T;
}
