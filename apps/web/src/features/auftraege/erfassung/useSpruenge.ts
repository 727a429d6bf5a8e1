import type { Auftragsposition } from '@frachtportal/domain/auftrag/auftragsposition';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rasterziel } from '../../../components/raster/rasterangaben';
import type { Rasterspeicher } from '../../../components/raster/speicher';
import { useTasten } from '../../../lib/tasten';
import type { Adressrolle } from './formularwerte';
import type { Befund } from './pruefung';
import { ersteHaltestelle, feldElement, naechsteHaltestelle } from './spruenge';

const erstesFeld = 'verpackungAnzahl';

/** Ways through the form by keyboard: Enter, Alt+1 to 5, and to what is wrong. */
export function useSpruenge(
  wurzel: RefObject<HTMLElement | null>,
  speicher: Rasterspeicher<Auftragsposition>,
) {
  const raster = useRef<Rasterziel>(null);
  const [absenderrolle, setAbsenderrolle] = useState<Adressrolle>('absenderAdresse');

  const insRaster = useCallback(() => {
    const erste = speicher.zustand().zeilen[0];
    if (erste) raster.current?.springeZu(erste.schluessel, erstesFeld);
  }, [speicher]);

  const springeZu = useCallback(
    (pfad: string) => {
      if (pfad === 'auftragspositionen') return insRaster();
      const rolle = pfad.split('.')[0];
      if (rolle === 'absenderAdresse' || rolle === 'abweichendeAbholerAdresse') {
        flushSync(() => setAbsenderrolle(rolle));
      }
      if (wurzel.current) feldElement(wurzel.current, pfad)?.focus();
    },
    [wurzel, insRaster],
  );

  const zeigeErsten = useCallback(
    (befund: Befund, folge: readonly string[]) => {
      const pfad = folge.find((p) => befund.felder.has(p));
      if (pfad) return springeZu(pfad);
      const zelle = befund.zellen[0];
      const roh = speicher.gefuellt().find((z) => z.roh);
      if (zelle) raster.current?.springeZu(zelle.schluessel, zelle.feld);
      else if (roh?.roh) raster.current?.springeZu(roh.schluessel, Object.keys(roh.roh)[0] as string);
    },
    [springeZu, speicher],
  );

  const beiEnter = useCallback(
    (e: KeyboardEvent<HTMLElement>) => {
      const ziel = e.target as HTMLElement;
      const zusatz = e.ctrlKey || e.metaKey || e.altKey || e.shiftKey;
      if (e.key !== 'Enter' || zusatz || e.defaultPrevented) return;
      // In a text of several lines Shift+Enter breaks the line.
      const eingabe = ziel instanceof HTMLInputElement || ziel instanceof HTMLTextAreaElement;
      if (!eingabe || ziel.closest('.fp-raster') || !wurzel.current) return;
      e.preventDefault();
      const naechste = naechsteHaltestelle(wurzel.current, ziel);
      if (naechste?.classList.contains('fp-raster')) insRaster();
      else naechste?.focus();
    },
    [wurzel, insRaster],
  );

  useTasten({
    'Alt+1': () => {
      flushSync(() => setAbsenderrolle('absenderAdresse'));
      ersteHaltestelle('abschnitt-absender')?.focus();
    },
    'Alt+2': () => ersteHaltestelle('abschnitt-empfaenger')?.focus(),
    'Alt+3': () => wurzel.current && feldElement(wurzel.current, 'absenderReferenz')?.focus(),
    'Alt+4': () => ersteHaltestelle('abschnitt-allgemein')?.focus(),
    'Alt+5': insRaster,
  });

  return { raster, absenderrolle, setAbsenderrolle, springeZu, zeigeErsten, beiEnter };
}

export type Wege = ReturnType<typeof useSpruenge>;
