import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  domaenenVon,
  type Firmenanmeldung,
  type Firmenzuordnung,
  zuordnungZu,
} from '@frachtportal/domain/mandant/firmenanmeldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../../platform/database/datenbank.js';
import { Fachfehler } from '../../../../platform/errors/fachfehler.js';
import { Firmenbenutzer } from '../../../benutzer/firmenbenutzer.service.js';
import { Aenderungsprotokoll } from '../../../protokoll/aenderungsprotokoll.service.js';
import type { Wer } from '../../anmeldekonten.read-model.js';
import type { Ansprueche } from '../anbieter.service.js';
import { Firmenkonten, type Firmenkonto, type Fremder } from './firmenkonten.repository.js';

const absage = (key: Meldungsschluessel, params?: Record<string, string>) =>
  new Fachfehler(401, [fehler(key, undefined, params)]);

/** Who somebody of a company's provider is here: never anybody outside the main client and its clients. */
@Injectable()
export class Firmenleute {
  constructor(
    private readonly db: Datenbank,
    private readonly konten: Firmenkonten,
    private readonly benutzer: Firmenbenutzer,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /**
   * By the identifier of the provider; the first time by a confirmed address, or as a new user where that is wanted.
   * @throws Fachfehler 401
   */
  async erkenne(anmeldung: Firmenanmeldung, gesagt: Ansprueche): Promise<Wer> {
    const { mandantId, aussteller, zuordnungen } = anmeldung;
    const zuordnung = zuordnungZu(anmeldung, gesagt);
    if (zuordnungen?.length && !zuordnung) throw absage('anmeldung.firma.nichtZugeordnet');
    const fremder: Fremder = { mandantId, aussteller, kennung: gesagt.sub.slice(0, 255) };
    return this.db.transaktion(async () => {
      // Two windows of the same new person make one user.
      await this.db.sperre(`firmenkonto ${mandantId} ${fremder.kennung}`);
      const konto =
        (await this.konten.unsafeNachKennung(fremder)) ??
        (await this.verknuepfe(anmeldung, fremder, gesagt)) ??
        (await this.lege(anmeldung, zuordnung, fremder, gesagt));
      if (!konto.darfHerein) throw absage('anmeldung.falsch');
      // Whoever sets up the provider of a main client could else come in as them.
      if (konto.betreiber) throw absage('anmeldung.firma.betreiber');
      if (!konto.bestaetigt) throw absage('anmeldung.unbestaetigt');
      if (zuordnung && (await this.benutzer.setzeRechte(konto, rechte(zuordnung))))
        return { ...konto, version: konto.version + 1 };
      return konto;
    });
  }

  /** The user with this address, whom nobody of this provider has been before. */
  private async verknuepfe(
    anmeldung: Firmenanmeldung,
    fremder: Fremder,
    gesagt: Ansprueche,
  ): Promise<Firmenkonto | undefined> {
    const email = geprueft(anmeldung, gesagt);
    const [konto, anderes] = await this.konten.unsafeNachEmail(fremder.mandantId, email, fremder.aussteller);
    if (!konto) return undefined;
    if (anderes) throw absage('anmeldung.firma.mehrdeutig', { email });
    if (konto.verknuepft) throw absage('anmeldung.firma.andereKennung', { email });
    // Whoever made it with somebody else's address does not wait in it for them.
    if (!konto.bestaetigt) throw absage('anmeldung.unbestaetigt');
    await this.merke(fremder, konto);
    return konto;
  }

  private async lege(
    anmeldung: Firmenanmeldung,
    zuordnung: Firmenzuordnung | undefined,
    fremder: Fremder,
    gesagt: Ansprueche,
  ): Promise<Firmenkonto> {
    const email = geprueft(anmeldung, gesagt);
    if (!anmeldung.anlegen || !zuordnung) throw absage('anmeldung.firma.unbekannt', { email });
    const wunsch = gesagt['preferred_username'];
    const neu = await this.benutzer.lege(zuordnung.mandantId, {
      name: typeof wunsch === 'string' ? wunsch : email,
      email,
      ...rechte(zuordnung),
    });
    const konto = { ...neu, bestaetigt: true, darfHerein: true, betreiber: false, verknuepft: false };
    await this.merke(fremder, konto);
    return konto;
  }

  private async merke(fremder: Fremder, { id, name, mandantId }: Firmenkonto): Promise<void> {
    await this.konten.unsafeVerknuepfe(fremder, id);
    await this.protokoll.schreibe('firmenkonto.verknuepft', {
      wer: { benutzerId: id, name, mandantId },
      einzelheiten: { aussteller: fremder.aussteller },
    });
  }
}

const rechte = ({ edit, main }: Firmenzuordnung) => ({ edit: edit ?? false, main: main ?? false });

/** The address of which the provider, or whoever trusts it with its domain, says that it is theirs. */
function geprueft(anmeldung: Firmenanmeldung, gesagt: Ansprueche): string {
  const email = typeof gesagt['email'] === 'string' ? gesagt['email'].trim() : '';
  const vertraut =
    anmeldung.domaenenVertrauen &&
    domaenenVon(anmeldung).includes(email.split('@').at(-1)?.toLowerCase() ?? '');
  if (!email.includes('@') || !(gesagt['email_verified'] === true || vertraut))
    throw absage('anmeldung.firma.ungeprueft');
  return email.slice(0, 250);
}
