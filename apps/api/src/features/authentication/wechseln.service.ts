import type { Benutzerwechsel, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { darfVerwalten } from '@frachtportal/domain/benutzer/benutzer.rules';
import { istStark } from '@frachtportal/domain/benutzer/faktorpflicht';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { TokenService } from '../../platform/auth/token.service.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { keinRecht, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet, type Ursprung } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Bremse } from './bremse.service.js';
import type { Bremsschluessel } from './bremsgrenzen.js';
import { Sitzungen } from './sitzungen.service.js';
import { Wechselziele } from './wechselziele.service.js';

/**
 * Lets an administrator work as another active user, and come back. The switched session may do what that user may,
 * no more; it lives only as long as the administrator's own session and rights. There is one step: whoever is switched
 * can only go back. It is no way past what the login of that user asks for.
 */
@Injectable()
export class Wechseln {
  constructor(
    private readonly db: Datenbank,
    private readonly ziele: Wechselziele,
    private readonly token: TokenService,
    private readonly sitzungen: Sitzungen,
    private readonly bremse: Bremse,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async wechsle(wunsch: Benutzerwechsel): Promise<Tokenpaar> {
    const wer = identitaet();
    const name = wunsch.username?.trim();
    if (!name) throw ungueltig([fehler('benutzer.waehlen', 'username')]);
    if (wer.gewechseltVon) return this.zurueck(wer.gewechseltVon, name, wunsch.backupToken);
    if (!wer.admin) throw keinRecht();
    return this.hin(wer, name);
  }

  private async hin(wer: Identitaet, name: string): Promise<Tokenpaar> {
    const schluessel: Bremsschluessel[] = [`wechsel:${wer.benutzerId}`];
    await this.bremse.zaehle(schluessel);
    const ziel = await this.ziele.unsafeZu(name);
    const sicht = unsafeVerwaltungssicht();
    if (!ziel || (sicht && !sicht.includes(ziel.mandantId))) throw nichtGefunden();
    if (!darfVerwalten(wer, ziel)) throw keinRecht();
    if (!ziel.aktiv || ziel.id === wer.benutzerId) throw konflikt('wechsel.nichtMoeglich');
    if (ziel.brauchtFaktor && !istStark(wer.anmeldeart)) throw konflikt('wechsel.faktor');
    await this.bremse.gelungen(schluessel);
    return this.db.transaktion(async () => {
      await this.protokoll.schreibe('benutzerwechsel', { person: { benutzerId: ziel.id, name: ziel.name } });
      return this.sitzungen.beginne(ziel.id, { art: wer.anmeldeart, gewechseltVon: wer.sitzungId });
    });
  }

  /** The browser kept one token only; the administrator starts a new session and both old ones end. */
  private async zurueck(ursprung: Ursprung, name: string, backupToken: string | null): Promise<Tokenpaar> {
    const { sitzungId, anmeldeart: art } = identitaet();
    const passt = this.token.sitzungAus(backupToken ?? '') === ursprung.sitzungId;
    if (!passt || name.toLowerCase() !== ursprung.name.toLowerCase()) throw konflikt('wechsel.zurueck');
    return this.db.transaktion(async () => {
      await this.protokoll.schreibe('benutzerwechsel.zurueck', { person: ursprung });
      await this.sitzungen.beende([sitzungId, ursprung.sitzungId], 'zurückgewechselt');
      return this.sitzungen.beginne(ursprung.benutzerId, { art, nach: ursprung.sitzungId });
    });
  }
}
