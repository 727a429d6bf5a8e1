import { Tag, Text, Verweis, Zahl } from '../feld/dekoratoren.js';
import { Land } from '../stammdaten/land.js';
import { mautCent } from './mautbetrag.js';
import { alsPreise, hoechstensKg, type Mautraster, Mauttabelle } from './mauttabelle.js';

/** Groupage up to 3 t in steps of the trade, loads up to a full lorry. */
export const ueblicheKg = [
  50,
  100,
  200,
  300,
  400,
  500,
  750,
  1000,
  1250,
  1500,
  2000,
  2500,
  3000,
  5000,
  7500,
  10_000,
  15_000,
  20_000,
  hoechstensKg,
];
export const ueblicheKm = Array.from({ length: 24 }, (_, i) => (i + 1) * 50);

/** What a table is made from. */
export class Mautvorgabe {
  @Verweis(() => Land, { label: 'beschriftung.land', pflicht: true }) land!: { id: number };
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Tag({ label: 'beschriftung.gueltigVon', pflicht: true }) gueltigVon!: string;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  @Zahl({
    dezimal: 2,
    von: 0.01,
    bis: 999.99,
    einheit: 'ct/km',
    label: 'beschriftung.mautsatz',
    pflicht: true,
  })
  satzCentJeKm!: number;
  @Zahl({ dezimal: 0, bis: 200, einheit: '%', label: 'beschriftung.leerfahrtanteil' }) leerProzent!:
    | number
    | null;
  @Zahl({
    dezimal: 0,
    von: 100,
    bis: hoechstensKg,
    einheit: 'kg',
    label: 'beschriftung.durchschnittlicheAuslastung',
  })
  durchschnittKg!: number | null;
  @Zahl({ dezimal: 0, von: 100, bis: 300, einheit: '%', label: 'beschriftung.umweg' }) umwegProzent!:
    | number
    | null;
  @Text({ max: 200, label: 'beschriftung.quelle' }) quelle!: string | null;
}

export const ueblicheAuslastungKg = 8000;
export const ueblicherUmwegProzent = 130;

/** A table with the usual bands; each price is that of the upper ends of its bands. */
export function erzeugeMauttabelle(v: Mautvorgabe): Mauttabelle {
  const umlage = {
    satz: Math.round(v.satzCentJeKm * 100),
    leerProzent: v.leerProzent ?? 0,
    durchschnittKg: v.durchschnittKg ?? ueblicheAuslastungKg,
  };
  const raster: Mautraster = {
    kgBis: ueblicheKg,
    kmBis: ueblicheKm,
    cent: ueblicheKg.map((kg) => ueblicheKm.map((km) => mautCent(km, kg, umlage))),
  };
  const { land, name, gueltigVon } = v;
  return Object.assign(new Mauttabelle(), {
    land,
    name,
    gueltigVon,
    gueltigBis: v.gueltigBis ?? null,
    umwegProzent: v.umwegProzent ?? ueblicherUmwegProzent,
    quelle: v.quelle ?? null,
    preise: alsPreise(raster),
  });
}
