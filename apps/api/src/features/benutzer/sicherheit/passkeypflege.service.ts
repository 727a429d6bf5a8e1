import type { NeuerPasskey, Passkey, Passkeyfrage } from '@frachtportal/domain/benutzer/passkey';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { gefunden, keinRecht, konflikt } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Passkeys } from '../../authentication/passkeys/passkeys.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { EigenesPasswort } from '../passwort/eigenes-passwort.service.js';
import { Sicherheitszugriff } from './sicherheitszugriff.service.js';

/** Adds passkeys to the own second factor; takes them away, for administrators also those of others. */
@Injectable()
export class Passkeypflege {
  constructor(
    private readonly db: Datenbank,
    private readonly passkeys: Passkeys,
    private readonly passwort: EigenesPasswort,
    private readonly zugriff: Sicherheitszugriff,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** Beside a code, which opens the account where the device is lost. @throws Fachfehler 409 without one */
  async beginne(passwortAlt: string | null): Promise<Passkeyfrage> {
    const { benutzerId, name } = selbst();
    await this.passwort.verlangeFrisch(passwortAlt);
    return { optionen: await this.passkeys.beginneAnlegen(benutzerId, name) };
  }

  /** @param programm as the browser says of itself */
  lege({ name, antwort }: NeuerPasskey, programm: string | undefined): Promise<Passkey> {
    const { benutzerId } = selbst();
    return this.db.transaktion(async () => {
      const heisst = name?.trim() || this.passkeys.nameVon(programm);
      const id = await this.passkeys.lege(benutzerId, heisst, antwort);
      await this.protokoll.schreibe('passkey.angelegt', { einzelheiten: { name: heisst } });
      return gefunden((await this.passkeys.alle(benutzerId)).find((p) => p.id === id));
    });
  }

  async entferne(benutzerId: number, id: number): Promise<void> {
    const wer = await this.zugriff.verlange(benutzerId);
    if (identitaet().gewechseltVon) throw keinRecht();
    await this.db.transaktion(async () => {
      const name = gefunden(await this.passkeys.entferne(benutzerId, id));
      const person = { benutzerId, name: wer.name };
      await this.protokoll.schreibe('passkey.entfernt', { person, einzelheiten: { name } });
    });
  }
}

function selbst() {
  const wer = identitaet();
  if (wer.gewechseltVon) throw keinRecht();
  if (!wer.hatFaktor) throw konflikt('sicherheit.passkeyErstCode');
  return wer;
}
