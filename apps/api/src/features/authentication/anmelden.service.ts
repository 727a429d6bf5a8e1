import type { Anmeldung, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Anmeldekonten, type Anmeldekonto } from './anmeldekonten.read-model.js';
import type { BekanntesGeraet } from './bekanntes-geraet.js';
import { Bremse } from './bremse.service.js';
import type { Bremsschluessel } from './bremsgrenzen.js';
import { Sitzungen } from './sitzungen.service.js';

/** Where somebody logs in from. */
interface Herkunft {
  adresse: string;
  geraet: BekanntesGeraet;
}

const unbekannter = { benutzerId: null, name: 'Unbekannter Name', mandantId: null };
const abgewiesen = (key: Meldungsschluessel) => new Fachfehler(401, [fehler(key)]);

/** Logs people in. The answer never tells whether a name exists, neither in words nor in time. */
@Injectable()
export class Anmelden {
  private readonly niemand = hash('niemand');

  constructor(
    private readonly konten: Anmeldekonten,
    private readonly bremse: Bremse,
    private readonly sitzungen: Sitzungen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** @returns the tokens and whose they are */
  async anmelden(
    { username, password }: Anmeldung,
    { adresse, geraet }: Herkunft,
  ): Promise<{ paar: Tokenpaar; benutzerId: number }> {
    const name = username.trim();
    if (!name) throw ungueltig([fehler('anmeldung.leer')]);
    const konto = await this.konten.unsafeZu(name);
    const { offen, verdeckt } = schluesselZu(konto?.id, name.toLowerCase(), { adresse, geraet });
    await this.bremse.zaehle(offen);
    const gesperrt = await this.bremse.istGesperrt(verdeckt);
    const richtig = await this.stimmt(konto?.passwortHash || (await this.niemand), password);
    if (!konto || !richtig || gesperrt) throw await this.gescheitert(konto, adresse);
    if (!konto.bestaetigt) throw abgewiesen('anmeldung.unbestaetigt');
    if (!konto.authorized) throw await this.gescheitert(konto, adresse);
    await this.bremse.gelungen([...offen, ...verdeckt]);
    const paar = await this.sitzungen.beginne(konto.id);
    await this.protokoll.schreibe('anmeldung', {
      wer: { ...konto, benutzerId: konto.id },
      einzelheiten: { adresse },
    });
    return { paar, benutzerId: konto.id };
  }

  /** The work that takes the time of a login, done once for a name that exists and for one that does not. */
  stimmt(passwortHash: string, password: string): Promise<boolean> {
    return verify(passwortHash, password);
  }

  /**
   * Written down the same way whether the name exists or not, which takes the same time too. A name that nobody bears is
   * kept nowhere: often enough it is a password, or somebody who is no user of ours.
   */
  private async gescheitert(konto: Anmeldekonto | undefined, adresse: string): Promise<Fachfehler> {
    const wer = konto ? { ...konto, benutzerId: konto.id } : unbekannter;
    await this.protokoll.schreibe('anmeldung.gescheitert', {
      wer,
      einzelheiten: { adresse },
    });
    return abgewiesen('anmeldung.falsch');
  }
}

/**
 * What an attempt counts under. Where the person has come in before, others' failures do not matter, nor theirs to others.
 * Name and e-mail are not two ways to guess, so the person counts too: covertly, that lock looks like a wrong password
 * and betrays neither.
 */
function schluesselZu(
  benutzerId: number | undefined,
  name: string,
  { adresse, geraet }: Herkunft,
): { offen: Bremsschluessel[]; verdeckt: Bremsschluessel[] } {
  if (benutzerId && geraet.kennt(benutzerId)) return { offen: [geraet.schluessel(benutzerId)], verdeckt: [] };
  const getippt = name.slice(0, 240);
  return {
    offen: [`adresse:${adresse}`, `konto:${getippt}`, `paar:${getippt}|${adresse}`],
    verdeckt: [`person:${benutzerId ?? getippt}`],
  };
}
