import type { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import {
  benutzername,
  darfVerwalten,
  pruefeAktivierung,
  pruefeErfassenSofort,
  pruefeFlaggen,
  pruefeGeaendertenBenutzer,
  pruefeNeuenBenutzer,
} from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Sitzungen } from '../authentication/sitzungen.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import {
  BenutzerSchreiben,
  type Benutzerwerte,
  type GesperrterBenutzer,
} from './benutzer-schreiben.repository.js';
import { unsafeBenutzersicht } from './benutzersicht.js';
import { Benutzerverweise } from './benutzerverweise.service.js';
import { aenderungen, geaenderteWerte, neueWerte } from './benutzerwerte.js';
import { Kontopost } from './konto/kontopost.service.js';
import { Passwoerter } from './passwort/passwoerter.service.js';

const verboten = (meldungen: ReturnType<typeof fehler>[]) => new Fachfehler(403, meldungen);
const niemand = { admin: false, main: false, edit: false };

/** Creates and changes users, within what the one who asks may do. */
@Injectable()
export class BenutzerSpeichern {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly schreiben: BenutzerSchreiben,
    private readonly verweise: Benutzerverweise,
    private readonly sitzungen: Sitzungen,
    private readonly passwoerter: Passwoerter,
    private readonly post: Kontopost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** A new user confirms the address by mail before the first login. */
  async anlegen(roh: Benutzer, schluessel: string | undefined): Promise<number> {
    const wer = identitaet();
    const meldungen = [
      ...pruefeNeuenBenutzer(roh, wer.konfiguration.passwortMindestlaenge),
      ...pruefeErfassenSofort(roh, wer.konfiguration),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
    const werte = neueWerte(roh, wer);
    await this.verweise.verlange(werte);
    const flaggen = pruefeFlaggen(wer, niemand, werte);
    if (!wer.admin && !werte.authorized) flaggen.push(fehler('benutzer.aktivierung', 'authorized'));
    if (flaggen.length) throw verboten(flaggen);
    const name = benutzername(roh.name);
    const hash = await this.passwoerter.hash(roh.password ?? '');
    // The password is no part of what is remembered of the request: a plain hash of it could be guessed.
    const anfrage = { ...roh, password: null };
    return this.idempotenz.einmal('benutzer', schluessel, anfrage, () => this.lege(name, hash, werte));
  }

  private lege(name: string, hash: string, werte: Benutzerwerte): Promise<number> {
    return this.db.transaktion(async () => {
      const id = await this.schreiben.anlegen(name, hash, werte);
      if (!id) throw new Fachfehler(409, [fehler('benutzer.vorhanden', 'name')]);
      await this.post.bestaetigung(id);
      await this.protokoll.schreibe('benutzer.angelegt', { gegenstand: name, einzelheiten: { ...werte } });
      return id;
    });
  }

  /** @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, roh: Benutzer, version: number | null): Promise<void> {
    const hash = roh.password ? await this.passwoerter.hash(roh.password) : null;
    await this.db.transaktion(async () => {
      const vorher = await this.schreiben.sperre(id, unsafeBenutzersicht());
      if (!vorher) throw nichtGefunden();
      const nachher = await this.geprueft(vorher, roh);
      if (version !== null && version !== vorher.version) throw konflikt();
      await this.schreiben.aendern(id, nachher);
      await this.meldeAdresse(vorher, nachher);
      if (vorher.authorized && !nachher.authorized) await this.sitzungen.beendeAlle(id, 'gesperrt');
      if (hash) await this.passwoerter.setze(vorher, hash);
      await this.protokoll.schreibe('benutzer.geaendert', {
        gegenstand: vorher.name,
        einzelheiten: aenderungen(vorher, nachher),
      });
    });
  }

  private async geprueft(vorher: GesperrterBenutzer, roh: Benutzer): Promise<Benutzerwerte> {
    const wer = identitaet();
    if (!darfVerwalten(wer, vorher)) throw verboten([fehler('benutzer.mehrRechte')]);
    const meldungen = pruefeGeaendertenBenutzer(vorher, roh, wer.konfiguration.passwortMindestlaenge);
    if (meldungen.length) throw ungueltig(meldungen);
    const nachher = geaenderteWerte(vorher, roh);
    await this.verweise.verlange(nachher);
    const verbotenes = [...pruefeFlaggen(wer, vorher, nachher), ...pruefeAktivierung(wer, vorher, nachher)];
    if (nachher.mandantId !== vorher.mandantId && !wer.admin)
      verbotenes.push(fehler('benutzer.mandantFest', 'owningMandant'));
    if (verbotenes.length) throw verboten(verbotenes);
    return nachher;
  }

  /** A changed address is told to the old one and has to be confirmed from the new one. */
  private async meldeAdresse(vorher: GesperrterBenutzer, nachher: Benutzerwerte): Promise<void> {
    if (!vorher.bestaetigt) {
      if (nachher.email !== vorher.email) await this.post.bestaetigung(vorher.id);
    } else if (nachher.emailNeu && nachher.emailNeu !== vorher.emailNeu) {
      await this.post.emailGeaendert(vorher.id, nachher.emailNeu);
      await this.post.bestaetigung(vorher.id, nachher.emailNeu);
    }
  }
}
