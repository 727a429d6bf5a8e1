import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Uebertragung } from '@frachtportal/domain/dispo/uebertragung';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Dateieingang } from '../eingang/dateieingang.service.js';
import { markiert, uebergib, vonHand } from './auftraege.js';

/** A portal that exchanges files with its dispatch system in a directory of its own. */
export class Dateitausch {
  private constructor(
    readonly portal: Portal,
    readonly verzeichnis: string,
  ) {}

  static async oeffnen(): Promise<Dateitausch> {
    const verzeichnis = mkdtempSync(join(tmpdir(), 'frachtportal-dispo-'));
    const env = { ...vonHand, DISPO: 'datei', DISPO_VERZEICHNIS: verzeichnis };
    return new Dateitausch(await startePortal(env), verzeichnis);
  }

  async schliessen(): Promise<void> {
    await this.portal.schliessen();
    rmSync(this.verzeichnis, { recursive: true, force: true });
  }

  pfad(...teile: string[]): string {
    return join(this.verzeichnis, ...teile);
  }

  namen(ordner: string): string[] {
    return readdirSync(this.pfad(ordner)).sort();
  }

  /** The order in the outbox, as the forwarder's administrator sees it. */
  async zeile(auftragId: number): Promise<Uebertragung> {
    const admin = await this.portal.als('admin');
    return (await admin.get(`/api/dispo/uebertragungen?auftragId=${auftragId}`).expect(200)).body[0];
  }

  async uebertragen(anzahl: number): Promise<Auftrag[]> {
    const auftraege = await markiert(this.portal, anzahl);
    await uebergib(this.portal);
    return auftraege;
  }

  /** Puts a finished file into the inbox and lets it be taken in. */
  async lege(name: string, inhalt: string | Buffer): Promise<void> {
    writeFileSync(this.pfad('eingang', name), inhalt);
    const vorhin = new Date(Date.now() - 5000);
    utimesSync(this.pfad('eingang', name), vorhin, vorhin);
    await this.hole();
  }

  hole(): Promise<void> {
    return this.portal.app.get(Dateieingang, { strict: false }).laufe();
  }
}
