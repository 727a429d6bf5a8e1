import { type Feld, felder, type Klasse } from '../feld/feld.js';
import { plusTage } from '../feld/tag.js';

type Werte = Record<string, unknown>;

/** No vowels and no letters that a font joins: these words stand nowhere else and stay whole on paper. */
const alphabet = 'bdghkmnprtvx';

/** Fills fields with values that stand nowhere else, so that it can be seen where each of them comes out. */
export class Marken {
  private anzahl = 0;

  /** A word of five letters, or of three where there is no room for more. */
  wort(hoechstens = 5): string {
    let rest = this.naechste();
    let buchstaben = '';
    for (let i = 0; i < 3; i++, rest = Math.floor(rest / alphabet.length)) {
      buchstaben += alphabet[rest % alphabet.length];
    }
    return hoechstens < 5 ? buchstaben.toUpperCase() : `Zq${buchstaben}`;
  }

  /** Every field of an object; a reference is what `verweis` says, null leaves a field out. */
  objekt<T extends object>(klasse: Klasse<T>, verweis: (feld: Feld) => unknown, auchGelesene = false): T {
    const wert: Werte = {};
    for (const feld of felder(klasse).values()) {
      if (feld.nurLesen && !auchGelesene) continue;
      wert[feld.name] = this.wert(feld, (teil) => this.objekt(teil, verweis, auchGelesene), verweis);
    }
    return Object.assign(new klasse(), wert);
  }

  private wert(feld: Feld, teil: (klasse: Klasse) => object, verweis: (feld: Feld) => unknown): unknown {
    switch (feld.art) {
      case 'text':
        return feld.werte ? feld.werte.at(-1) : (feld.max ?? 0) < 3 ? null : this.wort(feld.max);
      case 'zahl':
        return feld.werte ? feld.werte.at(-1) : this.zahl(feld);
      case 'tag':
        return plusTage('2026-03-01', 3 * this.naechste());
      case 'uhrzeit':
        return this.uhrzeit();
      case 'zeitpunkt':
        return `${plusTage('2026-03-01', 3 * this.naechste())}T${this.uhrzeit()}:00.000Z`;
      case 'wahrheit':
        return true;
      case 'worte':
        return [];
      case 'teil':
        return teil(klasseVon(feld));
      case 'liste':
        return [teil(klasseVon(feld))];
      default:
        return verweis(feld);
    }
  }

  /** Four digits before the comma, no year of ours among them. */
  private zahl({ dezimal = 0, bis = 9999 }: Feld): number {
    const ganz = 3011 + 7 * this.naechste();
    if (bis < ganz) return 1;
    return Number((ganz + 0.53).toFixed(dezimal ? 2 : 0)) - (dezimal ? 0 : 1);
  }

  private uhrzeit(): string {
    const minuten = 61 + this.naechste();
    return `${`${Math.floor(minuten / 60) % 24}`.padStart(2, '0')}:${`${minuten % 60}`.padStart(2, '0')}`;
  }

  private naechste(): number {
    return ++this.anzahl;
  }
}

/** A value of an order and the field it stands in; rows of a list share their path. */
export interface Marke {
  pfad: string;
  feld: Feld;
  wert: unknown;
}

/** All values of an object of the class and of its parts. */
export function markenVon(klasse: Klasse, objekt: object, vor = ''): Marke[] {
  return [...felder(klasse).values()].flatMap((feld) => {
    const pfad = `${vor}${feld.name}`;
    const wert = (objekt as Werte)[feld.name];
    const teile = feld.art === 'teil' ? [wert] : feld.art === 'liste' ? ((wert as unknown[]) ?? []) : [];
    const innen = teile.flatMap((t) => (t ? markenVon(klasseVon(feld), t, `${pfad}.`) : []));
    return feld.art === 'teil' || feld.art === 'liste' ? innen : [{ pfad, feld, wert }];
  });
}

/** Can it be seen in a text at all where the value comes from? A yes or no and an id could be anybody's. */
export function istErkennbar({ feld, wert }: Marke): boolean {
  return muster(feld, wert).length > 0;
}

/** Does the text show the value, in any way in which values are written? */
export function zeigt(text: string, { feld, wert }: Marke): boolean {
  return muster(feld, wert).some((m) => m.test(text));
}

function muster(feld: Feld, wert: unknown): RegExp[] {
  if (wert === null || wert === undefined || feld.werte) return [];
  if (feld.art === 'verweis') return woerter(wert as Werte).map(alsWort);
  if (feld.art === 'text' && String(wert).length < 3) return [];
  if (feld.art === 'text' || feld.art === 'uhrzeit') return [alsWort(String(wert))];
  if (feld.art === 'tag') return tagesformen(String(wert)).map(alsWort);
  if (feld.art !== 'zahl' || Number(wert) < 1000) return [];
  const ganz = String(Math.trunc(Number(wert)));
  return [new RegExp(`(?<![\\d.])${ganz.slice(0, -3)}[.,]?${ganz.slice(-3)}(?!\\d)`)];
}

/** The words of a short object that are none of the shipped ones. */
function woerter(kurzform: Werte): string[] {
  return Object.values(kurzform).filter((w): w is string => typeof w === 'string' && w.length > 2);
}

function tagesformen(tag: string): string[] {
  const [jahr = '', monat, t] = tag.split('-');
  return [tag, `${t}.${monat}.${jahr}`, `${t}.${monat}.${jahr.slice(2)}`, `${t}.${monat}.`];
}

function alsWort(text: string): RegExp {
  const geschuetzt = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${geschuetzt}(?![\\p{L}\\d])`, 'iu');
}

function klasseVon(feld: Feld): Klasse {
  if (!feld.klasse) throw new Error(`Feld ${feld.name} nennt keine Klasse`);
  return feld.klasse();
}

/** Where the fields that were looked for stand against where they should, in both directions. */
export function maengel(
  gesehen: ReadonlyMap<string, ReadonlySet<string>>,
  orte: readonly string[],
  soll: (pfad: string) => readonly string[],
): string[] {
  return [...gesehen].flatMap(([pfad, da]) => {
    const fehlt = orte.filter((ort) => soll(pfad).includes(ort) && !da.has(ort));
    const zuviel = orte.filter((ort) => !soll(pfad).includes(ort) && da.has(ort));
    return [
      ...fehlt.map((ort) => `${pfad} steht nicht, wo die Tafel es sagt: ${ort}`),
      ...zuviel.map((ort) => `${pfad} steht, wo die Tafel es nicht sagt: ${ort}`),
    ];
  });
}
