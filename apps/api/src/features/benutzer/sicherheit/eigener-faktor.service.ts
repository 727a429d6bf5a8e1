import { verlangtFaktor } from '@frachtportal/domain/benutzer/faktorpflicht';
import type {
  Faktoreinrichtung,
  Wiederherstellungscodes,
} from '@frachtportal/domain/benutzer/zweiter-faktor';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { keinRecht, konflikt } from '../../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sitzungen } from '../../authentication/sitzungen.service.js';
import { Faktoren } from '../../authentication/zweiter-faktor/faktoren.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { EigenesPasswort } from '../passwort/eigenes-passwort.service.js';

/** One's own second factor. Whoever works as somebody else leaves theirs alone. */
@Injectable()
export class EigenerFaktor {
  constructor(
    private readonly db: Datenbank,
    private readonly passwort: EigenesPasswort,
    private readonly faktoren: Faktoren,
    private readonly sitzungen: Sitzungen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** A browser left open is no way to lock its user out. */
  async richteEin(passwortAlt: string | null): Promise<Faktoreinrichtung> {
    const { benutzerId, name } = selbst();
    await this.passwort.verlangeFrisch(passwortAlt);
    return this.faktoren.beginne(benutzerId, name);
  }

  /** What was opened by a password alone ends, but for the session that has just shown a code. */
  async bestaetige(code: string): Promise<Wiederherstellungscodes> {
    const { benutzerId, sitzungId } = selbst();
    const { codes } = await this.faktoren.bestaetige(benutzerId, code, String(benutzerId), async () => {
      await this.sitzungen.setzeArt(sitzungId, 'einmalcode');
      await this.sitzungen.beendeAndere(benutzerId, sitzungId, 'faktor');
      await this.protokoll.schreibe('faktor.eingerichtet');
    });
    return { codes };
  }

  async neueCodes(code: string): Promise<Wiederherstellungscodes> {
    const { benutzerId } = selbst();
    await this.faktoren.pruefe(benutzerId, code, String(benutzerId));
    return this.db.transaktion(async () => {
      await this.protokoll.schreibe('faktor.codes');
      return { codes: await this.faktoren.neueCodes(benutzerId) };
    });
  }

  async entferne(code: string): Promise<void> {
    const wer = selbst();
    if (verlangtFaktor(wer, wer.konfiguration)) throw konflikt('sicherheit.noetig');
    await this.faktoren.pruefe(wer.benutzerId, code, String(wer.benutzerId));
    await this.db.transaktion(async () => {
      await this.faktoren.entferne(wer.benutzerId);
      await this.protokoll.schreibe('faktor.entfernt');
    });
  }
}

function selbst(): Identitaet {
  const wer = identitaet();
  if (wer.gewechseltVon) throw keinRecht();
  return wer;
}
