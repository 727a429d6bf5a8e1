import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragseingang, Eingangszeile } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

/** The long form: FRACHTPORTAL_AUFTRAEGE=1000. */
const auftraege = Number(process.env['FRACHTPORTAL_AUFTRAEGE'] ?? 260);
const fehler = 200;

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const spalten = [
  'Auftrags-Nr.',
  'Firma',
  'Straße',
  'PLZ',
  'Stadt',
  'Land',
  'Ware',
  'Anz.',
  'Verpackung',
  'Gew. (kg)',
  'Länge (cm)',
  'Breite (cm)',
  'Höhe (cm)',
  'Abholdatum',
  'Absender',
] as const;
type Spalte = (typeof spalten)[number];

const kg = (a: number, p: number) => 10 + (a % 40) + p + 0.25;
const mass = (a: number, p: number) => [40 + (a % 60), 30 + p * 10, 20 + (a % 7)] as const;
const gut = (a: number, p: number): Record<Spalte, string> => {
  const [laenge, breite, hoehe] = mass(a, p);
  return {
    'Auftrags-Nr.': `F200-${a}`,
    Firma: `Jäger ${a} & Söhne`,
    Straße: `Am Wall ${a}`,
    PLZ: String(28_000 + a),
    Stadt: 'Bremen',
    Land: ['D', 'DEU', 'Deutschland'][a % 3] ?? 'D',
    Ware: `Schrauben ${p}`,
    'Anz.': String(p + 1),
    Verpackung: 'KT',
    'Gew. (kg)': kg(a, p).toFixed(2).replace('.', ','),
    'Länge (cm)': String(laenge),
    'Breite (cm)': String(breite),
    'Höhe (cm)': String(hoehe),
    Abholdatum: '24.12.2026',
    Absender: 'Werk Nord',
  };
};

/** What goes wrong in files, one a order. */
const fehlerarten: readonly (readonly [Spalte, string])[] = [
  ['PLZ', '281'],
  ['Land', 'Atlantis'],
  ['Ware', ''],
  ['Ware', 'x'.repeat(60)],
  ['Anz.', 'drei'],
  ['Verpackung', 'QX'],
  ['Gew. (kg)', 'viel'],
  ['Gew. (kg)', ''],
  ['Gew. (kg)', '-5'],
  ['Länge (cm)', 'lang'],
  ['Höhe (cm)', '12,5,5'],
  ['Abholdatum', '31.02.2027'],
  ['Abholdatum', 'morgen früh'],
  ['Anz.', '-1'],
  ['Breite (cm)', '0x10'],
];
/** Those of the head are read of the first line of an order. */
const kopfspalten: readonly Spalte[] = ['PLZ', 'Land', 'Abholdatum'];

/** Head and addresses stand on the first line of an order. */
const nurErste = ['Firma', 'Straße', 'PLZ', 'Stadt', 'Land', 'Abholdatum', 'Absender'].map((s) => [s, '']);
const zeilen = Array.from({ length: auftraege * 3 }, (_, i) => ({
  ...gut(Math.floor(i / 3), i % 3),
  ...(i % 3 ? Object.fromEntries(nurErste) : {}),
}));
const gepflanzt = Array.from({ length: fehler }, (_, n) => {
  const [spalte, wert] = fehlerarten[n % fehlerarten.length] ?? ['PLZ', ''];
  const position = kopfspalten.includes(spalte) ? 0 : n % 3;
  const stelle = n * 3 + position;
  const zeile = zeilen[stelle];
  if (zeile) zeile[spalte] = wert;
  return [stelle + 2, spalte];
});
const datei = Buffer.from(
  [spalten.join(';'), ...zeilen.map((z) => spalten.map((s) => z[s]).join(';'))].join('\r\n'),
);

const kunde = () => portal.als('kunde');
async function lies(): Promise<Auftragseingang> {
  const k = await kunde();
  let { body: lauf } = await k.post('/api/auftragseingang').attach('file', datei, 'viele.csv').expect(201);
  while (lauf.zustand === 'pruefung')
    lauf = (await k.post(`/api/auftragseingang/${lauf.id}/pruefen`).send({}).expect(200)).body;
  return lauf;
}
async function alle(id: number, frage: object): Promise<Eingangszeile[]> {
  const k = await kunde();
  const gelesen: Eingangszeile[] = [];
  for (let page = 0; ; page++) {
    const seite = { ...frage, page, searchLimit: 100 };
    const { body } = await k.get(`/api/auftragseingang/${id}/zeilen`).query(seite).expect(200);
    gelesen.push(...body);
    if (body.length < 100) return gelesen;
  }
}

it('of 200 planted errors each is named at its cell, nothing else is, and what is stored is what was written', async () => {
  const lauf = await lies();
  expect(lauf).toMatchObject({ zustand: 'geprueft', auftraege, neu: auftraege - fehler, abgelehnt: fehler });
  const genannt = (await alle(lauf.id, { nur: 'fehler' })).flatMap((z) =>
    z.meldungen.map((m) => [m.zeile, m.spaltenname]),
  );
  expect(genannt).toEqual(gepflanzt);

  const k = await kunde();
  const weg = `/api/auftragseingang/${lauf.id}/uebernehmen`;
  let { body: stand } = await k.post(weg).send({}).expect(200);
  while (stand.zustand === 'uebernahme') stand = (await k.post(weg).send({}).expect(200)).body;
  expect(stand).toMatchObject({ uebernommen: auftraege - fehler, abgelehnt: fehler });

  const gespeicherte = (await alle(lauf.id, {})).filter((z) => z.auftragId);
  for (const id of new Set(gespeicherte.map((z) => z.auftragId))) {
    const a: Auftrag = (await k.get(`/api/auftraege/${id}`).expect(200)).body;
    const nummer = Number(a.absenderReferenz?.replace('F200-', ''));
    expect(a).toMatchObject({
      beladedatum: '2026-12-24',
      absenderAdresse: { name: 'Werk Nord' },
      empfaengerAdresse: {
        name: `Jäger ${nummer} & Söhne`,
        strasse: `Am Wall ${nummer}`,
        plz: String(28_000 + nummer),
        ort: 'Bremen',
        lkz: 'D',
      },
      auftragspositionen: [0, 1, 2].map((p) => {
        const [laengeCM, breiteCM, hoeheCM] = mass(nummer, p);
        return {
          warengutBezeichnung: `Schrauben ${p}`,
          verpackungAnzahl: p + 1,
          bruttoGewicht: kg(nummer, p),
          verpackung: { kurzBezeichnung: 'KT' },
          laengeCM,
          breiteCM,
          hoeheCM,
        };
      }),
    });
  }

  // The same file again makes nothing.
  const wieder = await lies();
  expect(wieder).toMatchObject({ neu: 0, vorhanden: auftraege - fehler, abgelehnt: fehler });
  await k.post(`/api/auftragseingang/${wieder.id}/uebernehmen`).send({}).expect(400);
}, 300_000);
