import type { Land } from '../stammdaten/land.js';
import type { Kalenderort } from './abholort.js';
import { postregionen } from './regionen.generated.js';

interface Postregionen {
  bereiche: readonly (readonly string[])[];
  /** By postal code and place. */
  ausnahmen: ReadonlyMap<string, string>;
}

const reihen = (text: string) => text.split('\n').map((zeile) => zeile.split('|'));

const gelesen = new Map<string, Postregionen>();

function regionenVon(iso2: string): Postregionen | undefined {
  const roh = postregionen[iso2];
  if (!roh) return undefined;
  const bekannt = gelesen.get(iso2) ?? {
    bereiche: reihen(roh.bereiche),
    ausnahmen: new Map(reihen(roh.ausnahmen).map(([plz, ort, region = '']) => [`${plz} ${ort}`, region])),
  };
  gelesen.set(iso2, bekannt);
  return bekannt;
}

/**
 * The region whose holidays hold at a place: that of its postal code, or of the place where one postal code covers two.
 * Without a postal code only the holidays of the whole country do; outside of Germany, Austria and Switzerland none.
 */
export function regionVon({ plz, ort }: Kalenderort, land: Pick<Land, 'iso2'> | undefined): string {
  const iso2 = land?.iso2 ?? '';
  if (!['DE', 'AT', 'CH'].includes(iso2)) return '';
  const code = plz?.trim().replace(/^[A-Z]+-/i, '') ?? '';
  const regionen = code ? regionenVon(iso2) : undefined;
  if (!regionen) return iso2;
  const region =
    regionen.ausnahmen.get(`${code} ${ort?.trim().toLowerCase()}`) ??
    regionen.bereiche.findLast(([ab = '']) => ab <= code)?.[1];
  return region ? `${iso2}-${region}` : iso2;
}
