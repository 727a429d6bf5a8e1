import { type Anbindung, Uebergabefehler } from '../anbindung.js';

/** Nobody on the other side: what is handed over waits until somebody sets up a dispatch system. */
export class KeineAnbindung implements Anbindung {
  async uebergib(): Promise<never> {
    throw nichtAngebunden();
  }

  async aktualisiere(): Promise<never> {
    throw nichtAngebunden();
  }

  async konfiguriere(): Promise<never> {
    throw nichtAngebunden();
  }
}

export const nichtAngebunden = () =>
  new Uebergabefehler('Es ist kein Dispositionssystem angebunden (DISPO=keine).', 'nichtErreicht');
