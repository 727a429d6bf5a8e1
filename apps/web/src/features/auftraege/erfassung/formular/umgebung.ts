import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { createContext, use } from 'react';
import type { Erfassungslisten } from './listen';
import type { Fruehpruefung } from './useFeldfehler';

/** What all sections of the form need and none of them changes. */
export interface Erfassungsumgebung {
  konfiguration: Konfiguration;
  listen: Erfassungslisten;
  nurLesen: boolean;
  /** What is captured is a template. */
  alsVorlage: boolean;
  fruehpruefung: Fruehpruefung;
}

export const UmgebungKontext = createContext<Erfassungsumgebung | null>(null);

export function useUmgebung(): Erfassungsumgebung {
  const umgebung = use(UmgebungKontext);
  if (!umgebung) throw new Error('Abschnitt der Erfassung außerhalb des Formulars');
  return umgebung;
}
