import { type Feld, felder } from '../feld/feld.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import { sperren } from '../konfiguration/sperren.js';
import { Auftrag } from './auftrag.js';
import { istZustelldatumGesperrt, zustelldatum } from './termine.js';

type Werte = Record<string, unknown>;

/** Whoever captures and for whom. */
export interface Erfassende {
  konfiguration: Konfiguration;
  /** A user of the metro version, who names the metro identifier whatever the profile. */
  metro: boolean;
}

/** Fields of an order that only some variants of a client have. */
function variantenfelder({ konfiguration: { variante }, metro }: Erfassende): string[] {
  const felder: [string, boolean][] = [
    ['zollvermerk', variante.zollvermerk],
    ['spotpreisnr', variante.spotpreis],
    ['dispohinweis', variante.dispohinweis],
    ['metrokennung', variante.metrokennung || metro],
  ];
  return felder.filter(([, frei]) => !frei).map(([name]) => name);
}

const jeKonfiguration = new WeakMap<Konfiguration, readonly string[]>();

/** Fields of an order that the configuration hides or locks, by what its keys declare; looked for once. */
function gesperrteFelder(k: Konfiguration): readonly string[] {
  const bekannt = jeKonfiguration.get(k);
  if (bekannt) return bekannt;
  const gesperrte = Object.entries(sperren)
    .filter(([name, { gesperrt }]) => String(k[name as keyof typeof sperren]) === gesperrt)
    .flatMap(([, sperre]) => sperre.felder.filter((feld) => felder(Auftrag).has(feld)));
  jeKonfiguration.set(k, gesperrte);
  return gesperrte;
}

/**
 * What the client does not capture is refused where it is new or changed. What is stored may stay, so that an order
 * from before the switch can still be saved; whoever empties such a field may do that.
 */
export function pruefeFreigaben(auftrag: Auftrag, e: Erfassende, vorher: object | null): Meldung[] {
  return nichtErfasste(e)
    .filter((name) => name !== 'entladedatum' || zustelldatumFalsch(auftrag, e.konfiguration))
    .filter((name) => {
      const neu = kernVon(name, auftrag);
      return neu !== null && JSON.stringify(neu) !== JSON.stringify(kernVon(name, vorher));
    })
    .map((name) => fehler('auftrag.feldNichtErfasst', name));
}

/** The order without what its client does not capture: what copies and templates bring along from before a switch. */
export function ohneNichtErfasste<T extends object>(werte: T, e: Erfassende): T {
  const leere = nichtErfasste(e)
    .filter((name) => name !== 'entladedatum' && name in werte)
    .map((name) => [name, felder(Auftrag).get(name)?.art === 'liste' ? [] : null]);
  return Object.assign(Object.create(Object.getPrototypeOf(werte)), werte, Object.fromEntries(leere)) as T;
}

/** Fields that say something and are not captured. */
export function belegteNichtErfasste(werte: object, e: Erfassende): string[] {
  return nichtErfasste(e).filter((name) => name !== 'entladedatum' && kernVon(name, werte) !== null);
}

function nichtErfasste(e: Erfassende): string[] {
  return [...gesperrteFelder(e.konfiguration), ...variantenfelder(e)];
}

/** Where it is locked the delivery date follows from the pickup date; sending that one is no change. */
function zustelldatumFalsch(auftrag: Auftrag, k: Konfiguration): boolean {
  if (!auftrag.beladedatum || !istZustelldatumGesperrt(auftrag, k)) return false;
  return auftrag.entladedatum !== zustelldatum(auftrag, k);
}

function kernVon(name: string, auftrag: object | null): unknown {
  const feld = felder(Auftrag).get(name);
  return feld && auftrag ? kern(feld, (auftrag as Werte)[name]) : null;
}

/** What counts of a value: of a reference its id, of a part what a client fills, of nothing nothing. */
function kern(feld: Feld, wert: unknown): unknown {
  if (wert === null || wert === undefined || wert === '' || wert === 0 || wert === false) return null;
  if (feld.art === 'verweis') return (wert as { id?: number }).id ?? null;
  if (feld.art === 'liste') {
    const zeilen = (wert as Werte[]).map((zeile) => teilkern(feld, zeile)).filter((z) => z !== null);
    return zeilen.length > 0 ? zeilen : null;
  }
  return feld.art === 'teil' ? teilkern(feld, wert as Werte) : wert;
}

/** Numbers of rows and the country alone are nothing that somebody has entered. */
const nebensache = new Set(['anzFolge', 'land', 'lkz']);

function teilkern(feld: Feld, werte: Werte): Werte | null {
  const klasse = feld.klasse?.();
  if (!klasse) return null;
  const gefuellte = [...felder(klasse).values()]
    .filter((f) => !f.nurLesen && !nebensache.has(f.name))
    .map((f) => [f.name, kern(f, werte[f.name])] as const)
    .filter(([, w]) => w !== null);
  return gefuellte.length > 0 ? Object.fromEntries(gefuellte) : null;
}
