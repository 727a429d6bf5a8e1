import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  type Ausgangsanbindung,
  Ausgangsfehler,
  type Ausgangspost,
} from '../../anbindungen/ausgang/ausgangspost.service.js';
import { type Anbindung, type Quittung, Uebergabefehler } from '../anbindung.js';
import type { Konfigurationsmeldung } from './nachricht.js';

/** A connection of a main client: hands over as its way does, and keeps in mind how it went. */
export class EigeneAnbindung implements Anbindung {
  constructor(
    private readonly a: Ausgangsanbindung,
    private readonly weg: Anbindung,
    private readonly post: Ausgangspost,
  ) {}

  uebergib(auftrag: Auftrag, referenz: string): Promise<Quittung> {
    return this.vermerkt(() => this.weg.uebergib(auftrag, referenz));
  }

  aktualisiere(index: Indextyp, ids: number[]): Promise<void> {
    return this.vermerkt(() => this.weg.aktualisiere(index, ids));
  }

  konfiguriere(meldung: Konfigurationsmeldung, referenz: string): Promise<void> {
    return this.vermerkt(() => this.weg.konfiguriere(meldung, referenz));
  }

  private async vermerkt<T>(tu: () => Promise<T>): Promise<T> {
    try {
      const ergebnis = await tu();
      await this.post.gelungen(this.a);
      return ergebnis;
    } catch (grund) {
      const anders = grund instanceof Ausgangsfehler ? new Uebergabefehler(grund.message, grund.art) : grund;
      // What is wrong with one order says nothing of the connection.
      if (anders instanceof Uebergabefehler && anders.art !== 'abgelehnt')
        await this.post.gestoert(
          this.a,
          fehler('anbindung.gestoertMit', undefined, { grund: anders.message }),
        );
      throw anders;
    }
  }
}
