import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testtitel } from './abdeckung-testtitel.js';

/** What a line names as its proof: a test, an open task, or something that is neither. */
export type Nachweis =
  | { art: 'test'; datei: string; titel: string[] }
  | { art: 'offen'; nummer: number }
  | { art: 'unlesbar'; text: string };

export interface Zeile {
  kennung: string;
  anforderung: string;
  nachweise: Nachweis[];
  /** File and line number, for messages. */
  stelle: string;
}

export interface Abdeckung {
  offeneAufgaben: Set<number>;
  zeilen: Zeile[];
}

const KENNUNG = /^(?:[12]-[1-9]\.\d{3}|[CZ]-\d{3})$/;
const TESTDATEI = /\.(?:(?:spec|test)\.tsx?|ablauf\.ts)$/;

/** Reads docs/abdeckung.md and the tables of its parts under the given repository root. */
export function leseAbdeckung(wurzel: string): Abdeckung {
  const kopf = readFileSync(join(wurzel, 'docs/abdeckung.md'), 'utf8');
  const teile = readdirSync(join(wurzel, 'docs/abdeckung')).filter((name) => name.endsWith('.md'));
  return {
    offeneAufgaben: new Set([...kopf.matchAll(/^\| #(\d+) \|/gm)].map(([, nummer]) => Number(nummer))),
    zeilen: teile.sort().flatMap((name) => {
      const pfad = `docs/abdeckung/${name}`;
      return leseTabellen(readFileSync(join(wurzel, pfad), 'utf8'), pfad);
    }),
  };
}

/** Every table row that is neither the head of a table nor the rule below it. */
export function leseTabellen(text: string, pfad: string): Zeile[] {
  return text.split('\n').flatMap((roh, index) => {
    if (!roh.startsWith('|') || roh.startsWith('| Kennung |') || /^[|\-: ]+$/.test(roh)) {
      return [];
    }
    const [kennung = '', anforderung = '', nachweis = ''] = zellen(roh);
    return [{ kennung, anforderung, nachweise: leseNachweise(nachweis), stelle: `${pfad}:${index + 1}` }];
  });
}

function zellen(zeile: string): string[] {
  return zeile
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((zelle) => zelle.replaceAll('\\|', '|').trim());
}

function leseNachweise(zelle: string): Nachweis[] {
  return zelle
    .split('<br>')
    .map((teil) => teil.trim())
    .filter(Boolean)
    .map(leseNachweis);
}

function leseNachweis(text: string): Nachweis {
  const nummer = /^#(\d+)$/.exec(text)?.[1];
  if (nummer) {
    return { art: 'offen', nummer: Number(nummer) };
  }
  const [datei = '', ...titel] = ohneSchreibmaschine(text).split(' › ');
  return TESTDATEI.test(datei) && titel.length > 0
    ? { art: 'test', datei, titel }
    : { art: 'unlesbar', text };
}

/** A reference may stand in backticks of any number, as a title may hold some itself. */
function ohneSchreibmaschine(text: string): string {
  const zaun = /^`+/.exec(text)?.[0] ?? '';
  return zaun && text.endsWith(zaun) ? text.slice(zaun.length, -zaun.length).trim() : text;
}

/** All that is wrong with the document, one German sentence each; empty when it holds. */
export function pruefeAbdeckung(abdeckung: Abdeckung, wurzel: string): string[] {
  const gesehen = new Map<string, string>();
  const maengel: string[] = [];
  const titelJeDatei = new Map<string, Set<string> | undefined>();
  const titelVon = (datei: string) => {
    if (!titelJeDatei.has(datei)) {
      const pfad = join(wurzel, datei);
      titelJeDatei.set(datei, existsSync(pfad) ? testtitel(readFileSync(pfad, 'utf8')) : undefined);
    }
    return titelJeDatei.get(datei);
  };
  for (const zeile of abdeckung.zeilen) {
    const wo = `${zeile.stelle} ${zeile.kennung}`;
    if (!KENNUNG.test(zeile.kennung)) {
      maengel.push(`${wo}: das ist keine Kennung`);
    }
    const frueher = gesehen.get(zeile.kennung);
    if (frueher) {
      maengel.push(`${wo}: die Kennung steht schon in ${frueher}`);
    }
    gesehen.set(zeile.kennung, zeile.stelle);
    if (zeile.nachweise.length === 0) {
      maengel.push(`${wo}: ohne Nachweis`);
    }
    for (const nachweis of zeile.nachweise) {
      const mangel = pruefeNachweis(nachweis, abdeckung.offeneAufgaben, titelVon);
      if (mangel) {
        maengel.push(`${wo}: ${mangel}`);
      }
    }
  }
  return maengel;
}

function pruefeNachweis(
  nachweis: Nachweis,
  offeneAufgaben: Set<number>,
  titelVon: (datei: string) => Set<string> | undefined,
): string | undefined {
  if (nachweis.art === 'unlesbar') {
    return `„${nachweis.text}“ ist weder eine Nummer noch „Pfad › Titel“`;
  }
  if (nachweis.art === 'offen') {
    return offeneAufgaben.has(nachweis.nummer) ? undefined : `#${nachweis.nummer} ist keine offene Aufgabe`;
  }
  const vorhanden = titelVon(nachweis.datei);
  if (!vorhanden) {
    return `${nachweis.datei} gibt es nicht`;
  }
  const fehlt = nachweis.titel.find((titel) => !vorhanden.has(titel));
  return fehlt === undefined ? undefined : `${nachweis.datei} hat keinen Test „${fehlt}“`;
}

/** How many lines tests show, and how many wait for which open task. */
export function zaehle(zeilen: Zeile[]): { gezeigt: number; offen: Map<number, number> } {
  const offen = new Map<number, number>();
  let gezeigt = 0;
  for (const zeile of zeilen) {
    const nummern = new Set(zeile.nachweise.flatMap((n) => (n.art === 'offen' ? [n.nummer] : [])));
    gezeigt += nummern.size === 0 ? 1 : 0;
    for (const nummer of nummern) {
      offen.set(nummer, (offen.get(nummer) ?? 0) + 1);
    }
  }
  return { gezeigt, offen };
}
