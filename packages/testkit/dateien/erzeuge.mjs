// Schreibt die Dateien dieses Ordners neu: node packages/testkit/dateien/erzeuge.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alsText, austausch, iftmin } from './edifact.mjs';
import { alsDatei, bordero } from './fortras.mjs';
import { tabellen } from './tabellen.mjs';

const nord = {
  name: 'Werk Nord GmbH',
  strasse: 'Industriestraße 12',
  plz: '20457',
  ort: 'Hamburg',
  nummer: 'K-100',
  wege: [
    ['KPE', 'Frau Öztürk'],
    ['TEL', '+49 40 123456'],
  ],
};
const jaeger = {
  name: 'Jäger & Söhne OHG',
  name2: 'Warenannahme',
  strasse: 'Am Wall 3',
  plz: '28195',
  ort: 'Bremen',
};
const elbe = {
  name: 'Elbe Farben GmbH',
  strasse: 'Elbufer 7',
  plz: '01067',
  ort: 'Dresden',
  ortsteil: 'Altstadt',
};
const alpen = { name: 'Alpenland Handel', strasse: 'Rennweg 4', land: 'A', plz: '6020', ort: 'Innsbruck' };

const schrauben = {
  anzahl: 2,
  art: 'KT',
  inhalt: 'Schrauben',
  zeichen: 'S-1/S-2',
  kg: 24.5,
  laenge: 0.6,
  breite: 0.4,
  hoehe: 0.3,
};
const farbe = {
  ...{ anzahl: 4, art: 'KN', inhalt: 'Farbe', kg: 92, cbm: 0.12 },
  gefahrgut: [
    {
      ...{ un: '1263', vg: 'III', klasse: '3', code: 'F1', anzahl: 4, kg: 92, menge: 80, einheit: 'LIT' },
      ...{ verpackung: 'Kanister aus Stahl', name: 'FARBE', kategorie: '3', tunnel: 'D/E', umwelt: 'N' },
    },
  ],
};
const paletten = {
  ...{
    anzahl: 1,
    art: 'EU',
    innen: 40,
    innenart: 'KT',
    inhalt: 'Prospekte',
    kg: 310.25,
    laenge: 1.2,
    breite: 0.8,
  },
  ...{ hoehe: 1.6, ldm: 0.4, stellplaetze: 1 },
  verweise: [
    { barcode: '00340123450000000018', art: '501', nummer: 'LS-7781' },
    { art: '502', nummer: 'B-2026-55' },
  ],
};

const ersteSendung = {
  ...{ nummer: 'NO-1001', frankatur: 'UNF', abholung: '2026-12-02', von: '08:00', bis: '12:30' },
  ...{ auftragstag: '2026-12-01', warenwert: 1250.5 },
  adressen: { SHP: nord, CON: jaeger },
  positionen: [schrauben, paletten],
  textschluessel: [['15', '04122026']],
  texte: [
    ['000', 'Bitte über das Tor an der Rückseite anliefern, die Vorderseite ist wegen Bauarbeiten gesperrt.'],
  ],
  lademittel: [{ anzahl: 3, art: 'EU' }],
};
const zweite = {
  ...{ nummer: 'NO-1002', abholung: '2026-12-02', auftragstag: '2026-12-01' },
  adressen: { SHP: nord, CON: elbe, NES: { name: 'Neutral Versand', plz: '20095', ort: 'Hamburg' } },
  positionen: [farbe],
  leistungen: [
    ['NNA', 199.9],
    ['MAU', 12],
  ],
};
const dritte = {
  ...{ nummer: 'NO-1003', abholung: '2026-12-02' },
  adressen: { SHP: nord, CON: alpen },
  positionen: [schrauben],
  leistungen: [['MAU', 9.5]],
};

/** Aus Zeilen werden Bytes in diesem Zeichensatz. */
const cp850 = { ä: 0x84, ö: 0x94, ü: 0x81, Ä: 0x8e, Ö: 0x99, Ü: 0x9a, ß: 0xe1 };
const inCp850 = (text) => Buffer.from([...text].map((z) => cp850[z] ?? z.charCodeAt(0)));
const inLatin1 = (text) => Buffer.from(text, 'latin1');

const drei = { sendungen: [ersteSendung, zweite, dritte], nachnahme: 199.9 };
const gut = alsDatei(bordero(drei));
const zeilen = bordero(drei);
const mit = (n, aendere) => alsDatei(zeilen.map((z, i) => (i === n ? aendere(z) : z)));
const stelle = (zeile, von, wert) => zeile.slice(0, von - 1) + wert + zeile.slice(von - 1 + wert.length);
const nummerVon = (kennung, mal = 1) => {
  let gesehen = 0;
  return zeilen.findIndex((z) => z.startsWith(kennung) && ++gesehen === mal);
};

