import { Text, Zahl } from '../feld/dekoratoren.js';
import {
  co2Klassen,
  gewichtsklassen,
  gewichtsklassennamen,
  mautQuelle,
  mautsatz,
  schadstoffklassen,
  schadstoffklassennamen,
} from './mautsaetze.js';

/** A statutory rate of Germany as people choose one to make a table from. */
export class Mautsatz {
  @Text({ max: 1, label: 'beschriftung.gewichtsklasse', immer: true }) gewichtsklasse!: string;
  @Text({ max: 60, label: 'beschriftung.zulaessigeGesamtmasse', immer: true }) gewichtText!: string;
  @Text({ max: 1, label: 'beschriftung.schadstoffklasse', immer: true }) schadstoffklasse!: string;
  @Text({ max: 60, label: 'beschriftung.schadstoffe', immer: true }) schadstoffText!: string;
  @Zahl({ dezimal: 0, von: 1, bis: 5, label: 'beschriftung.co2Klasse', immer: true }) co2Klasse!: number;
  @Zahl({ dezimal: 2, einheit: 'ct/km', label: 'beschriftung.mautsatz', immer: true }) satzCentJeKm!: number;
  @Text({ max: 200, label: 'beschriftung.quelle', immer: true }) quelle!: string;
}

/** All rates: weight class by emission class by CO2 class. */
export function alleMautsaetze(): Mautsatz[] {
  return gewichtsklassennamen.flatMap((g) =>
    schadstoffklassennamen.flatMap((s) =>
      co2Klassen.map((c) => ({
        gewichtsklasse: g,
        gewichtText: gewichtsklassen[g],
        schadstoffklasse: s,
        schadstoffText: schadstoffklassen[s],
        co2Klasse: c,
        satzCentJeKm: mautsatz(g, s, c) / 10,
        quelle: mautQuelle,
      })),
    ),
  );
}
