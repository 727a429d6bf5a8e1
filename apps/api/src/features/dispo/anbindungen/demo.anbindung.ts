import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { KeinPreis } from '@frachtportal/domain/preis/preisanfrage';
import type { Preisermittlung } from '../../preis/preisermittlung.service.js';
import { type Anbindung, type Quittung, Uebergabefehler } from '../anbindung.js';

/** Takes every order over and prices requests by the stored tariff, as a dispatch system would. */
export class DemoAnbindung implements Anbindung {
  constructor(private readonly preise: Preisermittlung) {}

  async uebergib(auftrag: Auftrag, referenz: string): Promise<Quittung> {
    if (auftrag.typ === 0) return { nummer: `DEMO-${referenz.slice(0, 8)}` };
    try {
      return { preis: await this.preise.berechne(auftrag) };
    } catch (fehler) {
      if (fehler instanceof KeinPreis) throw new Uebergabefehler(fehler.message, 'abgelehnt');
      throw fehler;
    }
  }

  /** It reads the portal's own tables: its indexes are always up to date. */
  async aktualisiere(): Promise<void> {}

  /** And so is what it knows of the configuration. */
  async konfiguriere(): Promise<void> {}
}
