import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kennungenIm, testtitel } from './abdeckung-testtitel.js';

/** What the specification asks for in one sentence; its id stands in the title of each test that shows it. */
export interface Anforderung {
  kennung: string;
  text: string;
  /** File and line number, for messages. */
  stelle: string;
}

/** A test, or a group of tests, that shows something. */
export interface Nachweis {
  datei: string;
  titel: string;
}

export type Nachweise = Map<string, Nachweis[]>;

const KENNUNG = /^(?:[12]-[1-9]\.\d{3}|[CZ]-\d{3})$/;
const TESTDATEIEN = ['{apps,packages}/*/src/**/*.{spec,test}.{ts,tsx}', 'apps/e2e/src/**/*.ablauf.ts'];

/** Reads the tables of docs/abdeckung under the given repository root. */
export function leseAnforderungen(wurzel: string): Anforderung[] {
  const teile = readdirSync(join(wurzel, 'docs/abdeckung')).filter((name) => name.endsWith('.md'));
  return teile.sort().flatMap((name) => {
    const pfad = `docs/abdeckung/${name}`;
    return leseTabellen(readFileSync(join(wurzel, pfad), 'utf8'), pfad);
  });
}

/** Every table row that is neither the head of a table nor the rule below it. */
export function leseTabellen(text: string, pfad: string): Anforderung[] {
  return text.split('\n').flatMap((roh, index) => {
    if (!roh.startsWith('|') || roh.startsWith('| Kennung |') || /^[|\-: ]+$/.test(roh)) return [];
    const [kennung = '', anforderung = ''] = zellen(roh);
    return [{ kennung, text: anforderung, stelle: `${pfad}:${index + 1}` }];
  });
}

const zellen = (zeile: string): string[] =>
  zeile
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((zelle) => zelle.replaceAll('\\|', '|').trim());

/** What the tests under the repository root say they show, by id. */
export function leseNachweise(wurzel: string): Nachweise {
  const nachweise: Nachweise = new Map();
  for (const datei of globSync(TESTDATEIEN, { cwd: wurzel }).sort()) {
    for (const titel of testtitel(readFileSync(join(wurzel, datei), 'utf8'))) {
      for (const kennung of kennungenIm(titel)) {
        nachweise.set(kennung, [...(nachweise.get(kennung) ?? []), { datei, titel }]);
      }
    }
  }
  return nachweise;
}

/** All that is wrong, one German sentence each; empty when each row is shown and each id in a title is a row. */
export function pruefeAbdeckung(anforderungen: Anforderung[], nachweise: Nachweise): string[] {
  const gesehen = new Map<string, string>();
  const maengel: string[] = [];
  for (const { kennung, stelle } of anforderungen) {
    const wo = `${stelle} ${kennung}`;
    const frueher = gesehen.get(kennung);
    if (!KENNUNG.test(kennung)) maengel.push(`${wo}: das ist keine Kennung`);
    if (frueher) maengel.push(`${wo}: die Kennung steht schon in ${frueher}`);
    if (!nachweise.has(kennung)) maengel.push(`${wo}: kein Test trägt diese Kennung im Titel`);
    gesehen.set(kennung, stelle);
  }
  for (const [kennung, [erster]] of nachweise) {
    if (!gesehen.has(kennung)) maengel.push(`${erster?.datei} › ${erster?.titel}: ${kennung} gibt es nicht`);
  }
  return maengel;
}

/** The rows with the tests that show them, as a table to read. */
export function alsTabelle(anforderungen: Anforderung[], nachweise: Nachweise): string {
  const zeilen = anforderungen.map(({ kennung, text }) => {
    const tests = (nachweise.get(kennung) ?? []).map(({ datei, titel }) => `${datei} › ${titel}`);
    return [kennung, text, tests.join('<br>')].map((zelle) => zelle.replaceAll('|', '\\|')).join(' | ');
  });
  const kopf = ['| Kennung | Was die Spezifikation verlangt | Nachweis |', '|---|---|---|'];
  return [...kopf, ...zeilen.map((zeile) => `| ${zeile} |`), ''].join('\n');
}
