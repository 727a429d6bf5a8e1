import { useState } from 'react';
import { type Sitzung, useSitzung } from '../../../../lib/sitzung';
import { zeilenzahlen } from '../suche/suchzustand';
import { fuellend } from './fuellen';

/** What every user has from the start; it says nothing about what somebody wants. */
const vorgabeAmBenutzer = 50;

/**
 * The rows of a first page: as chosen last in this browser, else as set at the user, else the list's own 13
 * (specification of orders, section 6).
 */
export function ersteZeilenzahl(gewaehlt: number | null, rowsInGrid: number): number {
  const eingestellt = rowsInGrid === vorgabeAmBenutzer ? null : rowsInGrid;
  const waehlbar = (zahl: number | null) => [...zeilenzahlen, fuellend].find((z) => z === zahl);
  return waehlbar(gewaehlt) ?? waehlbar(eingestellt) ?? zeilenzahlen[0];
}

const platz = (sitzung: Sitzung | null) => `auftragszeilen:${sitzung?.username ?? ''}`;
const zuletztGewaehlt = (sitzung: Sitzung | null) => {
  const gemerkt = localStorage.getItem(platz(sitzung));
  return gemerkt === null ? null : Number(gemerkt);
};
const amBenutzer = (sitzung: Sitzung | null) => sitzung?.ansprueche.rowsInGrid ?? vorgabeAmBenutzer;

/** The same before anything is on the screen. */
export const zeilenzahlVorab = (sitzung: Sitzung | null) =>
  ersteZeilenzahl(zuletztGewaehlt(sitzung), amBenutzer(sitzung));

/** How many rows a page of the list has before the address says otherwise, and how that is remembered. */
export function useZeilenzahl() {
  const sitzung = useSitzung();
  const [gewaehlt, setGewaehlt] = useState(() => zuletztGewaehlt(sitzung));
  const merkeZeilen = (zeilen: number) => {
    localStorage.setItem(platz(sitzung), String(zeilen));
    setGewaehlt(zeilen);
  };
  return [ersteZeilenzahl(gewaehlt, amBenutzer(sitzung)), merkeZeilen] as const;
}
