import type { Schluessel as Textschluessel } from '@frachtportal/texte/katalog';
import { angabe, type Schluessel, type Schluesselangabe } from './schluessel.js';
import { adresseWorte, sendungsverfolgungWorte } from './schluesselworte-adresse.js';
import { anzeigeWorte, erfassungWorte } from './schluesselworte-erfassung.js';
import { funktionWorte, textWorte } from './schluesselworte-funktion.js';

export type Gruppe =
  | 'konfiguration.gruppe.funktionen'
  | 'konfiguration.gruppe.auftragserfassung'
  | 'konfiguration.gruppe.anzeige'
  | 'konfiguration.gruppe.adressen'
  | 'konfiguration.gruppe.texteUndWerte'
  | 'konfiguration.gruppe.sendungsverfolgung';

interface Schluesselworte {
  gruppe: Gruppe;
  label: Textschluessel;
  erklaerung: Textschluessel;
  /** The configurator's switch shows the opposite of the stored value (specification of accounts, section 3). */
  umgekehrt?: boolean;
}

const worte: Readonly<Record<Schluessel, Schluesselworte>> = {
  ...funktionWorte,
  ...erfassungWorte,
  ...anzeigeWorte,
  ...adresseWorte,
  ...textWorte,
  ...sendungsverfolgungWorte,
};

/** A key as the configurator shows it. Apart from the keys themselves, which every page loads. */
export type BeschriebeneAngabe = Schluesselangabe & Schluesselworte;

export function beschriebeneAngabe(name: Schluessel): BeschriebeneAngabe {
  return { ...angabe(name), ...worte[name] };
}
