import type { Sitzung } from '@frachtportal/domain/benutzer/sitzung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sitzungen } from '../../authentication/sitzungen.service.js';
import { Sitzungsliste } from '../../authentication/sitzungsliste.read-model.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { Sicherheitszugriff } from './sicherheitszugriff.service.js';

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where somebody is logged in, and the end of it. */
@Injectable()
export class Sitzungsverwaltung {
  constructor(
    private readonly db: Datenbank,
    private readonly zugriff: Sicherheitszugriff,
    private readonly gelesen: Sitzungsliste,
    private readonly sitzungen: Sitzungen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async liste(benutzerId: number): Promise<Sitzung[]> {
    await this.zugriff.verlange(benutzerId);
    const { sitzungId } = identitaet();
    const offene = await this.gelesen.offene(benutzerId);
    return offene.map((s) => ({ ...s, diese: s.id === sitzungId }));
  }

  async beende(benutzerId: number, sitzungId: string): Promise<void> {
    const person = await this.zugriff.verlange(benutzerId);
    await this.db.transaktion(async () => {
      const gab =
        form.test(sitzungId) && (await this.sitzungen.beendeEine(benutzerId, sitzungId, 'verwaltet'));
      if (!gab) throw nichtGefunden();
      await this.protokolliere(person, 1);
    });
  }

  async beendeAndere(benutzerId: number): Promise<void> {
    const person = await this.zugriff.verlange(benutzerId);
    await this.db.transaktion(async () => {
      const anzahl = await this.sitzungen.beendeAndere(benutzerId, identitaet().sitzungId, 'verwaltet');
      if (anzahl) await this.protokolliere(person, anzahl);
    });
  }

  private protokolliere({ id, name }: { id: number; name: string }, anzahl: number): Promise<void> {
    const person = { benutzerId: id, name };
    return this.protokoll.schreibe('sitzung.beendet', { person, einzelheiten: { anzahl } });
  }
}
