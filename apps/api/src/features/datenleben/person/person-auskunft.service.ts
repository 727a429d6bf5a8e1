import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { Ablagezugang } from '../../dokumente/ablagezugang.service.js';
import type { Arbeit } from '../auftrag/arbeit.js';
import { DatenauftraegeRepository, type Genommener } from '../auftrag/datenauftraege.repository.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { Archivschreiber, stuecke } from '../bestand/archiv.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { PersonRepository, personenbestaende } from './person.repository.js';

const liesmich = `Alle Daten einer Person aus dem Frachtportal (Art. 15 und 20 DSGVO).

Je Datei eine Sorte, je Zeile ein JSON-Objekt (UTF-8, NDJSON), Zeiten in UTC:
benutzer          Konto und Einstellungen      person       Namen in Protokollen
sitzung           Anmeldungen                  protokoll    was die Person getan hat und was an ihr getan wurde
auftrag           erfasste und geänderte Aufträge
kommentar         geschriebene Kommentare      klaerfall    Schritte in Klärfällen
mail              Mails an die Person          dokument     hochgeladene Dokumente
`;

/** All that the portal knows of a user, as a file. */
@Injectable()
export class PersonAuskunft implements Arbeit {
  constructor(
    private readonly verbindung: Langverbindung,
    private readonly person: PersonRepository,
    private readonly auftraege: DatenauftraegeRepository,
    private readonly ablage: Ablagezugang,
    private readonly eingang: Eingang,
  ) {}

  async tue({ id, ziel, probe }: Genommener, fortschritt: Fortschritt): Promise<void> {
    await fortschritt.beginne('zeilen', personenbestaende.length);
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    const archiv = probe ? undefined : Archivschreiber.beginne(pfad);
    try {
      await this.verbindung.mit(async (client) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await archiv?.lege('LIESMICH.txt', liesmich);
        for (const b of personenbestaende) {
          fortschritt.zaehle(b.gruppe, await this.person.zaehle(client, b, ziel ?? 0));
          let nummer = 0;
          if (archiv)
            for await (const stueck of stuecke(this.person.zeilen(client, b, ziel ?? 0)))
              await archiv.lege(`${b.name}-${++nummer}.ndjson`, stueck);
          await fortschritt.weiter();
        }
      });
      if (archiv) {
        await archiv.schliesse();
        const schluessel = `datenauftrag/${id}`;
        await this.auftraege.merkeVor(schluessel);
        await this.ablage.lege(schluessel, pfad, 'application/gzip');
        await this.auftraege.merkeDatei(id, schluessel, `auskunft-${ziel}.tar.gz`, (await stat(pfad)).size);
      }
      await this.verbindung.mit((client) => this.auftraege.fertigMit(client, id, fortschritt.ergebnis));
    } finally {
      await archiv?.verwirf();
      await rm(pfad, { force: true });
    }
  }
}
