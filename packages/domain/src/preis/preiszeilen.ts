import { aufgerundet, gerundet } from '../auftrag/rechnen/ganzzahl.js';
import type { Frachtgewicht } from './frachtgewicht.js';
import { KeinPreis, type Preisanfrage } from './preisanfrage.js';
import { dezimal, dezimalKurz, geld } from './schreibweise.js';
import { staffelFuer, type Tarif, type Tarifzone, type Zuschlag } from './tarif.js';

/** A line of the calculation before it gets its contract form; amounts in cents. */
export interface Preiszeile {
  leistungsArt: string;
  ortsKlasse: string | null;
  /** What the rate is applied to, in hundredths. */
  pflichtig: number;
  bezug: number;
  zu: string;
  /** Hundredths. */
  satz: number;
  /** The rate is money. */
  satzIstGeld: boolean;
  cent: number;
  rechenBasis: string;
  text: string | null;
}

interface Grundlage {
  tarif: Tarif;
  gewicht: Frachtgewicht;
  zone: Tarifzone;
}

/** Freight of the weight step; beyond the last flat rate never less than that. */
export function frachtzeile({ tarif, gewicht, zone }: Grundlage): Preiszeile {
  const eigene = tarif.staffeln.filter((s) => s.zone === zone.zone);
  const staffel = staffelFuer(eigene, (s) => s.bisKg, gewicht.kg);
  if (!staffel) throw new KeinPreis(`Der Tarif reicht in Zone ${zone.zone} nicht bis ${gewicht.kg} kg.`);
  const grund = {
    leistungsArt: 'Fracht',
    ortsKlasse: `Zone ${zone.zone}`,
    satz: staffel.cent,
    satzIstGeld: true,
  };
  const text = `${zone.bezeichnung}: ${gewicht.erklaerung}`;
  const menge = { pflichtig: gewicht.kg * 100, text };
  if (!staffel.je100kg) {
    const bis = staffel.bisKg === null ? '' : ` bis ${dezimal(staffel.bisKg, 0)} kg`;
    const rechenBasis = `Zone ${zone.zone}, Staffel${bis}: pauschal ${geld(staffel.cent)} ${tarif.waehrung}`;
    return { ...grund, ...menge, bezug: 1, zu: 'Sendung', cent: staffel.cent, rechenBasis };
  }
  const gerechnet = gerundet(BigInt(gewicht.kg) * BigInt(staffel.cent), 100n);
  const mindestens = Math.max(
    0,
    ...eigene.filter((s) => !s.je100kg && (s.bisKg ?? 0) < gewicht.kg).map((s) => s.cent),
  );
  const cent = Math.max(gerechnet, mindestens);
  const formel = `Zone ${zone.zone}: ${dezimal(gewicht.kg, 0)} kg × ${geld(staffel.cent)} ${tarif.waehrung} / 100 kg`;
  const rechenBasis =
    cent > gerechnet ? `${formel}, mindestens die Staffel davor ${geld(cent)}` : `${formel} = ${geld(cent)}`;
  return { ...grund, ...menge, bezug: 100, zu: 'kg', cent, rechenBasis };
}

/** What is missing to the least freight of the tariff. */
export function mindestzeile({ tarif, zone }: Grundlage, frachtCent: number): Preiszeile[] {
  const cent = tarif.mindestfrachtCent - frachtCent;
  if (cent <= 0) return [];
  return [
    {
      ...pauschal('Aufschlag auf Mindestfracht', cent),
      ortsKlasse: `Zone ${zone.zone}`,
      rechenBasis: `Mindestfracht ${geld(tarif.mindestfrachtCent)} − Fracht ${geld(frachtCent)} = ${geld(cent)} ${tarif.waehrung}`,
    },
  ];
}

/** Diesel surcharge on the freight. */
export function dieselzeile({ tarif }: Grundlage, frachtCent: number): Preiszeile[] {
  if (!tarif.dieselPromille) return [];
  const cent = gerundet(BigInt(frachtCent) * BigInt(tarif.dieselPromille), 1000n);
  return [
    {
      leistungsArt: 'Dieselzuschlag',
      ortsKlasse: null,
      pflichtig: frachtCent,
      bezug: 100,
      zu: '%',
      satz: tarif.dieselPromille * 10,
      satzIstGeld: false,
      cent,
      rechenBasis: `${dezimalKurz(tarif.dieselPromille, 1)} % von ${geld(frachtCent)} ${tarif.waehrung} Fracht = ${geld(cent)}`,
      text: null,
    },
  ];
}

