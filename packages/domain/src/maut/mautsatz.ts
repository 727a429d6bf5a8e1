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
  @Text({ max: 1, label: 'beschriftung.gewichtsklasse' }) gewichtsklasse!: string;
  @Text({ max: 60, label: 'beschriftung.zulaessigeGesamtmasse' }) gewichtText!: string;
  @Text({ max: 1, label: 'beschriftung.schadstoffklasse' }) schadstoffklasse!: string;
  @Text({ max: 60, label: 'beschriftung.schadstoffe' }) schadstoffText!: string;
  @Zahl({ dezimal: 0, von: 1, bis: 5, label: 'beschriftung.co2Klasse' }) co2Klasse!: number;
  @Zahl({ dezimal: 2, einheit: 'ct/km', label: 'beschriftung.mautsatz' }) satzCentJeKm!: number;
  @Text({ max: 200, label: 'beschriftung.quelle' }) quelle!: string;
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
