import type { Benutzer, Benutzeraenderung } from '@frachtportal/domain/benutzer/benutzer';
import {
  darfVerwalten,
  pruefeAktivierung,
  pruefeBetreiber,
  pruefeFlaggen,
  pruefeGeaendertenBenutzer,
} from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import {
  BenutzerSchreiben,
  type Benutzerwerte,
  type GesperrterBenutzer,
} from './benutzer-schreiben.repository.js';
import { Benutzerverweise } from './benutzerverweise.service.js';
import { aenderungen, geaenderteWerte } from './benutzerwerte.js';
import { Aenderungsfolgen } from './konto/aenderungsfolgen.service.js';
import { EigenesPasswort } from './passwort/eigenes-passwort.service.js';

const verboten = (meldungen: ReturnType<typeof fehler>[]) => new Fachfehler(403, meldungen);

/** Changes users, within what the one who asks may do. */
@Injectable()
export class BenutzerAendern {
  constructor(
    private readonly db: Datenbank,
    private readonly schreiben: BenutzerSchreiben,
    private readonly verweise: Benutzerverweise,
    private readonly folgen: Aenderungsfolgen,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly eigenesPasswort: EigenesPasswort,
  ) {}

  /** @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, roh: Benutzeraenderung, version: number | null): Promise<void> {
    if (roh.password) await this.eigenesPasswort.verlange(id, roh.passwortAlt);
    const passwortHash = roh.password ? await hash(roh.password) : null;
    await this.db.transaktion(async () => {
      const vorher = await this.schreiben.sperre(id, unsafeVerwaltungssicht());
      if (!vorher) throw nichtGefunden();
      const nachher = await this.geprueft(vorher, roh);
      if (version !== null && version !== vorher.version) throw konflikt();
      await this.schreiben.aendern(id, nachher);
      await this.folgen.ziehe(vorher, nachher, passwortHash);
      await this.protokoll.schreibe('benutzer.geaendert', {
        person: { benutzerId: id, name: vorher.name },
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
    const ohneAdmin = pruefeBetreiber(nachher);
    if (ohneAdmin.length) throw ungueltig(ohneAdmin);
    await this.verweise.verlange(nachher);
    const verbotenes = [...pruefeFlaggen(wer, vorher, nachher), ...pruefeAktivierung(wer, vorher, nachher)];
    if (nachher.mandantId !== vorher.mandantId && !wer.admin)
      verbotenes.push(fehler('benutzer.mandantFest', 'owningMandant'));
    if (verbotenes.length) throw verboten(verbotenes);
    return nachher;
  }
}
