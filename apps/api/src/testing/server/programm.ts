import { afterAll, beforeAll } from 'vitest';
import { type Bestand, legeBestandAn } from '../portal.js';
import { passwort } from '../welt.js';
import { Prozess } from './prozess.js';

/** The API as a program of its own over a database with people in it, for one test file. */
export class Programm {
  private bestand: Bestand | undefined;
  private readonly gestartete: Prozess[] = [];

  constructor() {
    beforeAll(async () => {
      this.bestand = await legeBestandAn();
    });
    afterAll(async () => {
      // Whichever a test has left running would outlive it.
      for (const prozess of this.gestartete) await prozess.signal('SIGKILL');
      await this.bestand?.entfernen();
    });
  }

  get env(): Record<string, string> {
    return this.bestand?.env ?? {};
  }

  get datenbankUrl(): string {
    return this.env['DATABASE_URL'] ?? '';
  }

  async starten(env: Record<string, string> = {}, hoert?: (gesagt: string) => void): Promise<Prozess> {
    const prozess = await Prozess.starten({ ...this.env, ...env }, hoert);
    this.gestartete.push(prozess);
    return prozess;
  }
}

/** The access token of a person who logs in. */
export async function anmelden({ url }: Prozess, username = 'kunde'): Promise<string> {
  const antwort = await fetch(`${url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: passwort }),
  });
  return ((await antwort.json()) as { accessToken: string }).accessToken;
}
