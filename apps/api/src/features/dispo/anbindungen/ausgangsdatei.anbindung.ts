import { randomUUID } from 'node:crypto';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { alsXml } from '../../../platform/xml/schreiben.js';
import type { Ausgangsanbindung, Ausgangspost } from '../../anbindungen/ausgang/ausgangspost.service.js';
import type { Anbindung, Quittung } from '../anbindung.js';
import { indexAlsXml, type Konfigurationsmeldung, konfigurationsdokument } from './nachricht.js';

/** One file an order, in a folder or on a server of the partner. */
export class AusgangsdateiAnbindung implements Anbindung {
  constructor(
    private readonly a: Ausgangsanbindung,
    private readonly post: Ausgangspost,
    private readonly alsXml: (auftrag: Auftrag) => Promise<string>,
  ) {}

  async uebergib(auftrag: Auftrag, referenz: string): Promise<Quittung> {
    const name = await this.post.uebergib(this.a, auftrag, referenz, () => this.alsXml(auftrag));
    return { nummer: this.nurAuftraege ? name : null };
  }

  async aktualisiere(index: Indextyp, ids: number[]): Promise<void> {
    if (this.nurAuftraege) return;
    const name = randomUUID();
    await this.post.legeNachricht(this.a, `index_${index}_${name}.xml`, name, () => indexAlsXml(index, ids));
  }

  async konfiguriere(meldung: Konfigurationsmeldung, referenz: string): Promise<void> {
    if (this.nurAuftraege) return;
    const wem = meldung.hauptmandant?.id ?? 'alle';
    const name = `konfiguration_${wem}_${meldung.stand}_${referenz}.xml`;
    // One configuration goes to several systems, and is another message to each.
    const eigene = referenz.slice(0, 24).padEnd(24, '0') + String(this.a.id).padStart(12, '0');
    await this.post.legeNachricht(this.a, name, eigene, () => alsXml(konfigurationsdokument, meldung));
  }

  /** A partner knows neither our lists nor our settings: it has codes of its own. */
  private get nurAuftraege(): boolean {
    return this.a.format === 'fortras';
  }
}
