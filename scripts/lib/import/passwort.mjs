// The password from the environment, or typed without being seen.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Hinweis } from '../ausgabe.mjs';

export async function passwortFuer(benutzer, adresse) {
  const gegeben = process.env['FRACHTPORTAL_PASSWORT'];
  if (gegeben) return gegeben;
  if (!process.stdin.isTTY) {
    throw new Hinweis(`Bitte das Passwort von ${benutzer} in FRACHTPORTAL_PASSWORT angeben.`);
  }
  const stumm = new Writable({ write: (_teil, _form, fertig) => fertig() });
  const frage = createInterface({ input: process.stdin, output: stumm, terminal: true });
  process.stdout.write(`Passwort von ${benutzer} auf ${adresse}: `);
  try {
    return await frage.question('');
  } finally {
    frage.close();
    process.stdout.write('\n');
  }
}
