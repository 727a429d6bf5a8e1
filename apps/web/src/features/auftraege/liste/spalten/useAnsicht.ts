import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useSitzung } from '../../../../lib/sitzung';

/** The views of the list: the columns that the configuration names, or a few that fit on a small screen. */
export const ansichten = ['standard', 'kurz'] as const;
export type Ansicht = (typeof ansichten)[number];

/**
 * Which view is shown, kept per user in this browser. Where nobody has chosen yet, a small screen offers the short one,
 * and begins with it where the configuration asks for the standard columns.
 */
export function useAnsicht() {
  const beginntKurz = useKonfiguration().auftragsresearchtableconfig === 'standard';
  const platz = `auftragsansicht.${useSitzung()?.username ?? ''}`;
  const [gewaehlt, setGewaehlt] = useState(() => localStorage.getItem(platz));
  const schmal = useMediaQuery('(max-width: 1599.95px)', { noSsr: true });
  const waehle = (ansicht: Ansicht) => {
    localStorage.setItem(platz, ansicht);
    setGewaehlt(ansicht);
  };
  const anfang: Ansicht = beginntKurz && schmal ? 'kurz' : 'standard';
  const aktiv = ansichten.find((a) => a === gewaehlt) ?? anfang;
  return { aktiv, waehle, bietetKurz: gewaehlt === null && schmal && aktiv === 'standard' };
}

export type Ansichtwahl = ReturnType<typeof useAnsicht>;
