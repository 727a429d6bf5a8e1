import { generateSync } from 'otplib';
import type { Portal } from '../../../testing/portal.js';
import { passwort } from '../../../testing/welt.js';

/** The code that an app shows, `spaeter` steps from now. */
export const code = (geheimnis: string, spaeter = 0): string =>
  generateSync({ secret: geheimnis, epoch: Math.floor(Date.now() / 1000) + spaeter * 30 });

/** Codes shown already may be used again, as after a minute new ones may. */
export const naechsteMinute = (portal: Portal) =>
  portal.db.zeilen('UPDATE zweiter_faktor SET letzter_schritt = letzter_schritt - 10');

const mit = (portal: Portal, token: string) => portal.anonym().set('authorization', `Bearer ${token}`);

export interface Eingerichtet {
  geheimnis: string;
  codes: string[];
  /** Of the session that did it. */
  token: string;
}

/** Sets the second factor of a person up as they do it on their page. */
export async function richteFaktorEin(portal: Portal, name: string): Promise<Eingerichtet> {
  const { accessToken: token } = await portal.anmelden(name);
  const { body } = await mit(portal, token).post('/api/benutzer/faktor/einrichten').send({}).expect(200);
  const antwort = await mit(portal, token)
    .post('/api/benutzer/faktor/bestaetigen')
    .send({ code: code(body.geheimnis) })
    .expect(200);
  await naechsteMinute(portal);
  return { geheimnis: body.geheimnis, codes: antwort.body.codes.split('\n'), token };
}

/** The session in which a person does everything is from now on one with a second factor. */
export async function staerke(portal: Portal, name: string): Promise<void> {
  const person = await portal.als(name);
  const { body } = await person.post('/api/benutzer/faktor/einrichten').send({}).expect(200);
  await person
    .post('/api/benutzer/faktor/bestaetigen')
    .send({ code: code(body.geheimnis) })
    .expect(200);
}

/** The ticket of a login that asks for more than the password. */
export async function schein(portal: Portal, username: string): Promise<string> {
  const antwort = await portal
    .anonym()
    .post('/api/authentication/login')
    .send({ username, password: passwort })
    .expect(401);
  return antwort.body[0].params.schein;
}
