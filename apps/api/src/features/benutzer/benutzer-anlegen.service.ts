import type { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import {
  benutzername,
  darfAnlegen,
  pruefeBetreiber,
  pruefeErfassenSofort,
  pruefeFlaggen,
  pruefeNeuenBenutzer,
} from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { BenutzerSchreiben, type Benutzerwerte } from './benutzer-schreiben.repository.js';
import { Benutzerverweise } from './benutzerverweise.service.js';
import { neueWerte } from './benutzerwerte.js';
import { Kontopost } from './konto/kontopost.service.js';

const niemand = { betreiber: false, admin: false, main: false, edit: false };

/** Creates users, within what the one who asks may do. */
@Injectable()
export class BenutzerAnlegen {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly schreiben: BenutzerSchreiben,
    private readonly verweise: Benutzerverweise,
    private readonly post: Kontopost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** A new user confirms the address by mail before the first login. */
  async anlegen(roh: Benutzer, schluessel: string | undefined): Promise<number> {
    const wer = identitaet();
    if (!darfAnlegen(wer, wer.konfiguration)) throw new Fachfehler(403, [fehler('benutzer.nurMitEdit')]);
    const werte = neueWerte(roh, wer);
    const meldungen = [
      ...pruefeNeuenBenutzer(roh, wer.konfiguration.passwortMindestlaenge),
      ...pruefeErfassenSofort(roh, wer.konfiguration),
      ...pruefeBetreiber(werte),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
    await this.verweise.verlange(werte);
    const flaggen = pruefeFlaggen(wer, niemand, werte);
    if (!wer.admin && !werte.authorized) flaggen.push(fehler('benutzer.aktivierung', 'authorized'));
    if (flaggen.length) throw new Fachfehler(403, flaggen);
    const name = benutzername(roh.name);
    const passwortHash = await hash(roh.password ?? '');
    // The password is no part of what is remembered of the request: a plain hash of it could be guessed.
    const anfrage = { ...roh, password: null };
    return this.idempotenz.einmal('benutzer', schluessel, anfrage, () =>
      this.lege(name, passwortHash, werte),
    );
  }

  private lege(name: string, passwortHash: string, werte: Benutzerwerte): Promise<number> {
    return this.db.transaktion(async () => {
      const id = await this.schreiben.anlegen(name, passwortHash, werte);
      if (!id) throw new Fachfehler(409, [fehler('benutzer.vorhanden', 'name')]);
      await this.post.bestaetigung(id);
      await this.protokoll.schreibe('benutzer.angelegt', {
        person: { benutzerId: id, name },
        einzelheiten: { ...werte },
      });
      return id;
    });
  }
}
