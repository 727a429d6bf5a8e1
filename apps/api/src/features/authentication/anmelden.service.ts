import type { Anmeldung, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';
import { Sitzungen } from './sitzungen.service.js';

interface Konto {
  id: number;
  passwortHash: string;
  bestaetigt: boolean;
  authorized: boolean;
}

const kontoZu = `
  SELECT id, passwort_hash AS "passwortHash", bestaetigt_am IS NOT NULL AS bestaetigt, authorized FROM benutzer
  WHERE lower(name) = lower($1) OR lower(email) = lower($1) ORDER BY lower(name) = lower($1) DESC LIMIT 1`;

const abgewiesen = (key: string) => new Fachfehler(401, [fehler(key)]);

/** Logs people in. The answer never tells whether a name exists, neither in words nor in time. */
@Injectable()
export class Anmelden {
  private readonly niemand = hash('niemand');

  constructor(
    private readonly db: Datenbank,
    private readonly versuche: Anmeldeversuche,
    private readonly sitzungen: Sitzungen,
  ) {}

  async anmelden({ username, password }: Anmeldung, adresse: string): Promise<Tokenpaar> {
    const name = username.trim();
    if (!name) throw ungueltig([fehler('anmeldung.leer')]);
    const getippt = name.toLowerCase().slice(0, 250);
    const schluessel = [`adresse:${adresse}`, `konto:${getippt}`];
    const sekunden = await this.versuche.beginne(schluessel);
    if (sekunden)
      throw new Fachfehler(429, [fehler('anmeldung.gesperrt', undefined, { sekunden })], sekunden);
    const konto = await this.db.eine<Konto>(kontoZu, [name]);
    // Name and e-mail are not two ways to guess; this lock looks like a wrong password and so betrays neither.
    const person = `person:${konto?.id ?? getippt}`;
    const gesperrt = await this.versuche.beginne([person]);
    const richtig = await verify(konto?.passwortHash ?? (await this.niemand), password);
    if (!konto || !richtig || gesperrt) throw abgewiesen('anmeldung.falsch');
    if (!konto.bestaetigt) throw abgewiesen('anmeldung.unbestaetigt');
    if (!konto.authorized) throw abgewiesen('anmeldung.falsch');
    await this.versuche.vergiss([...schluessel, person]);
    return this.sitzungen.beginne(konto.id);
  }
}
