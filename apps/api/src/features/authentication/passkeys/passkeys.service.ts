import { isIP } from 'node:net';
import type { Passkey } from '@frachtportal/domain/benutzer/passkey';
import { hoechstensPasskeys } from '@frachtportal/domain/benutzer/passkey';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import { programmAus } from '../abschluss/herkunft.js';
import { Bremse, type Bremsschluessel } from '../bremse.service.js';
import { Passkeyablage, type Passkeyzweck } from './passkeyablage.repository.js';

/** Loaded with the first passkey: hardly anybody's portal needs it at the start. */
const bibliothek = () => import('@simplewebauthn/server');

const falsch = () => ungueltig([fehler('sicherheit.passkeyFalsch', 'antwort')]);

/** Passkeys (WebAuthn level 3) as the second step of a login, beside the codes of an app. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly ablage: Passkeyablage,
    private readonly bremse: Bremse,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** The host that browsers bind passkeys to: a name, and over HTTPS or on the own machine. Null where there is none. */
  host(): string | null {
    const { hostname, protocol } = new URL(this.umgebung.PORTAL_URL);
    const lokal = hostname === 'localhost' || hostname.endsWith('.localhost');
    const ist = !isIP(hostname.replace(/^\[|\]$/g, '')) && (protocol === 'https:' || lokal);
    return ist ? hostname : null;
  }

  async alle(benutzerId: number): Promise<Passkey[]> {
    const gespeicherte = await this.ablage.alle(benutzerId);
    return gespeicherte.map(({ id, name, angelegtAm, zuletztAm }) => ({
      id,
      name,
      angelegtAm: angelegtAm.toISOString(),
      zuletztAm: zuletztAm?.toISOString() ?? null,
    }));
  }

  /** Browser and system in words. */
  nameVon(programm: string | undefined): string {
    return programmAus(programm)?.slice(0, hoechstensName) ?? 'Passkey';
  }

  /** @returns options for `navigator.credentials.create`, as JSON */
  async beginneAnlegen(benutzerId: number, userName: string): Promise<string> {
    const rpID = this.verlangterHost();
    const vorhandene = await this.ablage.alle(benutzerId);
    if (vorhandene.length >= hoechstensPasskeys) throw konflikt('sicherheit.passkeyZuViele');
    const { generateRegistrationOptions } = await bibliothek();
    const optionen = await generateRegistrationOptions({
      rpID,
      rpName: 'Frachtportal',
      userName,
      userDisplayName: userName,
      userID: new TextEncoder().encode(String(benutzerId)),
      excludeCredentials: vorhandene.map(({ kennung: id, wege }) => ({ id, transports: transporte(wege) })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.ablage.beginne(optionen.challenge, benutzerId, 'anlegen');
    return JSON.stringify(optionen);
  }

  /** @returns its number. @throws Fachfehler 400 where it does not answer what was asked */
  async lege(benutzerId: number, name: string, antwort: string): Promise<number> {
    const response = lies<RegistrationResponseJSON>(antwort);
    const erwartet = await this.erwartet(benutzerId, response, 'anlegen');
    const { verifyRegistrationResponse } = await bibliothek();
    const geprueft = await verifyRegistrationResponse({
      ...erwartet,
      response,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!geprueft?.verified) throw falsch();
    const { id: kennung, publicKey, counter, transports } = geprueft.registrationInfo.credential;
    if (kennung.length > hoechstensKennung) throw falsch();
    const id = await this.ablage.lege(benutzerId, name, {
      kennung,
      schluessel: Buffer.from(publicKey),
      zaehler: String(counter),
      wege: (transports ?? []).join(',').slice(0, hoechstensWege),
    });
    if (!id) throw konflikt('sicherheit.passkeyVergeben');
    return id;
  }

  entferne(benutzerId: number, id: number): Promise<string | undefined> {
    return this.ablage.entferne(benutzerId, id);
  }

  /** @returns options for `navigator.credentials.get`, as JSON; undefined where this user has no passkey */
  async beginnePruefen(benutzerId: number): Promise<string | undefined> {
    const rpID = this.host();
    const passkeys = rpID ? await this.ablage.alle(benutzerId) : [];
    if (!rpID || !passkeys.length) return undefined;
    const { generateAuthenticationOptions } = await bibliothek();
    const optionen = await generateAuthenticationOptions({
      rpID,
      userVerification: 'preferred',
      allowCredentials: passkeys.map(({ kennung: id, wege }) => ({ id, transports: transporte(wege) })),
    });
    await this.ablage.beginne(optionen.challenge, benutzerId, 'pruefen');
    return JSON.stringify(optionen);
  }

  /**
   * Has a passkey of this user signed what it was asked for, here and now?
   * @param woher whose attempts are counted together
   * @throws Fachfehler 400 at `antwort`, 429 after too many
   */
  async pruefe(benutzerId: number, antwort: string, woher: string): Promise<void> {
    const schluessel: Bremsschluessel[] = [`faktor:${woher}`];
    await this.bremse.zaehle(schluessel);
    const response = lies<AuthenticationResponseJSON>(antwort);
    const passkey = (await this.ablage.alle(benutzerId)).find(({ kennung }) => kennung === response.id);
    if (!passkey) throw falsch();
    const erwartet = await this.erwartet(benutzerId, response, 'pruefen');
    const { verifyAuthenticationResponse } = await bibliothek();
    const geprueft = await verifyAuthenticationResponse({
      ...erwartet,
      response,
      credential: {
        id: passkey.kennung,
        publicKey: new Uint8Array(passkey.schluessel),
        counter: Number(passkey.zaehler),
      },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!geprueft?.verified) throw falsch();
    await this.ablage.benutzt(passkey.id, geprueft.authenticationInfo.newCounter);
    await this.bremse.gelungen(schluessel);
  }

  /** What the answer must be made of. What it answers is used up, whatever becomes of it. */
  private async erwartet(benutzerId: number, antwort: Geantwortetes, zweck: Passkeyzweck) {
    const expectedChallenge = aufgabeAus(antwort);
    if (!(await this.ablage.nimmVorgang(expectedChallenge, benutzerId, zweck))) throw falsch();
    return {
      expectedChallenge,
      expectedOrigin: new URL(this.umgebung.PORTAL_URL).origin,
      expectedRPID: this.verlangterHost(),
    };
  }

  private verlangterHost(): string {
    const host = this.host();
    if (!host) throw konflikt('sicherheit.passkeyHost');
    return host;
  }
}

const hoechstensWege = 200;
/** A name of 1,023 bytes (WebAuthn level 3, 4) in base64url. */
const hoechstensKennung = 1364;
const hoechstensName = 60;
const transporte = (wege: string) => wege.split(',').filter(Boolean) as AuthenticatorTransport[];

type Geantwortetes = RegistrationResponseJSON | AuthenticationResponseJSON;

/** What is no JSON at all is no answer; everything in it the library looks at. */
function lies<T extends Geantwortetes>(antwort: string): T {
  const gelesen = alsJson<T>(antwort);
  if (typeof gelesen?.id !== 'string' || !gelesen.response) throw falsch();
  return gelesen;
}

/** What the browser says that it was asked. */
function aufgabeAus({ response }: Geantwortetes): string {
  const klient = Buffer.from(String(response.clientDataJSON), 'base64url').toString();
  const aufgabe = alsJson<{ challenge?: string }>(klient)?.challenge;
  if (typeof aufgabe !== 'string') throw falsch();
  return aufgabe;
}

/** Anything may stand in it: nothing of it is what its type says before it was looked at. */
function alsJson<T>(text: string): T | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
