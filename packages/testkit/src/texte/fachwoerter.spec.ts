import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const wurzel = fileURLToPath(new URL('../../../../', import.meta.url));
const glossar = readFileSync(`${wurzel}docs/glossar.md`, 'utf8');

it.each([
  ['Auftrag', 'packages/domain/src/auftrag/auftrag.ts'],
  ['Adresse', 'packages/domain/src/adresse/adresse.ts'],
  ['Mandant', 'packages/domain/src/mandant/mandant.ts'],
  ['Hauptmandant', 'packages/domain/src/mandant/mandant.ts'],
  ['Untermandant', 'apps/api/src/features/mandanten/mandantenverwaltung.controller.ts'],
  ['Sendung', 'packages/domain/src/sendungsstatus/status.ts'],
  ['Auftragsvorlage', 'packages/domain/src/auftragsvorlage/auftragsvorlage.ts'],
  ['Benutzer', 'packages/domain/src/benutzer/benutzer.ts'],
])('das Fachwort %s bleibt, im Glossar und im Quelltext [1-1.002]', (wort, datei) => {
  expect(glossar).toMatch(new RegExp(`^\\| ${wort}[ ,(|]`, 'm'));
  expect(existsSync(wurzel + datei), datei).toBe(true);
  expect(datei + readFileSync(wurzel + datei, 'utf8')).toMatch(new RegExp(wort, 'i'));
});
