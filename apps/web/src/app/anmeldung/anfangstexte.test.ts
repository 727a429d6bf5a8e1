import { sprachen } from 'virtual:texte';
import { expect, it } from 'vitest';

/** What can be seen on the login page before the other texts are there. */
const quellen = import.meta.glob(
  [
    './{AnmeldeFlaeche,AnmeldeFormular,AnmeldeSeite,Daneben,OhneAnmeldung,Schritt}.tsx',
    './firma/{Firmenwege.tsx,firmenwege.ts}',
    '../{App,Fehlerseite,Getrennt,InDerSprache,NichtGefunden,Startanzeige}.tsx',
    '../auftritt/*.{ts,tsx}',
    '../theme/*.{ts,tsx}',
    '../../components/bedienung/{Knopf,Sprachwahl,Tipp,Tippfenster,Umschalter}.tsx',
    '../../components/dialog/*.tsx',
    '../../components/felder/{Feld,Feldrahmen,PasswortFeld}.tsx',
    '../../features/maut/MautBox.tsx',
    '../../lib/**/*.{ts,tsx}',
    '../../../../../packages/api-client/src/*.ts',
    '!../../lib/dateien/**',
    '!**/*.{test,spec}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

it('was auf der Anmeldung zu lesen ist, ist da, bevor die übrigen Texte kommen', async () => {
  for (const { lade } of sprachen.filter(({ iso }) => ['de', 'en'].includes(iso))) {
    const [anfang, portal] = [(await lade.anfang()).default, (await lade.portal()).default];
    expect(Object.keys(anfang).length).toBeGreaterThan(400);
    expect(Object.keys(anfang).filter((name) => name in portal)).toEqual([]);
    const spaeter = Object.entries(quellen).flatMap(([datei, text]) =>
      [...String(text).matchAll(/'([\w.]+)'|"([\w.]+)"/g)]
        .map(([, eins, zwei]) => eins ?? zwei ?? '')
        .filter((wort) => [wort, `meldung.${wort}`].some((w) => w in portal))
        .map((wort) => `${datei}: ${wort}`),
    );
    expect(spaeter).toEqual([]);
  }
  expect(Object.keys(quellen).length).toBeGreaterThan(60);
});
