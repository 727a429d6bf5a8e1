import { pruefeNeuenBenutzer } from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Einladungsannahme } from '@frachtportal/domain/registrierung/einladung';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { linkhash } from '../../platform/auth/einmallink.js';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { BenutzerAufnehmen } from '../benutzer/benutzer-aufnehmen.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Einladungen } from './einladungen.repository.js';
import { Einladungsangebote, keinLink } from './einladungsangebote.service.js';

/** Makes a user of whoever was invited; the mail has shown that the address is theirs. */
@Injectable()
export class EinladungAnnehmen {
  constructor(
    private readonly db: Datenbank,
    private readonly einladungen: Einladungen,
    private readonly angebote: Einladungsangebote,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly benutzer: BenutzerAufnehmen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async nimmAn({ token, name, password, agbFassung }: Einladungsannahme, adresse: string): Promise<void> {
    const angebot = await this.angebote.zu(token, adresse);
    const { passwortMindestlaenge } = await this.identitaeten.installation();
    const meldungen = [
      ...pruefeNeuenBenutzer({ name, password, email: angebot.email }, passwortMindestlaenge),
      ...(angebot.agbVon && agbFassung !== angebot.agbFassung
        ? [fehler('registrierung.agb', 'agbFassung')]
        : []),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
    const passwortHash = await hash(password);
    await this.db.transaktion(async () => {
      const angenommene = await this.einladungen.unsafeNimmAn(linkhash(token));
      if (!angenommene) throw keinLink();
      const { mandantId, eingeladenVon, ...wie } = angenommene;
      const neuer = { ...wie, name, passwortHash, betreiber: false, bestaetigt: true };
      const id = await this.benutzer.nimmAuf(mandantId, neuer);
      if (!id) throw ungueltig([fehler('benutzer.vorhanden', 'name')]);
      const wer = { benutzerId: id, name: name.trim(), mandantId };
      const { edit, main, admin } = wie;
      const agb = angebot.agbVon ? { agbFassung: angebot.agbFassung } : {};
      const einzelheiten = { eingeladenVon, edit, main, admin, ...agb };
      await this.protokoll.schreibe('einladung.angenommen', { wer, person: wer, einzelheiten });
    });
  }
}
