import type { Gefahrgutklasse } from '../../stammdaten/gefahrgut/gefahrgut.js';
import { alsGanzzahl } from '../rechnen/ganzzahl.js';
import { punktegrenze, punktesumme } from './adr-punkte.js';
import type { Gefahrgutangaben } from './gefahrgut.rules.js';
import { gefahrenpotenzial } from './hohes-gefahrenpotenzial.js';

type Klasse = Partial<
  Pick<Gefahrgutklasse, 'unnr' | 'klasse' | 'klassifizierung' | 'gefahrzettel' | 'tunnelcode'>
>;

const tunnelkategorien = ['B', 'C', 'D', 'E'] as const;
export type Tunnelkategorie = (typeof tunnelkategorien)[number];

/** Exempt under 1.1.3.6, with orange plates, or nobody can tell because a category or a quantity is missing. */
export const urteilsstaende = ['keines', 'freigestellt', 'tafeln', 'unbekannt'] as const;

/** What may be said of goods that are on one vehicle together, all of them in packages. */
export interface Gefahrguturteil {
  punkte: number;
  stand: (typeof urteilsstaende)[number];
  /** Pairs of UN numbers that 7.5.2.1 keeps apart. */
  verbote: [string, string][];
  /** The tunnels that are closed to the load (8.6.4): this category and those behind it. Null where none is. */
  tunnel: Tunnelkategorie | null;
  /** UN numbers of goods with high consequence (1.10.3), unless the load is small enough to be exempt (1.10.4). */
  sicherungsplan: string[];
  /** Gross mass of the goods in limited quantities, which the carrier is told (3.4.12). */
  begrenzteMengenKg: number;
}

/** The verdict over an order, or over the orders of a pickup list or a selection. */
export function gefahrguturteil(zeilen: readonly Gefahrgutangaben[]): Gefahrguturteil {
  const zaehlend = zeilen.filter((z) => !z.begrenztemenge && !z.freigestelltemenge);
  const { punkte, ohneFreistellung, unbekannt } = punktesumme(zaehlend);
  const stand =
    zaehlend.length === 0
      ? 'keines'
      : ohneFreistellung || punkte > punktegrenze
        ? 'tafeln'
        : unbekannt > 0
          ? 'unbekannt'
          : 'freigestellt';
  const tafeln = stand === 'tafeln' || stand === 'unbekannt';
  return {
    punkte,
    stand,
    verbote: verbote(zaehlend),
    tunnel: tafeln ? tunnel(zaehlend) : null,
    sicherungsplan: sicherungsplan(zaehlend, tafeln),
    begrenzteMengenKg:
      zeilen
        .filter((z) => z.begrenztemenge)
        .reduce((summe, z) => summe + alsGanzzahl(z.bruttoGewicht, 2), 0) / 100,
  };
}

function sicherungsplan(zeilen: readonly Gefahrgutangaben[], ueberGrenze: boolean): string[] {
  const betroffen = zeilen.filter((z) => {
    const potenzial = gefahrenpotenzial(z);
    return potenzial === 'immer' || (potenzial === 'mitGrenze' && ueberGrenze);
  });
  return [...new Set(betroffen.map((z) => klasseVon(z).unnr ?? ''))];
}

const klasseVon = (z: Gefahrgutangaben) => (z.gefahrgutklasse ?? {}) as Klasse;

/** 7.5.2.1: explosives travel with each other only, but 1.4S with all; so do goods with label 1 as subsidiary. */
function verbote(zeilen: readonly Gefahrgutangaben[]): [string, string][] {
  const klassen = [
    ...new Map(zeilen.map(klasseVon).map((k) => [`${k.unnr}|${k.klassifizierung}`, k])).values(),
  ];
  return klassen.flatMap((a, i) =>
    klassen
      .slice(i + 1)
      .filter((b) => sindGetrennt(a, b))
      .map((b): [string, string] => [a.unnr ?? '', b.unnr ?? '']),
  );
}

function sindGetrennt(a: Klasse, b: Klasse): boolean {
  return ![a, b].some((k) => k.klassifizierung === '1.4S') && gruppe(a) !== gruppe(b);
}

/** Goods of one group may be loaded together; null is all that has no explosive label. */
function gruppe({ klasse, gefahrzettel }: Klasse): string | null {
  if (/^1(\.|$)/.test(klasse ?? '')) return '1';
  return /(^|\+)1(\+|$)/.test(gefahrzettel ?? '') ? `${klasse}+1` : null;
}

/** The most restrictive code of the load; what is carried in packages has the second letter of a code (8.6.4). */
function tunnel(zeilen: readonly Gefahrgutangaben[]): Tunnelkategorie | null {
  const nem = zeilen.reduce((summe, z) => summe + (z.nettoexplosivmasse ?? 0), 0);
  const kategorien = zeilen.flatMap((z) => tunnelkategorie(klasseVon(z).tunnelcode, nem) ?? []);
  return tunnelkategorien.find((k) => kategorien.includes(k)) ?? null;
}

function tunnelkategorie(code: string | null | undefined, nem: number): Tunnelkategorie | undefined {
  const [, davor = '', grenze = '', danach = ''] = /^([B-E])(\d*)\/?([B-E]?)$/.exec(code ?? '') ?? [];
  const ab = grenze && nem > Number(grenze) ? davor : danach || davor;
  return tunnelkategorien.find((k) => k === ab);
}
