import { randomBytes } from 'node:crypto';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import { schluesselanfang } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import {
  type Schluesselausgabe,
  type Schluesselwechsel,
  ueberlappungVorgabe,
  type Zugangsschluessel,
} from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { Injectable } from '@nestjs/common';
import { schluesselhash } from '../../platform/auth/schluesselzugang.service.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute, zeitzone } from '../../platform/http/uhr.js';
import { netzeAus } from '../../platform/netz/netzliste.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import {
  type Schluesselspur,
  type Schluesseltraeger,
  ZugangsschluesselRepository,
} from './zugangsschluessel.repository.js';

/** By which people tell keys apart, and what makes one: 256 bits. */
const kennungsbytes = 6;
const geheimnisbytes = 32;

/** Makes, renews and ends the keys of the own main client and its clients. */
@Injectable()
export class Zugangsschluesselpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly schluessel: ZugangsschluesselRepository,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  alle(): Promise<Zugangsschluessel[]> {
    return this.schluessel.alle(identitaet().sichtbareMandanten);
  }

  async anlegen(roh: Zugangsschluessel): Promise<Schluesselausgabe> {
    const gelesen = { ...roh, name: roh.name.trim(), netze: roh.netze?.trim() || null };
    pruefe(gelesen);
    const { text, spur } = neuerSchluessel();
    return this.db.transaktion(async () => {
      const traeger = await this.traegerVon(gelesen);
      const neu = await this.schluessel.lege(gelesen, traeger, spur, {
        benutzerId: identitaet().benutzerId,
        zeitzone: zeitzone(),
      });
      if (!neu) throw ungueltig([fehler('zugangsschluessel.nameVergeben', 'name')]);
      return { schluessel: text, zugang: await this.vermerkt('zugangsschluessel.angelegt', neu) };
    });
  }

  /** @throws Fachfehler 404, also for one that was revoked */
  async erneuere(id: number, { ueberlappungStunden }: Schluesselwechsel): Promise<Schluesselausgabe> {
    const { text, spur } = neuerSchluessel();
    const stunden = ueberlappungStunden ?? ueberlappungVorgabe;
    return this.db.transaktion(async () => {
      const { sichtbareMandanten } = identitaet();
      const neu = gefunden(await this.schluessel.erneuere(id, sichtbareMandanten, spur, stunden));
      return { schluessel: text, zugang: await this.vermerkt('zugangsschluessel.erneuert', neu) };
    });
  }

  /** Opens nothing from the next request on, nor does the one before. @throws Fachfehler 404 */
  async widerrufe(id: number): Promise<Zugangsschluessel> {
    return this.db.transaktion(async () => {
      const ende = gefunden(await this.schluessel.widerrufe(id, identitaet().sichtbareMandanten));
      return this.vermerkt('zugangsschluessel.widerrufen', ende);
    });
  }

  private async traegerVon({ mandantId, benutzer }: Zugangsschluessel): Promise<Schluesseltraeger> {
    const wer = identitaet();
    if (!benutzer) {
      const fuerMandant = verlangeSichtbar(mandantId ?? wer.mandantId);
      return { mandantId: fuerMandant, fuerMandant, benutzerId: wer.benutzerId };
    }
    const gefundener = await this.schluessel.benutzer(benutzer.trim(), wer.sichtbareMandanten);
    if (!gefundener) throw ungueltig([fehler('zugangsschluessel.benutzerUnbekannt', 'benutzer')]);
    return { mandantId: gefundener.mandantId, fuerMandant: null, benutzerId: gefundener.id };
  }

  private async vermerkt(art: Protokollart, zugang: Zugangsschluessel): Promise<Zugangsschluessel> {
    const { id, name, kennung, rechte, mandantId, benutzer, gueltigBis, netze, grenzeJeMinute } = zugang;
    const einzelheiten = { id, kennung, rechte, mandantId, benutzer, gueltigBis, netze, grenzeJeMinute };
    await this.protokoll.schreibe(art, { gegenstand: name, einzelheiten });
    return zugang;
  }
}

function pruefe({ name, rechte, mandantId, benutzer, gueltigBis, netze }: Zugangsschluessel): void {
  const meldungen = [
    ...(name ? [] : [fehler('feld.pflicht', 'name')]),
    ...(rechte.length ? [] : [fehler('zugangsschluessel.rechtWaehlen', 'rechte')]),
    ...(mandantId && benutzer ? [fehler('zugangsschluessel.fuerEinen', 'benutzer')] : []),
    ...(gueltigBis && gueltigBis < heute() ? [fehler('zugangsschluessel.vergangen', 'gueltigBis')] : []),
    ...(netze && !netzeAus(netze) ? [fehler('zugangsschluessel.netze', 'netze')] : []),
  ];
  if (meldungen.length) throw ungueltig(meldungen);
}

function neuerSchluessel(): { text: string; spur: Schluesselspur } {
  const kennung = `${schluesselanfang}${randomBytes(kennungsbytes).toString('hex').slice(0, 8)}`;
  const text = `${kennung}_${randomBytes(geheimnisbytes).toString('base64url')}`;
  return { text, spur: { kennung, hash: schluesselhash(text) } };
}
