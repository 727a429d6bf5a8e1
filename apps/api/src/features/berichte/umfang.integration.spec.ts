import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { orteVon } from '@frachtportal/domain/auftrag/fundorte/fundorte';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { istErkennbar, type Marke, markenVon, zeigt } from '@frachtportal/domain/testing/marken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { papierVon } from '../auftraege/testing/ausgaben.js';
import { angelegtMitAllem, Markierung } from '../auftraege/testing/markierung.js';
import { uebergib, vonHand } from '../dispo/testing/auftraege.js';
import { berichte } from './berichte.js';
import { gestreckt } from './testing/gestreckt.js';
import { pdfMitTexten, seitentexte } from './testing/pdf-text.js';
import { ueberdeckt } from './testing/ueberdeckung.js';

const schluessel = 'schluessel-der-gegenstelle';
const beide = ['absenderAdresse', 'empfaengerAdresse'];
/** A neutral sender hides others; what it hides is a test of its own. */
const alle = auftragsrollen.map((r) => r.feld).filter((r) => r !== 'neutralerAbsenderAdresse');

let portal: Portal;
let markierung: Markierung;

beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
  markierung = new Markierung(portal);
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
}, 120_000);
afterAll(() => portal.schliessen());

/** So few packages that each can have its label, and few goods of the table may go as limited quantities. */
async function auftrag(rollen: readonly string[], zeilen: number): Promise<Auftrag> {
  const a = await markierung.auftrag(rollen, zeilen);
  const auftragspositionen = a.auftragspositionen.map((p, i) => ({
    ...p,
    lademittelAnzahl: 1,
    verpackungAnzahl: 3,
    auftragsgefahrgueter: p.auftragsgefahrgueter.map((g) => ({ ...g, begrenztemenge: i === 0 })),
  }));
  return { ...a, auftragspositionen };
}

const ohneLuecke = (text: string, max: number) => text + 'W'.repeat(max - text.length);
const inWorten = (text: string, max: number) =>
  `${text} ${'Grün Wäldchen Möbel '.repeat(210)}`.slice(0, max).trim();

const wenigstes = () =>
  einAuftrag()
    .von(eineAdresse().build())
    .ohneTermine()
    .mitPositionen(
      einePosition().aufPaletten(1).mit({ laengeCM: null, breiteCM: null, hoeheCM: null }).build(),
    )
    .mit({ hinweis: null })
    .build();

const faelle: Record<string, () => Promise<Auftrag>> = {
  'all fields and two positions': () => auftrag(alle, 2),
  'twelve positions': () => auftrag(beide, 12),
  'the longest texts in words': async () => gestreckt(Auftrag, await auftrag(alle, 3), inWorten),
  'the longest texts without a blank': async () => gestreckt(Auftrag, await auftrag(alle, 3), ohneLuecke),
  'forty positions': () => auftrag(beide, 40),
  'no optional value': async () => wenigstes(),
};

/** Printed on all papers: it was labelled, has left and is delivered. */
async function zugestellt(id: number): Promise<Auftrag> {
  const kunde = await portal.als('kunde');
  await papierVon(portal, id, 'gs1-etikett');
  await kunde.post('/api/auftraege/uebertragen').send([id]).expect(200);
  await uebergib(portal);
  const { body } = await kunde.get(`/api/auftraege/${id}`).expect(200);
  const meldung = {
    auftragsnummer: body.spedeigennr,
    ereignis: `Z-${id}`,
    status: 10,
    zeitpunkt: '2026-03-05T10:42:00Z',
    quittiert: 'Herr Moser',
    ereignisort: 'Rampe 3',
  };
  const antwort = await portal
    .anonym()
    .post('/api/dispo/status')
    .set('x-dispo-schluessel', schluessel)
    .send({ meldungen: [meldung] });
  expect(antwort.body).toMatchObject({ uebernommen: 1 });
  return (await kunde.get(`/api/auftraege/${id}`).expect(200)).body;
}