const dateien = {
  'fortras/drei-sendungen-cp1252.txt': inLatin1(gut),
  'fortras/drei-sendungen-cp850.txt': inCp850(gut),
  'fortras/drei-sendungen-utf8.txt': Buffer.from(alsDatei(zeilen, '\n')),
  'fortras/abholauftrag.txt': inLatin1(
    alsDatei(
      bordero({
        art: 'ABH',
        nummer: 'A-77',
        nachnahme: 50,
        sendungen: [{ ...ersteSendung, nummer: 'ABH-77' }],
      }),
    ),
  ),
  'fortras/unbekannte-verpackung.txt': inLatin1(
    alsDatei(
      bordero({ sendungen: [{ ...dritte, nummer: 'NO-1004', positionen: [{ ...schrauben, art: 'QX' }] }] }),
    ),
  ),
  'fortras/gewicht-keine-zahl.txt': inLatin1(mit(nummerVon('D00'), (z) => stelle(z, 94, '0000A4500'))),
  'fortras/datum-gibt-es-nicht.txt': inLatin1(mit(nummerVon('G00'), (z) => stelle(z, 55, '31022026'))),
  'fortras/satz-zu-kurz.txt': inLatin1(mit(nummerVon('D00'), (z) => z.slice(0, 100))),
  'fortras/satz-zu-lang.txt': inLatin1(mit(nummerVon('D00'), (z) => z.padEnd(513, 'x'))),
  'fortras/satzart-unbekannt.txt': inLatin1(mit(nummerVon('D00'), (z) => `X00${z.slice(3)}`)),
  'fortras/anzahl-falsch.txt': inLatin1(mit(nummerVon('Z00'), (z) => stelle(z, 4, '000099'))),
  'fortras/summe-falsch.txt': inLatin1(mit(nummerVon('J00'), (z) => stelle(z, 7, '000099'))),
  'fortras/reihenfolge.txt': inLatin1(mit(nummerVon('G00'), (z) => stelle(z, 4, '002'))),
  'fortras/abgeschnitten.txt': inLatin1(gut.slice(0, gut.length / 2)),
  'fortras/nachnahme-unklar.txt': inLatin1(alsDatei(bordero({ ...drei, nachnahme: 77 }))),
  'fortras/test.txt': inLatin1(alsDatei(bordero({ ...drei, test: '1' }))),
};

const versand = { ...nord, telefon: '+49 40 123456', kontakt: 'Frau Öztürk' };
const erste = {
  ...{ nummer: 'ED-2001', abholung: '2026-12-02', von: '08:00', bis: '12:30', zustellung: '2026-12-04' },
  ...{ frankatur: 'DAP', nachnahme: '199.90', hinweis: 'Bitte klingeln: Tor 3 + Rampe 2?' },
  verweise: { CU: 'K-4711', ON: 'B-2026-55' },
  parteien: { CZ: versand, CN: jaeger },
  waren: [
    {
      ...{
        anzahl: 1,
        art: 'EU',
        innen: 40,
        innenart: 'KT',
        inhalt: 'Prospekte',
        kg: '310.25',
        cm: [120, 80, 160],
      },
      ...{ lieferschein: 'LS-7781', zeichen: 'P-1', cbm: '1.536' },
    },
    { anzahl: 2, art: 'KT', inhalt: 'Schrauben', kg: '24,5' },
  ],
};
const zweiteNachricht = {
  ...{ nummer: 'ED-2002', abholung: '2026-12-02' },
  parteien: { CZ: versand, CN: elbe, DP: jaeger },
  waren: [
    {
      ...{ anzahl: 4, art: 'KN', inhalt: 'Farbe', kg: '92' },
      gefahrgut: [{ klasse: '3', un: '1263', vg: '3', kg: '92', liter: '80' }],
    },
  ],
};
const beide = [iftmin(erste), iftmin(zweiteNachricht)];
/** Mit anderen Trennzeichen: was sie nicht mehr sind, muss nicht mehr geschützt werden. */
const umgeschrieben = (text) =>
  text.replace(/\?([?:+'])|([+:])/g, (_alles, geschuetzt, z) => geschuetzt ?? { '+': '|', ':': ';' }[z]);
const ersetzt = (von, nach) => inLatin1(alsText(austausch(beide)).replace(von, nach));
const ohneUmlaut = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss');

Object.assign(dateien, tabellen, {
  'edifact/zwei-auftraege-d96a.edi': inLatin1(alsText(austausch(beide))),
  'edifact/zwei-auftraege-d01b-unoy.edi': Buffer.from(
    alsText(austausch(beide, { stufe: 'UNOY', ausgabe: '01B' }), ''),
  ),
  'edifact/unoa.edi': inLatin1(
    ohneUmlaut(alsText(austausch([iftmin({ ...zweiteNachricht, nummer: 'ED-2003' })], { stufe: 'UNOA' }))),
  ),
  'edifact/unob-mit-umlaut.edi': inLatin1(alsText(austausch(beide, { stufe: 'UNOB' }))),
  'edifact/eigene-trennzeichen.edi': inLatin1(
    `UNA;|,* '${umgeschrieben(alsText(austausch([iftmin({ ...zweiteNachricht, nummer: 'ED-2004' })])))}`,
  ),
  'edifact/eine-gut-eine-schlecht.edi': inLatin1(
    alsText(
      austausch([
        iftmin({ ...zweiteNachricht, nummer: 'ED-2005' }),
        iftmin({
          ...erste,
          nummer: 'ED-2006',
          packstuecke: 9,
          waren: [{ anzahl: 1, art: 'KT', inhalt: 'Glas', kg: 'viel' }],
        }),
      ]),
    ),
  ),
  'edifact/storno.edi': inLatin1(alsText(austausch([iftmin({ ...erste, funktion: '1' })]))),
  'edifact/unt-falsch.edi': ersetzt(/UNT\+\d+\+2/, 'UNT+99+2'),
  'edifact/unz-falsch.edi': ersetzt('UNZ+2', 'UNZ+3'),
  'edifact/unz-fremd.edi': ersetzt('UNZ+2+REF1', 'UNZ+2+REF2'),
  'edifact/andere-nachricht.edi': ersetzt(/IFTMIN:D:96A/g, 'ORDERS:D:96A'),
  'edifact/abgeschnitten.edi': inLatin1(alsText(austausch(beide)).slice(0, 700)),
  'edifact/test.edi': inLatin1(alsText(austausch(beide, { test: '1' }))),
});

for (const [name, inhalt] of Object.entries(dateien)) writeFileSync(join(import.meta.dirname, name), inhalt);
