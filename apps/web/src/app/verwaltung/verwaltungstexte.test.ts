import { sprachen } from 'virtual:texte';
import { expect, it } from 'vitest';

const raeume =
  /(features\/(anbindungen|benachrichtigungen|betrieb|mandanten|webhooks|zugangsschluessel)|app\/verwaltung)\/|^\.\/|\.test\./;
const quellen = import.meta.glob('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

it('was nur der Adminbereich sagt, sagt keine andere Seite', async () => {
  const deutsch = sprachen.find((s) => s.iso === 'de');
  const namen = Object.keys((await deutsch?.lade.verwaltung())?.default ?? {});
  expect(namen.length).toBeGreaterThan(200);
  const alle = Object.keys((await deutsch?.lade.portal())?.default ?? {});
  expect(alle.filter((name) => namen.includes(name))).toEqual([]);
  const gesagt = Object.entries(quellen).flatMap(([datei, text]) => {
    if (raeume.test(datei)) return [];
    const worte = new Set(String(text).match(/[\w.]+/g));
    return namen
      .map((name) => name.replace(/_(one|other)$/, ''))
      .filter((name) => worte.has(name) || worte.has(name.replace(/^meldung\./, '')))
      .map((name) => `${datei}: ${name}`);
  });
  expect(gesagt).toEqual([]);
});
