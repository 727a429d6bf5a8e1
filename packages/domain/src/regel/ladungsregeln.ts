import { masse } from '../auftrag/rechnen/masse.js';
import { summiere } from '../auftrag/rechnen/summen.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { positionen } from './positionsregeln.js';
import type { Pruefling, Regelkontext } from './regel.js';

/** The loading space of a usual semitrailer in centimetres, and what one takes. */
const fahrzeug = { laengeCM: 1360, breiteCM: 248, hoeheCM: 300 } as const;
const hoechstensKg = 24_000;
const hoechstensLdm = 13.6;

/** What a pallet bears. */
const hoechstensKgJeLademittel = 1500;

/** Heavier than steel, or lighter than foam: a decimal point is in the wrong place. */
const dichte = { von: 2, bis: 8000 } as const;

/** Goods may stand over the edge of their load unit, but not by half of it. */
const ueberstand = 1.5;

const seiten = ['laengeCM', 'breiteCM', 'hoeheCM'] as const;

/** What is larger than the vehicle that shall carry it. */
export function masseUeberFahrzeug(auftrag: Pruefling): Meldung[] {
  return positionen(auftrag).flatMap(({ p, nummer, pfad }) =>
    seiten
      .filter((seite) => (p[seite] ?? 0) > fahrzeug[seite])
      .map((seite) =>
        fehler('regel.masseUeberFahrzeug', `${pfad}.${seite}`, {
          nummer,
          wert: p[seite] ?? 0,
          hoechstens: fahrzeug[seite],
        }),
      ),
  );
}

/** What does not fit on the load unit it is said to stand on; either side may lie along its length. */
export function masseUeberLademittel(auftrag: Pruefling, { lademittel }: Regelkontext): Meldung[] {
  return positionen(auftrag).flatMap(({ p, nummer, pfad }) => {
    const einheit = lademittel.find((l) => l.id === p.lademittel?.id);
    const [lang, kurz] = geordnet(p.laengeCM, p.breiteCM);
    const [laenge, breite] = geordnet(einheit?.laengeCM, einheit?.breiteCM);
    if (!einheit || !laenge || !breite || !lang || !kurz) return [];
    if (lang <= laenge * ueberstand && kurz <= breite * ueberstand) return [];
    const name = einheit.langBezeichnung;
    return [fehler('regel.masseUeberLademittel', `${pfad}.laengeCM`, { nummer, name, laenge, breite })];
  });
}

/** More than a pallet bears. */
export function gewichtJeLademittel(auftrag: Pruefling): Meldung[] {
  return positionen(auftrag).flatMap(({ p, nummer, pfad }) => {
    const jeEinheit = p.lademittel && p.lademittelAnzahl ? (p.bruttoGewicht ?? 0) / p.lademittelAnzahl : 0;
    if (jeEinheit <= hoechstensKgJeLademittel) return [];
    const kg = Math.round(jeEinheit);
    const params = { nummer, kg, hoechstens: hoechstensKgJeLademittel };
    return [fehler('regel.gewichtJeLademittel', `${pfad}.bruttoGewicht`, params)];
  });
}

/** A weight that no goods of this volume have. */
export function gewichtGegenVolumen(auftrag: Pruefling, { konfiguration }: Regelkontext): Meldung[] {
  return positionen(auftrag).flatMap(({ p, nummer, pfad }) => {
    const volumen = masse(p, konfiguration).volumenCBM;
    const gewicht = p.bruttoGewicht;
    if (!volumen || !gewicht) return [];
    const kg = gewicht / volumen;
    if (kg >= dichte.von && kg <= dichte.bis) return [];
    return [fehler('regel.gewichtGegenVolumen', `${pfad}.bruttoGewicht`, { nummer, gewicht, volumen })];
  });
}

/** More than one vehicle takes. */
export function ueberLadung(auftrag: Pruefling, { konfiguration }: Regelkontext): Meldung[] {
  const zeilen = positionen(auftrag).map(({ p }) => ({ ...p, ...masse(p, konfiguration) }));
  const { bruttoGewicht: kg, lademeter: ldm } = summiere(zeilen);
  return [
    ...(kg > hoechstensKg
      ? [fehler('regel.ueberGewicht', 'auftragspositionen', { kg, hoechstens: hoechstensKg })]
      : []),
    ...(ldm > hoechstensLdm
      ? [fehler('regel.ueberLademeter', 'auftragspositionen', { ldm, hoechstens: hoechstensLdm })]
      : []),
  ];
}

function geordnet(a: number | null | undefined, b: number | null | undefined): [number, number] {
  const werte = [a ?? 0, b ?? 0] as const;
  return [Math.max(...werte), Math.min(...werte)];
}
