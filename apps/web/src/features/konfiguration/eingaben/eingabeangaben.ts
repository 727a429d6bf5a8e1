import type { Schluessel, Schluesselangabe } from '@frachtportal/domain/konfiguration/schluessel';

/** What the input of a key is given. */
export interface Eingabeangaben {
  name: Schluessel;
  angabe: Schluesselangabe;
  wert: string;
  fehler: string | undefined;
  onAendern: (wert: string) => void;
}
