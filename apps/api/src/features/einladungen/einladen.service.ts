import { pruefeFlaggen } from '@frachtportal/domain/benutzer/benutzer.rules';
import {
  type Einladung,
  einladungstage,
  type NeueEinladungen,
} from '@frachtportal/domain/registrierung/einladung';
import {
  adressenAus,
  pruefeAdressliste,
  schonBenutzer,
} from '@frachtportal/domain/registrierung/einladung.rules';
import { Injectable } from '@nestjs/common';
import { neuerLink } from '../../platform/auth/einmallink.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, gefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Benutzerverweise } from '../benutzer/benutzerverweise.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Einladungen } from './einladungen.repository.js';
import { Einladungspost } from './einladungspost.service.js';

const niemand = { betreiber: false, admin: false, main: false, edit: false };
const vorgaben = { sprache: 50, version: 1 };

/** Asks people in by mail, within what whoever asks may grant; asks again; takes it back. */
@Injectable()
export class Einladen {
  constructor(
    private readonly db: Datenbank,
    private readonly einladungen: Einladungen,
    private readonly verweise: Benutzerverweise,
    private readonly stammdaten: Stammdaten,
    private readonly post: Einladungspost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  offene(): Promise<Einladung[]> {
    return this.einladungen.alle(unsafeVerwaltungssicht());
  }

  /** All of them or none. */
  async lade(neue: NeueEinladungen): Promise<Einladung[]> {
    const wer = identitaet();
    const rechte = {
      ...niemand,
      edit: neue.edit ?? true,
      main: neue.main ?? false,
      admin: neue.admin ?? false,
    };
    const mandantId = neue.mandantId ?? wer.mandantId;
    const spracheId = neue.sprache?.id ?? vorgaben.sprache;
    const meldungen = pruefeAdressliste(neue.adressen);
    if (meldungen.length) throw ungueltig(meldungen);
    await this.verweise.verlange({ mandantId, spracheId, benutzerversion: vorgaben.version });
    const flaggen = pruefeFlaggen(wer, niemand, rechte);
    if (flaggen.length) throw new Fachfehler(403, flaggen);
    const adressen = adressenAus(neue.adressen);
    const schonDa = await this.einladungen.vonBenutzern(mandantId, adressen);
    if (schonDa.length) throw ungueltig([schonBenutzer(schonDa)]);
    const sprache = (await this.stammdaten.alle('sprache')).find((s) => s.id === spracheId)?.iso ?? 'de';
    const links = new Map(adressen.map((email) => [email, neuerLink()]));
    return this.db.transaktion(async () => {
      const wie = { ...rechte, mandantId, spracheId, tage: neue.tage ?? einladungstage.vorgabe };
      const wen = [...links].map(([email, { hash }]) => ({ email, hash }));
      const geladene = await this.einladungen.lade(wie, wen, wer.benutzerId);
      for (const e of geladene) {
        await this.post.sende(e, { mandantId, sprache, token: links.get(e.email)?.token ?? '' });
      }
      await this.vermerke('einladung.versendet', { mandantId, anzahl: geladene.length, ...rechte });
      return geladene;
    });
  }

  /** A new link; the one before opens nothing any more. */
  erneuere(id: number): Promise<Einladung> {
    const { token, hash } = neuerLink();
    return this.db.transaktion(async () => {
      const sicht = unsafeVerwaltungssicht();
      const neue = gefunden(await this.einladungen.erneuere(id, sicht, hash, identitaet().benutzerId));
      const { sprache, mandantId, ...einladung } = neue;
      await this.post.sende(einladung, { mandantId, sprache, token });
      await this.vermerke('einladung.versendet', { mandantId, anzahl: 1 });
      return einladung;
    });
  }

  zieheZurueck(id: number): Promise<void> {
    return this.db.transaktion(async () => {
      const sicht = unsafeVerwaltungssicht();
      const { mandantId } = gefunden(await this.einladungen.zieheZurueck(id, sicht));
      await this.vermerke('einladung.zurueckgezogen', { mandantId });
    });
  }

  /** Without addresses: what stands in the audit log stays there. */
  private vermerke(
    art: 'einladung.versendet' | 'einladung.zurueckgezogen',
    einzelheiten: Record<string, unknown>,
  ): Promise<void> {
    return this.protokoll.schreibe(art, { einzelheiten });
  }
}
