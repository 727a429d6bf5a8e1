import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Anbindung, Anbindungseingang } from '@frachtportal/domain/anbindung/anbindung';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { tagVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { angelegt, gelesen, markiert, uebergib, vonHand } from '../../dispo/testing/auftraege.js';
import { Abholen } from '../abholen.service.js';

let portal: Portal;
let wurzel: string;
let a: Anbindung;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DEMO: 'true', DISPO: 'demo', ANBINDUNG_RUHE_MS: '10' });
  wurzel = portal.app.get<Umgebung>(UMGEBUNG).ANBINDUNG_VERZEICHNIS;
  await konfiguriere(portal, { gs1Basisnummer: '4012345', isTauschgeraete: 'true' });
  const { body } = await (await admin())
    .post('/api/anbindungen')
    .send({
      name: 'Status',
      richtung: 'eingang',
      weg: 'ordner',
      ordner: 'status',
      partner: 'NETZ',
      taktSekunden: 5,
      selbstUebernehmen: false,
      aktiv: true,
      mandantId: portal.welt.nordKunde,
    })
    .expect(201);
  a = body;
  mkdirSync(ort(), { recursive: true });
});
afterAll(() => portal.schliessen());

const admin = () => portal.als('admin');
const ort = (...teile: string[]) => join(wurzel, a.verzeichnis ?? '', ...teile);
const morgen = plusTage(tagVon(new Date(), zeitzoneVorgabe), 1);
const heute = tagVon(new Date(), zeitzoneVorgabe).split('-').reverse().join('');

/** A record by its positions, on its own: not made by the tables of the portal. */
function satz(kennung: string, ...felder: [number, number, string][]): string {
  let zeile = kennung;
  for (const [von, laenge, wert] of felder)
    zeile = zeile.padEnd(von - 1).slice(0, von - 1) + wert.padEnd(laenge).slice(0, laenge);
  return zeile.trimEnd();
}
const q10 = (nummer: string, code: string, zeit: string, dazu: [number, number, string][] = []) =>
  satz('Q10', [4, 35, nummer], [109, 3, code], [112, 8, heute], [120, 4, zeit], ...dazu);
function datei(...saetze: string[]): string {
  const alle = [satz('Q00', [4, 3, '100'], [10, 35, 'NETZ'], [45, 35, 'NORD01']), ...saetze];
  const ende = `Z00${String(alle.length).padStart(6, '0')}${heute}120000`;
  return ['@@PHSTAT512 0512003500107 NETZ    NORD01', ...alle, ende, '@@PT', ''].join('\r\n');
}
async function lege(name: string, inhalt: string): Promise<Anbindungseingang> {
  writeFileSync(ort(name), Buffer.from(inhalt, 'latin1'));
  await (await admin()).post(`/api/anbindungen/${a.id}/nachsehen`).expect(200);
  await portal.app.get(Abholen, { strict: false }).laufe();
  const { body } = await (await admin()).get(`/api/anbindungen/${a.id}/eingaenge`).expect(200);
  return body[0];
}
const verlauf = async (id: number) =>
  (await gelesen(portal, id)).auftragshistorie.map((h) => [h.sendungsstatus.id, h.quittiert, h.kommentar]);

