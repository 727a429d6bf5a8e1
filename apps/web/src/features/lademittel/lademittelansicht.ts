import type { ReactNode } from 'react';

/** What both views of the page take. */
export interface Lademittelansicht {
  mandant: number | null;
  mitMandant: boolean;
  darfBuchen: boolean;
  umschalter: ReactNode;
  mandantfilter: ReactNode;
}
