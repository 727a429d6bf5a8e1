import { plzMeldung, plzPasst } from '@frachtportal/domain/adresse/plz';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { Ortssatz } from './geonames.js';
import { landeskasten } from './landeskasten.generated.js';

/** The box is drawn around towns: a village may lie this far beyond the last of them. */
const spielraumGrad = 1;

/** Countries of which the source gives the first part of postal codes only. */
const erstteil: Partial<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
  IE: /^[A-Z]\d[\dW]$/,
  MT: /^[A-Z]{3}$/,
};

type Ortsland = Pick<Land, 'lkz' | 'iso2' | 'plzMuster'>;

/** What speaks against the place being one of the country, if anything does. */
export function unplausibel(ort: Ortssatz, land: Ortsland): Meldung | undefined {
  const iso2 = land.iso2 ?? '';
  if (!plzPasst(ort.plz, land) && !erstteil[iso2]?.test(ort.plz)) return plzMeldung(land);
  const kasten = landeskasten[iso2];
  if (!kasten) return undefined;
  const [sued, nord, west, ost] = kasten;
  const falsch = (['breite', 'laenge'] as const).find((f) => {
    const [von, bis] = f === 'breite' ? [sued, nord] : [west, ost];
    const grad = ort[f];
    return grad !== null && (grad < von - spielraumGrad || grad > bis + spielraumGrad);
  });
  return falsch && fehler('orte.ausserhalb', falsch, { lkz: land.lkz });
}