describe('Statusmeldungen eines FORTRAS-Partners', () => {
  it('kommen mit Zeit, Unterschrift und Texten in den Verlauf, jede einmal; unbekannte Codes werden genannt', async () => {
    const [einer, zweiter] = (await markiert(portal, 2)) as [Auftrag, Auftrag];
    await uebergib(portal);
    const { body: stati } = await (await admin()).get('/api/sendungsstati').expect(200);
    const zugestellt = stati.find((s: { id: number }) => s.id > 4);
    const ordne = (code: string, eintragId: number) =>
      admin().then((p) =>
        p
          .put('/api/partnercodes')
          .send({ partner: 'NETZ', liste: 'sendungsstatus', eintragId, code })
          .expect(200),
      );
    await ordne('117', 4);
    const erste = q10(einer.spedeigennr, '117', '0815', [[198, 70, 'Fahrer unterwegs']]);
    const texte = satz('Q11', [4, 70, 'Tor 3'], [74, 70, 'bitte läuten']);
    const zweite = q10(zweiter.spedeigennr, '999', '0000', [[163, 35, 'Öztürk']]);
    const [stueck] = (await gelesen(portal, einer.id)).auftragspositionen.flatMap((p) => p.packstuecke);
    const scan = satz(
      'Q20',
      ...([
        [4, 35, einer.spedeigennr],
        [42, 35, `00${stueck?.sscc}`],
        [77, 8, heute],
        [85, 6, '081600'],
        [91, 3, '117'],
      ] as [number, number, string][]),
    );
    const eingang = await lege('stat1.txt', datei(erste, texte, zweite, scan));
    expect(eingang).toMatchObject({ dateiname: 'stat1.txt', zustand: 'fehler' });
    expect(eingang.fehler).toMatch(/1 von 3 Statusmeldungen.*keinem Status zugeordnet: 999\./);
    expect(await verlauf(einer.id)).toContainEqual([4, null, 'Fahrer unterwegs Tor 3 bitte läuten']);
    expect(readdirSync(ort('fehler'))).toHaveLength(1);
    const fehler = await (await admin()).get('/api/dispo/rueckmeldefehler').expect(200);
    expect(fehler.body[0]).toMatchObject({ quelle: 'stat1.txt', auftragsnummer: zweiter.spedeigennr });
    expect(fehler.body[0].grund).toContain('Der Code 999 des Partners');
    const mails = (await (await admin()).get('/api/mails?searchLimit=100').expect(200)).body;
    expect(mails.some((m: { betreff: string }) => m.betreff.includes('Statusmeldungen über Status'))).toBe(
      true,
    );
    // The code is assigned, the same file comes again: what was taken before stays as it is.
    const vorher = (await verlauf(einer.id)).length;
    await ordne('999', zugestellt.id);
    expect(await lege('stat1.txt', datei(erste, texte, zweite, scan))).toMatchObject({
      zustand: 'uebernommen',
      fehler: null,
    });
    expect(await verlauf(zweiter.id)).toContainEqual([zugestellt.id, 'Öztürk', null]);
    expect(await verlauf(einer.id)).toHaveLength(vorher);
    // And once more, under another name: nothing new.
    expect(await lege('nochmals.txt', datei(erste, texte, zweite, scan))).toMatchObject({
      zustand: 'doppelt',
    });
    expect(readdirSync(ort('erledigt'))).toHaveLength(2);
  });

  it('nennen den Abliefernachweis unter der Kennung, die an der Anbindung steht; unter anderen nicht', async () => {
    const mitKennung = (await (await admin()).get(`/api/anbindungen/${a.id}`).expect(200)).body;
    const { body: gespeichert } = await (await admin())
      .put(`/api/anbindungen/${a.id}`)
      .send({ ...mitKennung, belegkennung: 'POD' })
      .expect(200);
    expect(gespeichert.belegkennung).toBe('POD');
    const [einer, zweiter] = (await markiert(portal, 2)) as [Auftrag, Auftrag];
    await uebergib(portal);
    const [stueck] = (await gelesen(portal, einer.id)).auftragspositionen.flatMap((p) => p.packstuecke);
    const scan = satz(
      'Q20',
      ...([
        [4, 35, einer.spedeigennr] as const,
        [42, 35, `00${stueck?.sscc}`] as const,
        [77, 8, heute] as const,
        [85, 6, '101500'] as const,
        [91, 3, '117'] as const,
        [94, 35, 'Rampe'] as const,
      ] as [number, number, string][]),
    );
    const daten = satz('Q30', [4, 3, 'LAG'], [7, 35, 'Halle 2'], [42, 3, 'POD'], [45, 35, 'BELEG-4711']);
    const allein = satz('Q30', [4, 3, 'POD'], [7, 35, 'BELEG-4712']);
    const inhalt = datei(scan, daten, q10(zweiter.spedeigennr, '117', '1016'), allein);
    expect(await lege('belege.txt', inhalt)).toMatchObject({ zustand: 'uebernommen', fehler: null });
    expect(await verlauf(einer.id)).toContainEqual([4, null, 'Beleg BELEG-4711 · Rampe']);
    expect(await verlauf(zweiter.id)).toContainEqual([4, null, 'Beleg BELEG-4712']);
    const ohne = await lege('ohne-scan.txt', datei(allein));
    expect(ohne).toMatchObject({ zustand: 'fehler', fehler: expect.stringContaining('Q30') });
  });

  it('über fremde Aufträge gelten nicht', async () => {
    const { body: fremder } = await (await portal.als('fremd'))
      .post('/api/auftraege')
      .send({ ...(await muster()) })
      .expect(201);
    const eingang = await lege('fremd.txt', datei(q10(fremder.spedeigennr, '117', '0900')));
    expect(eingang).toMatchObject({ zustand: 'fehler' });
    expect(eingang.fehler).toContain(fremder.spedeigennr);
    const { body } = await (await portal.als('fremd')).get(`/api/auftraege/${fremder.id}`).expect(200);
    expect(body.auftragshistorie).toHaveLength(1);
  });

  it.each([
    ['ohne Ende', '@@PHSTAT512 0512003500107 NETZ    NORD01\nQ00100', '@@PT'],
    ['mit falscher Anzahl', datei(q10('NL-1', '117', '0900')).replace('Z00000002', 'Z00000009'), '9 ≠ 2'],
    [
      'mit einem Tag, den es nicht gibt',
      datei(q10('NL-1', '117', '0900')).replace(heute, '31022026'),
      '31022026',
    ],
    ['mit einer fremden Satzart', datei('X10 was'), 'X10'],
  ])('%s wird die Datei mit Satz und Grund abgewiesen', async (_was, inhalt, grund) => {
    const eingang = await lege(`${_was.replaceAll(' ', '-')}.txt`, inhalt);
    expect(eingang).toMatchObject({ zustand: 'fehler', fehler: expect.stringContaining(grund) });
  });
});

