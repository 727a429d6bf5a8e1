import type { Anmeldung, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { Anmeldeabschluss } from './abschluss/anmeldeabschluss.service.js';
import type { Herkunft } from './abschluss/herkunft.js';
import { Anmeldekonten, type Anmeldekonto } from './anmeldekonten.read-model.js';
import { Bremse } from './bremse.service.js';
import type { Bremsschluessel } from './bremsgrenzen.js';
import { ZweiterSchritt } from './zweiter-faktor/zweiter-schritt.service.js';

const abgewiesen = (key: Meldungsschluessel) => new Fachfehler(401, [fehler(key)]);

/** Logs people in. The answer never tells whether a name exists, neither in words nor in time. */
@Injectable()
export class Anmelden {
  private readonly niemand = hash('niemand');

  constructor(
    private readonly konten: Anmeldekonten,
    private readonly bremse: Bremse,
    private readonly schritt: ZweiterSchritt,
    private readonly abschluss: Anmeldeabschluss,
  ) {}

  async anmelden({ username, password }: Anmeldung, herkunft: Herkunft): Promise<Tokenpaar> {
    const name = username.trim();
    if (!name) throw ungueltig([fehler('anmeldung.leer')]);
    const konto = await this.konten.unsafeZu(name);
    const { offen, verdeckt } = schluesselZu(konto?.id, name.toLowerCase(), herkunft);
    await this.bremse.zaehle(offen);
    const gesperrt = await this.bremse.istGesperrt(verdeckt);
    const richtig = await this.stimmt(konto?.passwortHash || (await this.niemand), password);
    if (!konto || !richtig || gesperrt) throw await this.gescheitert(konto, herkunft);
    if (!konto.bestaetigt) throw abgewiesen('anmeldung.unbestaetigt');
    if (!konto.authorized) throw await this.gescheitert(konto, herkunft);
    if (!konto.passwortErlaubt) throw abgewiesen('anmeldung.nurFirma');
    await this.bremse.gelungen([...offen, ...verdeckt]);
    return this.schritt.weiter(konto, 'passwort', herkunft);
  }

  /** The work that takes the time of a login, done once for a name that exists and for one that does not. */
  stimmt(passwortHash: string, password: string): Promise<boolean> {
    return verify(passwortHash, password);
  }

  private async gescheitert(konto: Anmeldekonto | undefined, herkunft: Herkunft): Promise<Fachfehler> {
    await this.abschluss.gescheitert(konto, herkunft);
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
