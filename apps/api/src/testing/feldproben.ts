import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';

export type Werte = Record<string, unknown>;

/** A field of a class or of one of its parts, by its path. */
export interface Stelle {
  pfad: string;
  feld: Feld;
}

/** Every field of a class that can be sent, with those of its parts and of the first entry of its lists. */
export function schreibbare(klasse: Klasse, vor = ''): Stelle[] {
  return [...felder(klasse).values()]
    .filter(({ nurLesen }) => !nurLesen)
    .flatMap((feld) => {
      const weiter = feld.art === 'teil' ? '.' : feld.art === 'liste' ? '.0.' : '';
      return weiter && feld.klasse
        ? schreibbare(feld.klasse(), `${vor}${feld.name}${weiter}`)
        : [{ pfad: `${vor}${feld.name}`, feld }];
    });
}

/** A text as long as the field takes, with a line break where it takes one. */
function text({ max = 200, umbrueche, name }: Feld, nr: number): string {
  const anfang = umbrueche ? `a\n${nr}${name}` : `${nr}ß${name}`;
  const laenge = Math.min(max, 300);
  return anfang.slice(0, laenge).padEnd(laenge, 'ä');
}

const zahl = ({ von = 0, bis = 0 }: Feld, nr: number) => (nr ? Math.floor(bis) : von + 1);

/** One of two different values that the declaration of a field allows, whatever they mean. */
export function probe(feld: Feld, nr: 0 | 1): unknown {
  if (feld.art === 'worte') return feld.werte?.slice(nr, nr + 1);
  if (feld.werte) return feld.werte[nr];
  if (feld.art === 'text') return text(feld, nr);
  if (feld.art === 'zahl') return zahl(feld, nr);
  if (feld.art === 'wahrheit') return nr === 0;
  if (feld.art === 'verweis') return { id: nr + 1 };
  if (feld.art === 'uhrzeit') return nr ? '16:30' : '08:15';
  if (feld.art === 'tag') return nr ? '2031-05-02' : '2030-04-01';
  throw new Error(`${feld.name}: was eine Kennung meint, sagt keine Erklärung`);
}

/** The value at a path like `adresse.ort`. */
export const am = (werte: unknown, pfad: string): unknown =>
  pfad.split('.').reduce<unknown>((w, teil) => (w as Werte | null)?.[teil], werte);

/** A copy with another value at the path. */
export function mit(werte: Werte, pfad: string, wert: unknown): Werte {
  const [erstes = '', ...rest] = pfad.split('.');
  const tiefer = rest.length ? mit((werte[erstes] ?? {}) as Werte, rest.join('.'), wert) : wert;
  const geaendert = { ...werte, [erstes]: tiefer };
  return erstes === '0' ? Object.assign([], geaendert) : geaendert;
}

/** As it was sent; a reference comes back with more than its id. */
export const gleich = (gelesen: unknown, gesendet: unknown): boolean =>
  typeof gesendet === 'object' && gesendet !== null
    ? Object.entries(gesendet).every(([name, wert]) => gleich((gelesen as Werte | null)?.[name], wert))
    : (gelesen ?? null) === (gesendet ?? null);
