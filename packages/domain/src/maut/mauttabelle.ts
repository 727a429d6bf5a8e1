import { Kennung, Liste, Tag, Text, Verweis, Zahl } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { LandKurz } from '../stammdaten/land.js';

export const hoechstensKg = 25_000;
export const hoechstensKm = 3000;
const hoechstensPreise = 2500;

/** What up to this weight and up to this distance costs. */
export class Mautpreis {
  @Zahl({
    dezimal: 0,
    von: 1,
    bis: hoechstensKg,
    einheit: 'kg',
    label: 'beschriftung.bisGewicht',
    pflicht: true,
  })
  bisKg!: number;
  @Zahl({
    dezimal: 0,
    von: 1,
    bis: hoechstensKm,
    einheit: 'km',
    label: 'beschriftung.bisEntfernung',
    pflicht: true,
  })
  bisKm!: number;
  @Zahl({ dezimal: 2, bis: 99_999.99, einheit: 'EUR', label: 'beschriftung.betrag', pflicht: true })
  betrag!: number;
}

/** The parts of a toll rate: for the road, for what traffic does to air and quiet, for carbon dioxide. */
export const bestandteile = ['infrastruktur', 'luft', 'laerm', 'co2'] as const;
export type Bestandteile = Record<(typeof bestandteile)[number], number | null>;

/** A toll table of a country without its prices. */
export class Mauttabellenkopf {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Verweis(() => LandKurz, { label: 'beschriftung.land', pflicht: true }) land!: { id: number };
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Tag({ label: 'beschriftung.gueltigVon', pflicht: true }) gueltigVon!: string;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  /** Road kilometres in per cent of the straight line. */
  @Zahl({ dezimal: 0, von: 100, bis: 300, einheit: '%', label: 'beschriftung.umweg', pflicht: true })
  umwegProzent!: number;
  @Text({ max: 300, label: 'beschriftung.quelle' }) quelle!: string | null;
  /** What the rate is made of, in cents a kilometre; null where it is not known. */
  @Zahl({ dezimal: 2, bis: 999.99, einheit: 'ct/km', label: 'beschriftung.mautInfrastruktur' })
  infrastruktur!: number | null;
  @Zahl({ dezimal: 2, bis: 999.99, einheit: 'ct/km', label: 'beschriftung.mautLuft' }) luft!: number | null;
  @Zahl({ dezimal: 2, bis: 999.99, einheit: 'ct/km', label: 'beschriftung.mautLaerm' }) laerm!: number | null;
  @Zahl({ dezimal: 2, bis: 999.99, einheit: 'ct/km', label: 'beschriftung.mautCo2' }) co2!: number | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen: true, immer: true }) version!: number;
}

/** Toll of a country by weight band and distance band, in force for a time. */
export class Mauttabelle extends Mauttabellenkopf {
  @Liste(() => Mautpreis, { label: 'beschriftung.preise', pflicht: true, hoechstens: hoechstensPreise })
  preise!: Mautpreis[];
}

/** A table as it is looked into: bands in ascending order, cents by weight band and distance band. */
export interface Mautraster {
  kgBis: number[];
  kmBis: number[];
  cent: number[][];
}

const steigend = (werte: number[]) => [...new Set(werte)].sort((a, b) => a - b);
const schluessel = (kg: number, km: number) => `${kg} ${km}`;

/** The prices as a grid, or what keeps them from being one: every weight band has a price for every distance band. */
export function alsRaster(preise: readonly Mautpreis[]): { raster: Mautraster; meldungen: Meldung[] } {
  const kgBis = steigend(preise.map((p) => p.bisKg));
  const kmBis = steigend(preise.map((p) => p.bisKm));
  const werte = new Map(preise.map((p) => [schluessel(p.bisKg, p.bisKm), Math.round(p.betrag * 100)]));
  const cent = kgBis.map((kg) => kmBis.map((km) => werte.get(schluessel(kg, km)) ?? -1));
  const meldungen: Meldung[] = [];
  if (!preise.length) meldungen.push(fehler('feld.pflicht', 'preise'));
  if (werte.size < preise.length) meldungen.push(fehler('maut.preisDoppelt', 'preise'));
  if (cent.some((zeile) => zeile.includes(-1))) meldungen.push(fehler('maut.preisFehlt', 'preise'));
  return { raster: { kgBis, kmBis, cent }, meldungen };
}

/** The grid as prices, row by row. */
export function alsPreise({ kgBis, kmBis, cent }: Mautraster): Mautpreis[] {
  return kgBis.flatMap((bisKg, i) =>
    kmBis.map((bisKm, j) =>
      Object.assign(new Mautpreis(), { bisKg, bisKm, betrag: (cent[i]?.[j] ?? 0) / 100 }),
    ),
  );
}

/** The price of the first bands that reach far enough; undefined beyond the last ones. */
export function preisAus(
  { kgBis, kmBis, cent }: Mautraster,
  kg: number,
  km: number,
): { cent: number; bisKg: number; bisKm: number } | undefined {
  const i = kgBis.findIndex((bis) => kg <= bis);
  const j = kmBis.findIndex((bis) => km <= bis);
  const preis = cent[i]?.[j];
  return preis === undefined ? undefined : { cent: preis, bisKg: kgBis[i] ?? 0, bisKm: kmBis[j] ?? 0 };
}
