import type { Schluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import type { BeschriebeneAngabe } from '@frachtportal/domain/konfiguration/schluessel/schluesselworte';

/** What the input of a key is given. */
export interface Eingabeangaben {
  name: Schluessel;
  angabe: BeschriebeneAngabe;
  wert: string;
  fehler: string | undefined;
  onAendern: (wert: string) => void;
}
