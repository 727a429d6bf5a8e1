// `npm run bench -- --importe`: files as large as they are taken, through the calls of the page.
import { cpus, loadavg } from 'node:os';
import { schritt, tabelle, zahl } from '../ausgabe.ts';
import { startePortal } from '../browser/portal.ts';
import { speicherMb, vergissSpitze } from '../prozesse.ts';
import { auftragsdatei, ortsdatei, ortsmappe } from './dateien.ts';

interface Fall {
  name: string;
  weg: string;
  datei: string;
  inhalt: () => Buffer | Promise<Buffer>;
  bestaetigt?: boolean;
}
interface Lauf {
  id: number;
  zustand: string;
  zeilen: number;
  neu: number;
  vorhanden: number;
  uebernommen: number;
}
type Rufe = (pfad: string, init?: RequestInit) => Promise<Lauf>;

const orte = '/api/importe/orte';
const auftraege = '/api/auftragseingang';
const faelle: readonly Fall[] = [
  { name: '1.000 Aufträge × 3, CSV', weg: auftraege, datei: 'a.csv', inhalt: () => auftragsdatei(1000, 'A') },
  { name: 'dieselben noch einmal', weg: auftraege, datei: 'b.csv', inhalt: () => auftragsdatei(1000, 'A') },
  {
    name: '100.000 Orte, XLSX',
    weg: orte,
    datei: 'c.xlsx',
    inhalt: () => ortsmappe(100_000),
    bestaetigt: true,
  },
  {
    name: '500.000 Orte, CSV',
    weg: orte,
    datei: 'd.csv',
    inhalt: () => ortsdatei(500_000),
    bestaetigt: true,
  },
];

export async function laufeImporte(protokoll: number): Promise<void> {
  console.log('\nFrachtportal, Importe großer Dateien');
  const portal = await schritt('Portal starten', () => startePortal(protokoll));
  try {
    const rufe = await melde(portal.url);
    const zeilen: string[][] = [];
    for (const fall of faelle) {
      const zeile = await schritt(fall.name, () => messe(fall, rufe, portal.pid)).catch((grund) => [
        fall.name,
        String(grund),
      ]);
      console.log(`      ${zeile.slice(1).join(' | ')}`);
      zeilen.push(zeile);
    }
    const kopf = [
      'Datei',
      'Last',
      'Zeilen',
      'lesen und prüfen s',
      'übernehmen s',
      'übernommen',
      '+ MB',
      'zurück s',
    ];
    console.log(`\n${tabelle(kopf, zeilen)}\n\n${cpus().length} Kerne\n`);
  } finally {
    await portal.beenden();
  }
}

async function messe(
  { name, weg, datei, inhalt, bestaetigt }: Fall,
  rufe: Rufe,
  pid: number,
): Promise<string[]> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await inhalt())]), datei);
  const last = loadavg()[0] ?? 0;
  const vorher = speicherMb(pid).jetzt;
  vergissSpitze(pid);
  const json = { 'content-type': 'application/json' };
  const tue = (lauf: Lauf, was: string, body: object = {}) =>
    rufe(`${weg}/${lauf.id}/${was}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  let lauf: Lauf;
  const geprueft = await dauer(async () => {
    lauf = await rufe(weg, { method: 'POST', body: form });
    while (lauf.zustand === 'pruefung') lauf = await tue(lauf, 'pruefen');
    return lauf;
  });
  lauf = geprueft.wert;
  const uebernommen = await dauer(async () => {
    if (!lauf.neu) return lauf;
    do lauf = await tue(lauf, 'uebernehmen', bestaetigt ? { bestaetigt } : {});
    while (lauf.zustand === 'uebernahme');
    return lauf;
  });
  const zuwachs = speicherMb(pid).spitze - vorher;
  // Orders stay: the same file again must find them.
  const zurueck = bestaetigt ? await dauer(() => tue(lauf, 'zuruecknehmen')) : null;
  return [
    name,
    zahl(last, 1),
    zahl(lauf.zeilen, 0),
    zahl(geprueft.s, 1),
    zahl(uebernommen.s, 1),
    zahl(uebernommen.wert.uebernommen, 0),
    zahl(zuwachs, 0),
    zurueck ? zahl(zurueck.s, 1) : '–',
  ];
}

async function dauer<T>(arbeit: () => Promise<T>): Promise<{ wert: T; s: number }> {
  const anfang = performance.now();
  const wert = await arbeit();
  return { wert, s: (performance.now() - anfang) / 1000 };
}

/** An access token lives 15 minutes; it is fetched anew before each call. */
async function melde(url: string): Promise<Rufe> {
  return async (pfad, init = {}) => {
    const anmeldung = await fetch(`${url}/api/authentication/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'Demo-Portal1!' }),
    });
    const { accessToken } = (await anmeldung.json()) as { accessToken: string };
    const headers = { ...init.headers, authorization: `Bearer ${accessToken}` };
    const antwort = await fetch(url + pfad, { ...init, headers });
    if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status} ${await antwort.text()}`);
    return (await antwort.json()) as Lauf;
  };
}
