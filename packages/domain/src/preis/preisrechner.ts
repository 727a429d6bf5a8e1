import { zahlengrenze } from '../feld/dekoratoren.js';
import { Berechnteil, Berechnteilposition, Preismeldung } from './berechnteil.js';
import { frachtgewicht } from './frachtgewicht.js';
import { KeinPreis, type Preisanfrage, type Preisort } from './preisanfrage.js';
import {
  dieselzeile,
  frachtzeile,
  mautzeile,
  mindestzeile,
  type Preiszeile,
  zuschlagszeilen,
} from './preiszeilen.js';
import { type Tarif, type Tarifzone, zoneVon } from './tarif.js';

/**
 * The price of a consignment by a tariff: freight of the farther zone, then what is added to it. Exact in cents; the
 * amount is the sum of the lines.
 * @throws KeinPreis where the tariff does not reach
 */
export function berechnePreis(tarif: Tarif, a: Preisanfrage): Preismeldung {
  const zone = fernereZone(tarif, a);
  const gewicht = frachtgewicht(a, tarif);
  const grund = { tarif, gewicht, zone };
  const fracht = frachtzeile(grund);
  const mindest = mindestzeile(grund, fracht.cent);
  const frachtCent = summe([fracht, ...mindest]);
  const transport = [fracht, ...mindest, ...dieselzeile(grund, frachtCent), ...mautzeile(grund, a)];
  const nebenleistungen = zuschlagszeilen(grund, a);
  const teil = (bereich: string, zeilen: Preiszeile[]) =>
    berechnteil(tarif, a, { bereich, zeilen, kg: gewicht.kg, km: a.km ?? zone.richtkm });
  const betrag = summe([...transport, ...nebenleistungen]) / 100;
  if (betrag > zahlengrenze) throw new KeinPreis('Die Sendung ist zu groß für einen Preis.');
  return Object.assign(new Preismeldung(), {
    betrag,
    waehrung: { id: tarif.waehrungId },
    berechnteile: [
      teil('Transport', transport),
      ...(nebenleistungen.length ? [teil('Nebenleistungen', nebenleistungen)] : []),
    ],
  });
}

function fernereZone(tarif: Tarif, { von, nach }: Preisanfrage): Tarifzone {
  const [abgang, ziel] = [zone(tarif, von), zone(tarif, nach)];
  return abgang.zone > ziel.zone ? abgang : ziel;
}

function zone(tarif: Tarif, { lkz, plz }: Preisort): Tarifzone {
  const gefunden = zoneVon(tarif, lkz, plz);
  if (!gefunden) throw new KeinPreis(`Für ${lkz}-${plz} gibt es im Tarif „${tarif.name}“ keine Zone.`);
  return gefunden;
}

const summe = (zeilen: Preiszeile[]) => zeilen.reduce((bisher, z) => bisher + z.cent, 0);

function berechnteil(
  tarif: Tarif,
  a: Preisanfrage,
  t: { bereich: string; zeilen: Preiszeile[]; kg: number; km: number },
): Berechnteil {
  const waehrung = { id: tarif.waehrungId };
  const betrag = summe(t.zeilen) / 100;
  return Object.assign(new Berechnteil(), {
    bereich: t.bereich,
    leistungsDatum: a.leistungsDatum,
    status: 'Angebot',
    rechnungsempfaenger: a.rechnungsempfaenger,
    waehrung,
    schema: a.von.lkz === a.nach.lkz ? 'Sammelgut national' : 'Sammelgut international',
    frachtpflichtigesGewicht: t.kg,
    km: t.km,
    vonOrt: ortstext(a.von),
    nachOrt: ortstext(a.nach),
    betrag,
    ertrag: betrag,
    berechnteilpositionen: t.zeilen.map((z) => position(tarif, z)),
  });
}

function position(tarif: Tarif, z: Preiszeile): Berechnteilposition {
  const waehrung = { id: tarif.waehrungId };
  return Object.assign(new Berechnteilposition(), {
    leistungsArt: z.leistungsArt,
    tarif: tarif.name,
    version: tarif.version,
    ortsKlasse: z.ortsKlasse,
    pflichtigerBetrag: z.pflichtig / 100,
    bezug: z.bezug,
    zu: z.zu,
    satz: z.satz / 100,
    satzWaehrung: z.satzIstGeld ? waehrung : null,
    betrag: z.cent / 100,
    betragWaehrung: waehrung,
    rechenBasis: z.rechenBasis,
    text: z.text?.slice(0, 255) ?? null,
  });
}

function ortstext({ lkz, plz, ort }: Preisort): string {
  return `${lkz}-${plz} ${ort}`.trim().slice(0, 60);
}
