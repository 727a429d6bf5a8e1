// What an image must do once it runs.
import { setTimeout as warten } from 'node:timers/promises';
import { Hinweis } from '../ausgabe.mjs';

const FRIST_MS = 120_000;

/** Waits until the address answers with 200. */
export async function bereit(adresse, laufendes) {
  const ende = Date.now() + FRIST_MS;
  while (Date.now() < ende) {
    const antwort = await fetch(adresse).catch(() => undefined);
    await antwort?.body?.cancel();
    if (antwort?.ok) return;
    const code = await Promise.race([laufendes.ende, warten(200, 'läuft')]);
    if (code !== 'läuft') break;
  }
  throw new Hinweis(`${adresse} antwortet nicht.\n${laufendes.ausgabe().slice(-4000)}`);
}

/** Fails with what was asked where an answer is not as it should be. */
function verlange(gut, was) {
  if (!gut) throw new Hinweis(`Nicht wie erwartet: ${was}`);
}

/** Signing in takes the database, the native parts and the texts. */
export async function pruefeApi(adresse) {
  const antwort = await fetch(`${adresse}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Demo-Portal1!' }),
  });
  verlange(antwort.ok, `Anmelden mit ${antwort.status}: ${await antwort.text()}`);
}

/** The web server hands on what the API answers and serves the built files itself, packed. */
export async function pruefeWeb(adresse) {
  const seite = await fetch(adresse);
  const html = await seite.text();
  verlange(seite.headers.get('content-security-policy'), 'Seite ohne Sicherheitskopfzeilen');
  const datei = /\/assets\/[\w-]+\.js/.exec(html)?.[0];
  verlange(datei, 'Seite nennt kein Programm');
  const programm = await fetch(`${adresse}${datei}`, { headers: { 'accept-encoding': 'br' } });
  await programm.arrayBuffer();
  verlange(programm.headers.get('content-encoding') === 'br', 'Programm kommt ungepackt');
  verlange(/immutable/.test(programm.headers.get('cache-control') ?? ''), 'Programm ohne Gültigkeit');
  for (const pfad of ['/metrics', '/sbom.json', '/.well-known/fehlt', '/api/fehlt', '/assets/fehlt.js']) {
    const antwort = await fetch(adresse + pfad);
    await antwort.body?.cancel();
    verlange(antwort.status >= 400, `${pfad} antwortet ${antwort.status}`);
  }
}
