import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { felder, type Klasse } from '../feld/feld.js';
import { deutsch } from './deutsch.js';
import { englisch } from './englisch.js';
import { tafelZu } from './tafeln.js';
import { setzeTexttafel, text, wort } from './text.js';
import { worteEnglisch } from './worte-englisch.js';

afterEach(() => setzeTexttafel(deutsch));

const wurzel = fileURLToPath(new URL('../', import.meta.url));
const dateien = readdirSync(wurzel, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.ts$/.test(name) && !/\.spec\.ts$|testing/.test(name),
);

/** The labels of all declared fields; a field without one bears its own name. */
async function beschriftungen(): Promise<string[]> {
  const geladen = await Promise.all(dateien.map((name) => import(join(wurzel, name))));
  const klassen = geladen
    .flatMap((m: Record<string, unknown>) => Object.values(m))
    .filter((w): w is Klasse => typeof w === 'function' && w.prototype !== undefined);
  const alle = klassen.flatMap((k) => [...felder(k).values()]).filter((f) => f.label !== f.name);
  return [...new Set(alle.map((f) => f.label))];
}

describe('Worte der Masken', () => {
  it('gibt es englisch für jede Beschriftung eines Feldes', async () => {
    const alle = await beschriftungen();
    expect(alle.length).toBeGreaterThan(150);
    expect(alle.filter((label) => !Object.hasOwn(worteEnglisch, label))).toEqual([]);
  });

  it('stehen neben den Texten, ohne sie zu verdecken', () => {
    expect(Object.keys(worteEnglisch).filter((w) => Object.hasOwn(englisch, w))).toEqual([]);
    expect(tafelZu('en')).toMatchObject({ Straße: 'Street', 'anmeldung.leer': englisch['anmeldung.leer'] });
  });

  it('folgen der Sprache des Browsers; was fehlt, steht da, wie es ist [1-8.005 2-8.005]', () => {
    expect([wort('Straße'), wort('Gibt es nicht'), wort('constructor')]).toEqual([
      'Straße',
      'Gibt es nicht',
      'constructor',
    ]);
    setzeTexttafel(tafelZu('en'));
    expect([wort('Straße'), text('anmeldung.leer'), wort('Gibt es nicht'), text('fehlt.ganz')]).toEqual([
      'Street',
      'Please enter user and password',
      'Gibt es nicht',
      'fehlt.ganz',
    ]);
  });
});