/** A deviating place stands instead of the address that it deviates from. */
const ersetzt = /^(warenetikett|gs1-etikett|uebernahmeliste) (absender|empfaenger)Adresse\./;
/** Not entered, named by words of their own, or shown as a part of a total. */
const woanders =
  /^\S+ (auftragshistorie\..*|.*Adresse\.land|frankatur|verkehrsart)$|^uebernahmeliste .*gueter\.bruttoGewicht$/;

const dicht = (text: string) => text.replace(/\s/g, '');

/** Is the text there, whole or in two pieces with the foot and head of two pages between? */
function stehtGanz(text: string, wert: string): boolean {
  let [da, fehlt] = [0, wert.length + 1];
  while (fehlt - da > 1) {
    const mitte = Math.floor((da + fehlt) / 2);
    if (text.includes(wert.slice(0, mitte))) da = mitte;
    else fehlt = mitte;
  }
  return text.includes(wert.slice(da));
}

/** Which values the paper should show and does not; broken lines are no cut. */
function fehlende(a: Auftrag, paper: string, seiten: readonly string[]): string[] {
  const text = seiten.join(' ');
  const steht = (m: Marke) =>
    zeigt(text, m) ||
    (typeof m.wert === 'string' && m.wert.length > 9 && stehtGanz(dicht(text), dicht(m.wert)));
  return markenVon(Auftrag, a)
    .filter((m) => istErkennbar(m) && orteVon(m.pfad).some((ort) => ort === paper) && !steht(m))
    .map((m) => `${paper} ${m.pfad}`)
    .filter((fund) => !woanders.test(fund) && !(a.abweichendeAbholerAdresse && ersetzt.test(fund)));
}

/** What nobody wants to read: sums of nothing, one in the plural, texts of the program. */
const unwort =
  /(?<![\d.,])(0 (Verp\.|LM)|0,0+|1 (Packstücke|Positionen|Aufträge|Zeilen|Lieferscheine))(?![\d.,])|undefined|NaN|\[object|[{}]/;

/** Pages that begin with the place to sign. */
const nurUnterschrift = (seite: string) =>
  /^(Absender|Fahrer|Übergeben \(Absender\)) Datum, Uhrzeit, Name/.test(seite);

async function geprueft(name: string, a: Auftrag, pdf: Uint8Array): Promise<string[]> {
  const seiten = await seitentexte(pdf);
  return [
    ...fehlende(a, name, seiten),
    ...(await ueberdeckt(pdf)).map((fund) => `${name} ${fund}`),
    ...seiten.flatMap((s) => unwort.exec(s)?.[0] ?? []).map((fund) => `${name} sagt „${fund}“`),
    ...seiten.filter(nurUnterschrift).map((s) => `${name}: nur eine Unterschrift auf „${s}“`),
  ];
}

describe.each(Object.entries(faelle))('An order with %s', (_name, mache) => {
  it('has every value on each of its papers, whole and in a place of its own', async () => {
    const a = await zugestellt(await angelegtMitAllem(portal, await mache()));
    const maengel: string[] = [];
    for (const { reportFileName } of berichte) {
      const { status, body } = await papierVon(portal, a.id, reportFileName);
      expect(status).toBe(reportFileName === 'befoerderungspapier' && !a.mitGefahrguetern ? 409 : 200);
      if (status === 200) maengel.push(...(await geprueft(reportFileName, a, body)));
    }
    expect(maengel).toEqual([]);
  }, 120_000);
});

describe('The look at papers', () => {
  it('notices texts that lie over each other or leave the sheet', async () => {
    const gut = await pdfMitTexten(['Absender', 60, 700], ['Empfänger', 60, 686]);
    expect(await ueberdeckt(gut)).toEqual([]);
    const schlecht = await pdfMitTexten(['Absender', 60, 700], ['Empfänger', 70, 704], ['Rand', 590, 20]);
    expect(await ueberdeckt(schlecht)).toEqual([
      'Seite 1: „Absender“ liegt über „Empfänger“',
      expect.stringContaining('verlässt das Blatt'),
    ]);
  });
});