/** The report of an unloading, by the positions of its records alone. */
function entladung(liste: string, ...saetze: string[]): string {
  const kopf = satz(
    'M00',
    ...([
      [7, 3, '100'] as const,
      [10, 35, 'NORD01'] as const,
      [45, 35, 'NETZ'] as const,
      [83, 35, liste] as const,
      [126, 8, heute] as const,
      [134, 4, '0500'] as const,
      [154, 8, heute] as const,
      [162, 4, '0630'] as const,
      [174, 4, '0012'] as const,
      [178, 4, '0003'] as const,
    ] as [number, number, string][]),
  );
  const alle = [kopf, ...saetze];
  const ende = `Z00${String(alle.length).padStart(6, '0')}${heute}120000`;
  return ['@@PHENTL512 0512003500107 NETZ    NORD01', ...alle, ende, '@@PT', ''].join('\r\n');
}
const n00 = (nummer: string, ...befunde: [number, number, string][]) =>
  satz('N00', [4, 35, 'L-1'], [39, 3, '001'], [42, 35, nummer], ...befunde);

describe('Entladeberichte eines FORTRAS-Partners', () => {
  it('kommen mit Menge, Vermerk und Paletten in den Verlauf, jeder Befund einmal', async () => {
    const [einer] = (await markiert(portal, 1)) as [Auftrag];
    await uebergib(portal);
    for (const [code, eintragId] of [
      ['F01', 4],
      ['B02', 5],
    ] as const)
      await (await admin())
        .put('/api/partnercodes')
        .send({ partner: 'NETZ', liste: 'sendungsstatus', eintragId, code })
        .expect(200);
    const sendung = n00(
      einer.spedeigennr,
      ...([
        [112, 3, 'F01'],
        [115, 4, '0002'],
        [119, 3, 'KT'],
        [122, 35, 'Fehlmenge zwei Karton'],
        [157, 3, 'B02'],
        [167, 35, 'Ecke eingedrückt'],
      ] as [number, number, string][]),
    );
    const inhalt = entladung('L-1', sendung);
    expect(await lege('entl1.txt', inhalt)).toMatchObject({ zustand: 'uebernommen', fehler: null });
    const danach = await verlauf(einer.id);
    const paletten = 'Palettenschuld: 12 Euro, 3 Gitterbox';
    expect(danach).toContainEqual([4, null, `2 KT · Fehlmenge zwei Karton · ${paletten}`]);
    expect(danach).toContainEqual([5, null, `Ecke eingedrückt · ${paletten}`]);
    const { auftragshistorie } = await gelesen(portal, einer.id);
    expect(auftragshistorie.at(-1)?.datum).toBeTruthy();
    expect(await lege('entl1-nochmals.txt', inhalt)).toMatchObject({ zustand: 'doppelt' });
    expect(await verlauf(einer.id)).toHaveLength(danach.length);
  });

  it('bestätigen auf dem Lademittelkonto, was stehen blieb: je Liste einmal, auch nach einem Storno', async () => {
    const auftrag = await angelegt(portal, { tauschpaletteA: 20, tauschpaletteY: 5, beladedatum: morgen });
    const kunde = await portal.als('kunde');
    await kunde.post('/api/auftraege/uebertragen').send([auftrag.id]).expect(200);
    await uebergib(portal);
    const geplante = async () =>
      (await kunde.get('/api/lademittelkonten/planungen').expect(200)).body.filter(
        (p: { auftragId: number }) => p.auftragId === auftrag.id,
      );
    expect((await geplante()).map((p: { anzahl: number }) => p.anzahl).sort()).toEqual([20, 5]);
    const inhalt = entladung('L-9', n00(auftrag.spedeigennr));
    expect(await lege('entl9.txt', inhalt)).toMatchObject({ zustand: 'uebernommen', fehler: null });
    expect(await geplante()).toEqual([]);
    const { body: salden } = await kunde.get('/api/lademittelkonten').expect(200);
    const beim = salden.filter((s: { partner: string }) => s.partner === auftrag.empfaengerAdresse?.name);
    expect(beim.map((s: { saldo: number }) => s.saldo).sort()).toEqual([12, 3]);
    const frage = `lademittelId=1&von=2026-01-01&bis=2099-12-31`;
    const euro = beim.find((s: { lademittelId: number }) => s.lademittelId === 1);
    const auszug = async () =>
      (await kunde.get(`/api/lademittelkonten/${euro.kontoId}/auszug?${frage}`).expect(200)).body.bewegungen;
    const [bewegung, ...weitere] = await auszug();
    expect([bewegung, weitere]).toMatchObject([{ anzahl: 12, geplant: 20, bemerkung: 'ENTL512 L-9' }, []]);
    await kunde
      .post(`/api/lademittelkonten/buchungen/${bewegung.id}/stornieren`)
      .send({ tag: bewegung.tag, bemerkung: 'falsch gezählt' })
      .expect(201);
    await lege('entl9-nochmals.txt', inhalt);
    expect((await auszug()).map((b: { anzahl: number }) => b.anzahl)).toEqual([12, -12]);
    expect(await geplante()).toHaveLength(1);
  });

  it('sagen von dem, was in Ordnung war, nichts; Paletten mehrerer Sendungen gehören keiner', async () => {
    const [einer, zweiter] = (await markiert(portal, 2)) as [Auftrag, Auftrag];
    await uebergib(portal);
    const vorher = (await verlauf(einer.id)).length;
    const gut = n00(einer.spedeigennr);
    const schlecht = n00(zweiter.spedeigennr, [112, 3, 'F01'], [122, 35, 'fehlt ganz']);
    expect(await lege('entl2.txt', entladung('L-2', gut, schlecht))).toMatchObject({
      zustand: 'uebernommen',
    });
    expect(await verlauf(einer.id)).toHaveLength(vorher);
    expect(await verlauf(zweiter.id)).toContainEqual([4, null, 'fehlt ganz']);
  });

  it('nennen unbekannte Codes und überzählige Sendungen, damit jemand nachsieht', async () => {
    const [einer] = (await markiert(portal, 1)) as [Auftrag];
    await uebergib(portal);
    const ueberzaehlig = satz(
      'O00',
      ...([
        [4, 35, 'UEZ-7'],
        [39, 3, 'CON'],
        [42, 35, 'Jäger OHG'],
        [150, 9, '28195'],
        [159, 35, 'Bremen'],
      ] as [number, number, string][]),
    );
    const eingang = await lege(
      'entl3.txt',
      entladung('L-3', n00(einer.spedeigennr, [112, 3, 'X99']), ueberzaehlig),
    );
    expect(eingang).toMatchObject({ zustand: 'fehler' });
    expect(eingang.fehler).toContain('X99');
    const { body } = await (await admin()).get('/api/dispo/rueckmeldefehler').expect(200);
    const gruende = body
      .filter((f: { quelle: string }) => f.quelle === 'entl3.txt')
      .map((f: { grund: string }) => f.grund);
    expect(gruende.join()).toContain('UEZ-7 war beim Entladen überzählig: Jäger OHG, 28195, Bremen');
    expect(gruende.join()).toContain('Der Code X99 des Partners');
  });

  it.each([
    [
      'ohne Kopf',
      entladung('L-4')
        .replace(/M00.*\r\n/, '')
        .replace('Z00000001', 'Z00000000'),
      'M00|Reihenfolge|reihenfolge',
    ],
    ['mit falscher Anzahl', entladung('L-5').replace('Z00000001', 'Z00000007'), '7 ≠ 1'],
    ['mit einer Satzart des Bordero', entladung('L-6', 'A00 was'), 'A00'],
  ])('%s werden mit Satz und Grund abgewiesen', async (_was, inhalt, grund) => {
    const eingang = await lege(`entl-${_was.replaceAll(' ', '-')}.txt`, inhalt);
    expect(eingang).toMatchObject({ zustand: 'fehler' });
    expect(eingang.fehler).toMatch(new RegExp(grund));
  });
});

async function muster() {
  const { einAuftrag } = await import('@frachtportal/domain/testing/builder');
  return JSON.parse(JSON.stringify(einAuftrag().ohneTermine().mitPositionen(1).build()));
}
