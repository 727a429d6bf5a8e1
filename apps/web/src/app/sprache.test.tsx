import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../testing/anzeigen';
import { erfassung, liste, mitErfassung, oeffne } from '../testing/erfassung';
import { eineZeile, mitListe } from '../testing/server';

mitErfassung();

/** Words of ready-made components and of habits that a German page must not show. */
const fremd =
  /\b(save|cancel|delete|close|open|search|filter by|sort by|rows?|columns?|page|next|previous|loading|select|clear|required|new|edit|copy|order|orders|client|shipment|template|user|settings|show|hide|menu|unsort|pin)\b/i;
/** German words that look like one of them. */
const deutsch = /\bFilter\b/g;

/** Everything a page says: texts, and what it tells in titles, placeholders and to a screen reader. */
function allesGesagte(): string[] {
  const teile: (string | null)[] = [];
  const texte = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texte.nextNode()) {
    if (!texte.currentNode.parentElement?.closest('style, script')) teile.push(texte.currentNode.textContent);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) teile.push(element.getAttribute(name));
  }
  return teile.filter((t): t is string => Boolean(t?.trim())).map((t) => t.replace(deutsch, ''));
}

it('die Seite sagt, dass sie deutsch ist [1-1.001]', () => {
  const html = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8');
  expect(html).toContain('<html lang="de"');
});

it.each([
  [
    'Anmeldung',
    async () => {
      localStorage.clear();
      zeigeSeite('/');
      await screen.findByText('Log-in');
    },
  ],
  [
    'Auftragsliste',
    async () => {
      mitListe([eineZeile(1)], 100);
      zeigeSeite(liste);
      await screen.findByText('NL-26-000001');
    },
  ],
  ['Erfassung', async () => void (await oeffne(`${erfassung}/7`))],
])('%s: kein Wort einer anderen Sprache [1-1.001]', async (_, zeige) => {
  await zeige();
  const gesagt = allesGesagte();
  expect(gesagt.length).toBeGreaterThan(5);
  expect(gesagt.filter((zeile) => fremd.test(zeile))).toEqual([]);
});
