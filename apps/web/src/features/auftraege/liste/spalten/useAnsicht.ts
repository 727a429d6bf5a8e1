import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSitzung } from '../../../../lib/sitzung';

/** The views of the list: the columns that the configuration names, or a few that fit on a small screen. */
export const ansichten = ['standard', 'kurz'] as const;
export type Ansicht = (typeof ansichten)[number];

/** Which view is shown, kept per user in this browser; where nobody has chosen yet, a small screen offers the short one. */
export function useAnsicht() {
  const platz = `auftragsansicht.${useSitzung()?.username ?? ''}`;
  const [gewaehlt, setGewaehlt] = useState(() => localStorage.getItem(platz));
  const schmal = useMediaQuery('(max-width: 1599.95px)', { noSsr: true });
  const waehle = (ansicht: Ansicht) => {
    localStorage.setItem(platz, ansicht);
    setGewaehlt(ansicht);
  };
  const aktiv: Ansicht = ansichten.find((a) => a === gewaehlt) ?? 'standard';
  return { aktiv, waehle, bietetKurz: gewaehlt === null && schmal };
}

export type Ansichtwahl = ReturnType<typeof useAnsicht>;
