import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rasterziel } from '../../../../components/raster/rasterangaben';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { ersteHaltestelle, feldElement, zielVonEnter } from '../../../../lib/haltestellen';
import { useTasten } from '../../../../lib/tasten';
import { istEmpfaengerseite } from '../adresse/rollen';
import { type Adressrolle, adressrollen } from './formularwerte';
import type { Befund } from './pruefung';

const erstesFeld = 'verpackungAnzahl';

/** Shows the fields of an address that is folded. */
function klappeAuf(abschnitt: string): void {
  const knopf = document.querySelector<HTMLButtonElement>(`#${abschnitt} .fp-gefaltet-auf`);
  if (knopf) flushSync(() => knopf.click());
}

function inAdresse(abschnitt: string): void {
  klappeAuf(abschnitt);
  ersteHaltestelle(abschnitt)?.focus();
}

/** Ways through the form by keyboard: Enter, Alt+1 to 7, and to what is wrong. */
export function useSpruenge(
  wurzel: RefObject<HTMLElement | null>,
  speicher: Rasterspeicher<Auftragsposition>,
) {
  const raster = useRef<Rasterziel>(null);
  const [absenderrolle, setAbsenderrolle] = useState<Adressrolle>('absenderAdresse');
  const [empfaengerrolle, setEmpfaengerrolle] = useState<Adressrolle>('empfaengerAdresse');

  const insRaster = useCallback(() => {
    const erste = speicher.zustand().zeilen[0];
    if (erste) raster.current?.springeZu(erste.schluessel, erstesFeld);
  }, [speicher]);

  const springeZu = useCallback(
    (pfad: string): HTMLElement | null => {
      if (pfad === 'auftragspositionen') {
        insRaster();
        return null;
      }
      const rolle = pfad.split('.')[0];
      const adresse = adressrollen.find((r) => r === rolle);
      if (adresse) {
        const rechts = istEmpfaengerseite(adresse);
        flushSync(() => (rechts ? setEmpfaengerrolle : setAbsenderrolle)(adresse));
        klappeAuf(rechts ? 'abschnitt-empfaenger' : 'abschnitt-absender');
      }
      const ziel = wurzel.current && feldElement(wurzel.current, pfad);
      ziel?.focus();
      // Where one is already, the focus alone moves nothing.
      ziel?.scrollIntoView({ block: 'nearest' });
      return ziel;
    },
    [wurzel, insRaster],
  );

  const zeigeErsten = useCallback(
    (befund: Befund, folge: readonly string[]) => {
      const pfad = folge.find((p) => befund.felder.has(p));
      if (pfad) {
        springeZu(pfad);
        return;
      }
      const zelle = befund.zellen[0];
      const roh = speicher.gefuellt().find((z) => z.roh);
      if (zelle) raster.current?.springeZu(zelle.schluessel, zelle.feld);
      else if (roh?.roh) raster.current?.springeZu(roh.schluessel, Object.keys(roh.roh)[0] as string);
    },
    [springeZu, speicher],
  );

  const beiEnter = useCallback(
    (e: KeyboardEvent<HTMLElement>) => {
      const naechste = zielVonEnter(e, wurzel.current);
      if (naechste?.classList.contains('fp-raster')) insRaster();
      else naechste?.focus();
    },
    [wurzel, insRaster],
  );

  useSprungtasten({ wurzel, insRaster, setAbsenderrolle, setEmpfaengerrolle });

  return {
    raster,
    absenderrolle,
    setAbsenderrolle,
    empfaengerrolle,
    setEmpfaengerrolle,
    springeZu,
    zeigeErsten,
    beiEnter,
  };
}

interface Sprungziele {
  wurzel: RefObject<HTMLElement | null>;
  insRaster: () => void;
  setAbsenderrolle: (rolle: Adressrolle) => void;
  setEmpfaengerrolle: (rolle: Adressrolle) => void;
}

function useSprungtasten({ wurzel, insRaster, setAbsenderrolle, setEmpfaengerrolle }: Sprungziele): void {
  const insFeld = (pfad: string) => wurzel.current && feldElement(wurzel.current, pfad)?.focus();
  useTasten({
    'Alt+1': () => {
      flushSync(() => setAbsenderrolle('absenderAdresse'));
      inAdresse('abschnitt-absender');
    },
    'Alt+2': () => {
      flushSync(() => setEmpfaengerrolle('empfaengerAdresse'));
      inAdresse('abschnitt-empfaenger');
    },
    'Alt+3': () => insFeld('absenderReferenz'),
    'Alt+4': () => ersteHaltestelle('abschnitt-allgemein')?.focus(),
    'Alt+5': insRaster,
    'Alt+6': () => ersteHaltestelle('abschnitt-services')?.focus(),
    'Alt+7': () => insFeld('hinweis'),
  });
}

export type Wege = ReturnType<typeof useSpruenge>;
