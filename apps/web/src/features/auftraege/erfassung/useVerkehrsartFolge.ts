import { abgeleiteteVerkehrsart } from '@frachtportal/domain/auftrag/verkehrsart';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Formularwerte } from './formularwerte';
import { useUmgebung } from './umgebung';

const namen = [
  'absenderAdresse.land',
  'empfaengerAdresse.land',
  'anlieferkennzeichen',
  'zustellkennzeichen',
] as const;

/** Where the profile derives the traffic type, it follows the countries and flags; a choice made since stays. */
export function useVerkehrsartFolge(): void {
  const { konfiguration: k, nurLesen } = useUmgebung();
  const { setValue, getValues } = useFormContext<Formularwerte>();
  useWatch<Formularwerte>({ name: namen });
  const abgeleitet = abgeleiteteVerkehrsart(getValues() as never, k);
  const vorher = useRef(abgeleitet);
  useEffect(() => {
    if (abgeleitet === vorher.current) return;
    vorher.current = abgeleitet;
    if (abgeleitet !== null && !nurLesen) setValue('verkehrsart', abgeleitet);
  }, [abgeleitet, nurLesen, setValue]);
}
