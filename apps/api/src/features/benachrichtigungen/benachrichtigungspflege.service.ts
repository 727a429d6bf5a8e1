import {
  type Benachrichtigung,
  hoechstensBenachrichtigungen,
} from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { pruefeBenachrichtigung } from '@frachtportal/domain/benachrichtigung/benachrichtigung.rules';
import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { gefunden, keinRecht, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Feedstand } from '../../platform/feed/feedstand.read-model.js';
import { ende } from '../../platform/feed/feedstelle.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant } from '../../platform/tenancy/sicht.js';
import { Anmeldekonten } from '../authentication/anmeldekonten.read-model.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Abbestellungen } from '../verfolgung/abbestellungen.service.js';
import { Benachrichtigungen, type Regelangaben, type Verwaltetes } from './benachrichtigungen.repository.js';

/** Everybody's own rules, and for administrators those of their clients. */
@Injectable()
export class Benachrichtigungspflege {
  constructor(
    private readonly regeln: Benachrichtigungen,
    private readonly konten: Anmeldekonten,
    private readonly abbestellungen: Abbestellungen,
    private readonly stand: Feedstand,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async alle(): Promise<Benachrichtigung[]> {
    const regeln = await this.regeln.alle(verwaltetes());
    return Promise.all(regeln.map((regel) => this.mitAbbestellung(regel)));
  }

  /** @throws Fachfehler 400, 403 for rules of a client, 404 for a client out of sight, 409 where there are too many */
  anlegen(roh: Benachrichtigung): Promise<Benachrichtigung> {
    return this.regeln.transaktion(async () => {
      const neu = geprueft(roh);
      await this.verlangePlatz(neu);
      await this.nimmAbbestellungZurueck(neu);
      const { epoche, bis } = await this.stand.lies();
      const regel = gefunden(await this.regeln.lege(neu, epoche, ende(bis)));
      await this.vermerke('benachrichtigung.angelegt', regel);
      return this.mitAbbestellung(regel);
    });
  }

  /** @param version the one that was read, or null to overwrite whatever is there @throws Fachfehler 400, 403, 404, 409 */
  aendern(id: number, roh: Benachrichtigung, version: number | null): Promise<Benachrichtigung> {
    return this.regeln.transaktion(async () => {
      await this.sperre(id, version);
      const neu = geprueft(roh);
      await this.nimmAbbestellungZurueck(neu);
      const { epoche, bis } = await this.stand.lies();
      const regel = gefunden(await this.regeln.aendere(id, neu, epoche, ende(bis)));
      await this.vermerke('benachrichtigung.geaendert', regel);
      return this.mitAbbestellung(regel);
    });
  }

  /** @throws Fachfehler 404, 409 */
  loeschen(id: number, version: number | null): Promise<void> {
    return this.regeln.transaktion(async () => {
      const regel = await this.sperre(id, version);
      await this.regeln.loesche(id);
      await this.vermerke('benachrichtigung.geloescht', regel);
    });
  }

  private async verlangePlatz({ an }: Regelangaben): Promise<void> {
    await this.regeln.haltFest(verwaltetes());
    const alle = await this.regeln.alle(verwaltetes());
    const ebenso = alle.filter((regel) => (regel.an === 'selbst') === (an === 'selbst'));
    if (ebenso.length >= hoechstensBenachrichtigungen)
      throw konflikt('benachrichtigung.zuViele', { max: hoechstensBenachrichtigungen });
  }

  private async sperre(id: number, version: number | null): Promise<Benachrichtigung> {
    const regel = gefunden(await this.regeln.sperre(id, verwaltetes()));
    if (version !== null && version !== regel.version) throw konflikt();
    return regel;
  }

  /** Whoever asks for mails of their own wants them again; for others nobody decides that. */
  private async nimmAbbestellungZurueck({ an, aktiv, email }: Regelangaben): Promise<void> {
    if (!aktiv || an === 'empfaenger') return;
    if (email) return this.abbestellungen.giltAlsZustellbar(identitaet().hauptmandantId, email);
    const ich = await this.konten.unsafeEmpfaenger(identitaet().benutzerId);
    if (ich) await this.abbestellungen.nimmZurueck(identitaet().hauptmandantId, ich.email);
  }

  private async mitAbbestellung(regel: Benachrichtigung): Promise<Benachrichtigung> {
    const { benutzerId, hauptmandantId } = identitaet();
    const selbst = regel.an === 'selbst' ? await this.konten.unsafeEmpfaenger(benutzerId) : undefined;
    const email = selbst?.email ?? regel.email;
    const warum = email === null ? undefined : await this.abbestellungen.warum(hauptmandantId, email);
    return { ...regel, abbestellt: warum === 'abbestellt', unzustellbar: warum === 'unzustellbar' };
  }

  /** One's own are one's own business. */
  private async vermerke(
    art: 'benachrichtigung.angelegt' | 'benachrichtigung.geaendert' | 'benachrichtigung.geloescht',
    { id, name, an, mandantId, arten, takt, aktiv }: Benachrichtigung,
  ): Promise<void> {
    if (an === 'selbst') return;
    const einzelheiten = { id, an, mandantId, arten, takt, aktiv };
    await this.protokoll.schreibe(art, { gegenstand: name, einzelheiten });
  }
}

const verwaltetMandanten = () => hatRecht('mandant.verwalten', identitaet(), identitaet().konfiguration);

function verwaltetes(): Verwaltetes {
  const { benutzerId, sichtbareMandanten } = identitaet();
  return { benutzerId, mandanten: verwaltetMandanten() ? sichtbareMandanten : [] };
}

function geprueft(roh: Benachrichtigung): Regelangaben {
  const name = roh.name.trim();
  const meldungen = [
    ...(name ? [] : [fehler('feld.pflicht', 'name')]),
    ...pruefeBenachrichtigung({ ...roh, email: roh.email?.trim() ?? null }),
  ];
  if (meldungen.length) throw ungueltig(meldungen);
  const selbst = roh.an === 'selbst';
  if (!selbst && !verwaltetMandanten()) throw keinRecht();
  return {
    ...roh,
    name,
    email: roh.an === 'adresse' ? (roh.email?.trim() ?? null) : null,
    sprache: roh.an === 'adresse' ? (roh.sprache ?? 'de') : null,
    phasen: roh.phasen?.length ? roh.phasen : null,
    mandantId: fuerMandant(roh.mandantId),
    benutzerId: selbst ? identitaet().benutzerId : null,
  };
}
