import { parseArgs } from 'node:util';

export interface Einstellungen {
  auftraege: number;
  /** Measured seconds of each server at each number of connections. */
  sekunden: number;
  /** Loads to run, by letter. */
  nur: string[];
  plaene: boolean;
  /** Only asks whether both servers answer the same, on few orders; measures nothing. */
  vergleich: boolean;
  /** Measures the screens in a browser instead of the API. */
  browser: boolean;
  /** Measures imports of large files. */
  importe: boolean;
  /** Measures an empty Nest in place of our API: what the framework alone costs. It knows load D. */
  nest: boolean;
  /** A database directory that is kept and used again by the next run; else a temporary one. */
  verzeichnis: string | undefined;
  /** Writes a CPU profile of our server into this directory. */
  profil: string | undefined;
}

export function liesEinstellungen(): Einstellungen {
  const { values } = parseArgs({
    options: {
      auftraege: { type: 'string', default: '100000' },
      sekunden: { type: 'string', default: '8' },
      nur: { type: 'string', default: 'A,F,B,C,D,K,E' },
      plaene: { type: 'boolean', default: false },
      vergleich: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      importe: { type: 'boolean', default: false },
      nest: { type: 'boolean', default: false },
      verzeichnis: { type: 'string' },
      profil: { type: 'string' },
    },
  });
  return {
    auftraege: ganzzahl('auftraege', values.auftraege, 1000),
    sekunden: ganzzahl('sekunden', values.sekunden, 1),
    nur: values.nest ? ['D'] : values.nur.toUpperCase().split(','),
    plaene: values.plaene,
    vergleich: values.vergleich,
    browser: values.browser,
    importe: values.importe,
    nest: values.nest,
    verzeichnis: values.verzeichnis,
    profil: values.profil,
  };
}

function ganzzahl(name: string, wert: string, mindestens: number): number {
  const zahl = Number(wert);
  if (Number.isInteger(zahl) && zahl >= mindestens) return zahl;
  throw new Error(`--${name} muss eine ganze Zahl ab ${mindestens} sein, nicht „${wert}“.`);
}
