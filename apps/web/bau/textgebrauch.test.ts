import { expect, it } from 'vitest';
import { textgebrauch } from './textgebrauch.ts';

const benutzt = textgebrauch([
  `jsx(Knopf, { text: "auftrag.liste.spalten" }); t('meldung.auftrag.gespeichert'); melde('auftrag.geloescht')`,
  `t(\`lademittel.\${art}\`); t(\`meldung.\${name}\`); t(\`regel.\${id}Titel\`)`,
]);

it.each([
  'auftrag.liste.spalten',
  // Asked for by one key, whatever the number.
  'auftrag.liste.spalten_one',
  'auftrag.liste.spalten_other',
  'meldung.auftrag.gespeichert',
  // A notice may be named without its area.
  'meldung.auftrag.geloescht',
  'lademittel.palette',
  'regel.zuSchwerTitel',
])('%s kann gesagt werden', (name) => {
  expect(benutzt(name)).toBe(true);
});

it.each(['auftrag.liste.spalte', 'meldung.server.kaputt', 'regel.zuSchwer', 'wert.land.de'])(
  '%s nicht',
  (name) => {
    expect(benutzt(name)).toBe(false);
  },
);
