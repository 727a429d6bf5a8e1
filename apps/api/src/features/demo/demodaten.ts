import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AuftragSchreiben } from '../auftraege/speichern/auftrag-schreiben.repository.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { legeAuftraegeAn } from './demo-auftraege.js';
import { legeBenutzerAn } from './demo-benutzer.repository.js';
import { liesDemodateien } from './demo-dateien.js';
import { istNochLeer, legeMandantenAn, verlangeDemobestand } from './demo-mandanten.repository.js';
import { legeVerwaltetesAn } from './demo-verwaltetes.js';
import { legeVorbereitetesAn } from './demo-vorbereitetes.js';
import { legeZusammenarbeitAn } from './demo-zusammenarbeit.js';
import { loeseWarenAuf } from './sortiment.js';

/**
 * Fills an installation without any client with the demo data: clients, users, address books, orders of the last
 * 90 days, templates, proposals, a client's own service, an import with faults, and what customer and forwarder tell each other. All
 * in one transaction, so that a start that is interrupted leaves nothing half and the next one begins anew.
 */
export async function legeDemodatenAn(app: NestFastifyApplication, umgebung: Umgebung): Promise<void> {
  const db = app.get(Datenbank);
  await db.transaktion(async () => {
    const dateien = liesDemodateien(umgebung.DB_DIR);
    if (!(await istNochLeer(db))) return verlangeDemobestand(db, dateien);
    const kunden = await legeMandantenAn(db, dateien);
    const erfasser = await legeBenutzerAn(db, dateien.benutzer, kunden);
    const waren = await loeseWarenAuf(dateien.waren, app.get(Stammdaten));
    const schreiben = app.get(AuftragSchreiben);
    const vorgaben = { anzahl: umgebung.DEMO_AUFTRAEGE, kunden, erfasser, waren, jetzt: new Date() };
    await legeAuftraegeAn({ db, schreiben }, vorgaben);
    await legeVorbereitetesAn(app, kunden, erfasser);
    await legeVerwaltetesAn(app, kunden, erfasser);
    await legeZusammenarbeitAn(app, kunden, erfasser);
  });
}
