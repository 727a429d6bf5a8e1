import type { Benutzer, Benutzersuche } from '@frachtportal/domain/benutzer/benutzer';
import { Injectable } from '@nestjs/common';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { BenutzerLesen, type GelesenerBenutzer } from './benutzer-lesen.read-model.js';
import { Loeschtoken } from './konto/loeschtoken.service.js';

/** Finds users: one with its version and what deleting it needs, or a page with the total. */
@Injectable()
export class Benutzerauskunft {
  constructor(
    private readonly lesen: BenutzerLesen,
    private readonly token: Loeschtoken,
  ) {}

  async nachId(id: number): Promise<GelesenerBenutzer> {
    return this.mitToken(gefunden(await this.lesen.nachId(id, unsafeVerwaltungssicht())));
  }

  async nachName(name: string): Promise<GelesenerBenutzer> {
    return this.mitToken(gefunden(await this.lesen.nachName(name, unsafeVerwaltungssicht())));
  }

  suche(frage: Benutzersuche): Promise<{ gesamt: number; treffer: Benutzer[] }> {
    const anzahl = frage.searchLimit ?? identitaet().rowsInGrid;
    const seite = { anzahl, ab: (frage.page ?? 0) * anzahl };
    return this.lesen.suche(frage.query ?? '', unsafeVerwaltungssicht(), seite);
  }

  async eigenerAlsListe(): Promise<Benutzer[]> {
    const gelesen = await this.lesen.nachId(identitaet().benutzerId, null);
    return gelesen ? [gelesen.wert] : [];
  }

  existiert(name: string): Promise<boolean> {
    return this.lesen.unsafeExistiert(name);
  }

  private mitToken({ version, wert }: GelesenerBenutzer): GelesenerBenutzer {
    const token = this.token.fuer({ id: wert.id, version }, identitaet().benutzerId);
    return { version, wert: { ...wert, token } };
  }
}
