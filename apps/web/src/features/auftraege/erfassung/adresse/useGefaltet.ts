import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { naechsteHaltestelle } from '../../../../lib/haltestellen';
import type { Adressrolle, Formularwerte } from '../formular/formularwerte';
import { merkeFaltung, useFaltung } from './faltung';

interface Lage {
  rolle: Adressrolle;
  /** The id of its card. */
  karte: string;
  /** A new address is being entered, or something in this one is wrong: its fields are needed. */
  offenNoetig: boolean;
}

/** Whether an address is folded: once it is chosen from the address book, until somebody opens it. */
export function useGefaltet({ rolle, karte, offenNoetig }: Lage) {
  const faltet = useFaltung();
  const adresse = useWatch<Formularwerte, Adressrolle>({ name: rolle });
  const welche = `${rolle}/${adresse?.id ?? ''}`;
  const [geoeffnet, setGeoeffnet] = useState<string | null>(null);
  const gewaehlt = Boolean(adresse?.id && adresse.name);
  const gefaltet = faltet && gewaehlt && !offenNoetig && geoeffnet !== welche;

  // Whoever chose it by Enter goes on after the card; Tab has found its way by itself by then.
  const vorher = useRef(gefaltet);
  useEffect(() => {
    const zugeklappt = gefaltet && !vorher.current;
    vorher.current = gefaltet;
    if (!zugeklappt) return;
    const wecker = setTimeout(() => {
      const hier = document.getElementById(karte);
      const wurzel = hier?.closest('.fp-erfassung');
      if (document.activeElement === document.body && hier && wurzel)
        naechsteHaltestelle(wurzel, hier)?.focus();
    });
    return () => clearTimeout(wecker);
  }, [gefaltet, karte]);

  const [fokus, setFokus] = useState(false);
  useEffect(() => {
    if (!fokus || gefaltet) return;
    setFokus(false);
    document.getElementById(karte)?.querySelector<HTMLInputElement>('input[name$=".name"]')?.focus();
  }, [fokus, gefaltet, karte]);
  const oeffne = () => {
    setGeoeffnet(welche);
    setFokus(true);
  };
  /** Chosen addresses fold from now on, also the one that was opened. */
  const klappeZu = () => {
    setGeoeffnet(null);
    merkeFaltung('gefaltet');
  };
  return { gefaltet, faltbar: gewaehlt && !offenNoetig, adresse, oeffne, klappeZu };
}