/** Toll by distance for each begun 100 kg, where both countries take one. */
export function mautzeile({ tarif, gewicht, zone }: Grundlage, a: Preisanfrage): Preiszeile[] {
  const km = a.km ?? zone.richtkm;
  const staffel = a.mautpflichtig ? staffelFuer(tarif.maut, (m) => m.bisKm, km) : undefined;
  if (!staffel) return [];
  const hundert = aufgerundet(BigInt(gewicht.kg), 100n);
  const cent = hundert * staffel.centJe100kg;
  const strecke = `${dezimal(km, 0)} km${a.km === null ? ' (Richtwert der Zone)' : ''}`;
  return [
    {
      leistungsArt: 'Maut',
      ortsKlasse: null,
      pflichtig: hundert * 10_000,
      bezug: 100,
      zu: 'kg',
      satz: staffel.centJe100kg,
      satzIstGeld: true,
      cent,
      rechenBasis: `${strecke}: ${hundert} × angefangene 100 kg zu ${geld(staffel.centJe100kg)} ${tarif.waehrung} = ${geld(cent)}`,
      text: null,
    },
  ];
}

/** Dangerous goods once an order, and every service that the tariff knows. */
export function zuschlagszeilen({ tarif }: Grundlage, a: Preisanfrage): Preiszeile[] {
  const adr = a.gefahrgut
    ? tarif.zuschlaege.filter((z) => z.art === 'adr').map((z) => zuschlag(tarif, z, null))
    : [];
  const services = a.services.flatMap((s) =>
    tarif.zuschlaege
      .filter((z) => z.art === 'service' && z.spezNum === s.spez_num)
      .map((z) => zuschlag(tarif, z, s.wert)),
  );
  return [...adr, ...services];
}

function zuschlag(tarif: Tarif, z: Zuschlag, wert: string | null): Preiszeile {
  const leistungsArt = z.art === 'adr' ? 'Gefahrgutzuschlag' : 'Service';
  if (z.rechnung === 'pauschal') {
    const zeile = pauschal(leistungsArt, z.satz);
    return { ...zeile, rechenBasis: `pauschal ${geld(z.satz)} ${tarif.waehrung}`, text: z.bezeichnung };
  }
  const hundertstel = lesbar(wert);
  const promille = z.rechnung === 'promille';
  const gerechnet = gerundet(BigInt(hundertstel) * BigInt(z.satz), promille ? 1000n : 100n);
  const cent = Math.max(gerechnet, z.mindestCent);
  const formel = promille
    ? `${dezimal(z.satz, 0)} ‰ von ${geld(hundertstel)} ${tarif.waehrung}`
    : `${dezimalKurz(hundertstel, 2)} × ${geld(z.satz)} ${tarif.waehrung}`;
  return {
    leistungsArt,
    ortsKlasse: null,
    pflichtig: hundertstel,
    bezug: promille ? 1000 : 1,
    zu: promille ? '‰' : 'Stück',
    satz: promille ? z.satz * 100 : z.satz,
    satzIstGeld: !promille,
    cent,
    rechenBasis: cent > gerechnet ? `${formel}, mindestens ${geld(cent)}` : `${formel} = ${geld(cent)}`,
    text: z.bezeichnung,
  };
}

function pauschal(leistungsArt: string, cent: number) {
  const grund = { leistungsArt, ortsKlasse: null, bezug: 1, zu: 'Sendung', satzIstGeld: true, text: null };
  return { ...grund, pflichtig: 100, satz: cent, cent };
}

/** The value of a service in hundredths; what cannot be read as a number counts as one unit. */
function lesbar(wert: string | null): number {
  const [, ganze, bruch = ''] = /^\s*(\d{1,8})(?:[.,](\d{1,2}))?\s*$/.exec(wert ?? '') ?? [undefined, '1'];
  return Number(ganze) * 100 + Number(bruch.padEnd(2, '0'));
}
