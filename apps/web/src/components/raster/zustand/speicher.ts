import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { gefuellteZeilen, type Rohtexte, type Zeile, type Zeilenregeln } from '../zeile';
import type { Zellwert } from '../zelle';
import { leererZustand, type Rasteraktion, type Rasterzustand, reduziere } from './zustand';

/** What is being typed in a cell and is not yet taken over. */
export type Eingabe = { schluessel: number; feld: string } & Zellwert;

/** All that was typed, for a draft. */
export interface Rasterstand<T> {
  daten: Partial<T>[];
  roh: Rohtexte;
}

/**
 * Holds the rows outside of the form, so that a changed cell redraws the grid and what follows from the rows, not the
 * whole form.
 */
export interface Rasterspeicher<T> {
  readonly regeln: Zeilenregeln<T>;
  zustand(): Rasterzustand<T>;
  tue(aktion: Rasteraktion<T>): void;
  abonniere(hoerer: () => void): () => void;
  /** Rows the user has filled, in their order. */
  gefuellt(): Zeile<T>[];
  /** Follows the typing in a cell; ends it, if it is still that cell, when there is no value. */
  merkeEingabe(eingabe: Eingabe | { schluessel: number; feld: string }): void;
  /** Hears of the typing in cells. */
  abonniereEingabe(hoerer: () => void): () => void;
  /** Is something typed in a cell that is not yet taken over? */
  tippt(): boolean;
  /** The filled rows as if the cell one is in had been left. */
  stand(): Rasterstand<T>;
}

export function neuerRasterspeicher<T>(
  regeln: Zeilenregeln<T>,
  daten: readonly Partial<T>[] = [],
  roh?: Rohtexte,
): Rasterspeicher<T> {
  let zustand = reduziere(leererZustand<T>(), { typ: 'lade', daten, roh }, regeln);
  let eingabe: Eingabe | null = null;
  const tipphoerer = new Set<() => void>();
  const hoerer = new Set<() => void>();
  return {
    regeln,
    zustand: () => zustand,
    tue(aktion) {
      const neu = reduziere(zustand, aktion, regeln);
      if (neu === zustand) return;
      zustand = neu;
      for (const h of hoerer) h();
    },
    abonniere(h) {
      hoerer.add(h);
      return () => hoerer.delete(h);
    },
    gefuellt: () => gefuellteZeilen(zustand.zeilen, regeln),
    merkeEingabe(neu) {
      const andere = eingabe && (eingabe.schluessel !== neu.schluessel || eingabe.feld !== neu.feld);
      if ('wert' in neu) eingabe = neu;
      else if (eingabe && !andere) eingabe = null;
      else return;
      for (const h of tipphoerer) h();
    },
    abonniereEingabe(h) {
      tipphoerer.add(h);
      return () => tipphoerer.delete(h);
    },
    tippt: () => eingabe !== null,
    stand() {
      const { zeilen } = eingabe ? reduziere(zustand, { typ: 'zelle', ...eingabe }, regeln) : zustand;
      const gefuellt = gefuellteZeilen(zeilen, regeln);
      return { daten: gefuellt.map((z) => z.daten), roh: gefuellt.map((z) => z.roh ?? null) };
    },
  };
}

/** Tells with each key what was typed so far. */
export function useRasterstand<T>(
  speicher: Rasterspeicher<T>,
  beiAenderung: ((stand: Rasterstand<T>) => void) | undefined,
): void {
  const melde = useEffectEvent(() => beiAenderung?.(speicher.stand()));
  useEffect(() => {
    const abmelden = [speicher.abonniere(() => melde()), speicher.abonniereEingabe(() => melde())];
    return () => {
      for (const abmeldung of abmelden) abmeldung();
    };
  }, [speicher]);
}

export function useRasterzustand<T>(speicher: Rasterspeicher<T>): Rasterzustand<T> {
  return useSyncExternalStore(speicher.abonniere, speicher.zustand);
}
