import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { tagVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { expect, test } from '@playwright/test';
import { meldeAn } from '../seiten.js';
import { Portalprozess } from '../stoerung/portalprozess.js';
import { nummernAus, stat512 } from './nachrichten.js';
import { Rufer } from './rufer.js';
import { Stoerer } from './stoerer.js';
import { wege } from './wege.js';

/** Orders each way in, and how often something is killed: `npm run test:abend` takes the whole evening. */
const jeWeg = Number(process.env['ABEND_AUFTRAEGE'] ?? 4);
const ganz = jeWeg >= 100;
const toetungen = ganz
  ? { erfassen: 6, uebergeben: 2, melden: 2 }
  : { erfassen: 2, uebergeben: 1, melden: 0 };
const zugestellt = 10;
const code = 'Z10';

interface Zeile {
  id: number;
  spedeigennr: string;
  referenz: string;
}

let ort: string;
test.beforeEach(() => {
  ort = mkdtempSync(join(tmpdir(), 'frachtportal-abend-'));
  chmodSync(ort, 0o755);
});
test.afterEach(() => rmSync(ort, { recursive: true, force: true }));
test.skip(process.platform !== 'linux', 'Was wem gehört, steht nur unter Linux in /proc.');

test('an evening: orders come five ways, leave, are delivered, followed and told of; nothing is lost or twice', async ({
  page,
}) => {
  test.setTimeout(ganz ? 3_600_000 : 480_000);
  const takte = {
    ANBINDUNG_TAKT_MS: '300',
    ANBINDUNG_RUHE_MS: '100',
    ANBINDUNG_FRIST_MS: '3000',
    DISPO_TAKT_MS: '300',
    TRUST_PROXY: '127.0.0.1',
  };
  const portal = await Portalprozess.starten(join(ort, 'daten'), takte);
  try {
    const admin = await Rufer.anmelden(portal.url, 'admin');
    const { owningMandant } = await admin.verlange('GET', 'benutzer/name/kunde');
    const ordner = await richteEin(admin, owningMandant.id);
    const kunde = await Rufer.anmelden(portal.url, 'kunde');
    await kunde.verlange('POST', 'benachrichtigungen', {
      name: 'Zugestellt',
      an: 'selbst',
      arten: ['auftrag.abgeliefert'],
      takt: 'sofort',
      aktiv: true,
    });
    const schluessel = {
      programm: await lege(admin, owningMandant.id, 'Programm', ['auftrag.lesen', 'auftrag.schreiben']),
      agent: await lege(admin, owningMandant.id, 'Agent', ['agent']),
    };
    const heute = tagVon(new Date(), zeitzoneVorgabe);
    const morgen = plusTage(heute, 1);
    const erwartet = Object.keys(wege).flatMap((weg) =>
      Array.from({ length: jeWeg }, (_, i) => `AB-${weg}-${String(i + 1).padStart(3, '0')}`),
    );

    await meldeAn(page, 'kunde', `${portal.url}/login`);

    // Five ways in, at once, while the API and the database die.
    const stoerer = new Stoerer(portal, ganz ? 15_000 : 6000);
    stoerer.beginne(toetungen.erfassen);
    const abend = { url: portal.url, page, morgen, eingang: ordner.eingang, schluessel };
    await Promise.all(
      Object.entries(wege).map(([weg, erfasse]) =>
        erfasse(
          abend,
          erwartet.filter((r) => r.startsWith(`AB-${weg}-`)),
        ),
      ),
    );
    await stoerer.zuEnde();
    const auftraege = await bis(
      () => erfasste(kunde),
      (alle) => alle.length >= erwartet.length,
    );
    expect(auftraege.map((a) => a.referenz).sort()).toEqual([...erwartet].sort());

    // All leave, each in one file.
    stoerer.beginne(toetungen.uebergeben);
    const ids = auftraege.map((a) => a.id);
    for (let i = 0; i < ids.length; i += 50) {
      const einige = ids.slice(i, i + 50);
      // Asked again because nobody answered, they are on their way already.
      const { status, body } = await kunde.rufe('POST', 'auftraege/uebertragen', einige);
      if (status === 200) expect(body).toHaveLength(einige.length);
    }
    const hinaus = () =>
      (existsSync(ordner.ausgang) ? readdirSync(ordner.ausgang) : []).filter((n) => n.endsWith('.txt'));
    await bis(
      async () => hinaus().length,
      (anzahl) => anzahl >= erwartet.length,
    );
    await stoerer.zuEnde();
    const nummern = hinaus().flatMap((name) =>
      nummernAus(readFileSync(join(ordner.ausgang, name), 'latin1')),
    );
    expect(nummern.sort()).toEqual(auftraege.map((a) => a.spedeigennr).sort());

    // The partner delivers them, and says so.
    stoerer.beginne(toetungen.melden);
    writeFileSync(join(ordner.eingang, '.stat'), stat512(nummern, code, heute), 'latin1');
    renameSync(join(ordner.eingang, '.stat'), join(ordner.eingang, 'stat.txt'));
    const getoetet = await stoerer.zuEnde();
    const stand = async ({ id }: Zeile) => (await kunde.verlange('GET', `auftraege/${id}`)).status.id;
    for (const auftrag of auftraege)
      await bis(
        () => stand(auftrag),
        (status) => status === zugestellt,
      );

    // Whoever waits for one sees it, whoever has nothing to do with it does not.
    const fremder = await Rufer.anmelden(portal.url, 'fremd');
    for (const [i, { id }] of auftraege.entries()) {
      // Each has an address of their own, and looks once.
      const kopf = { 'x-forwarded-for': `203.0.113.${i % 250}` };
      const { adresse } = await kunde.verlange('POST', `auftraege/${id}/verfolgungslink`, {});
      const seite = await (
        await fetch(new URL(new URL(adresse).pathname, portal.url), { headers: kopf })
      ).text();
      expect(seite).toMatch(/<h1>[^<]*ugestellt<\/h1>/);
      expect((await fremder.rufe('GET', `auftraege/${id}`)).status).toBe(404);
    }
    expect(await erfasste(fremder)).toEqual([]);

    // The customer was told of each, once.
    const gesagt = await bis(
      () => gemeldet(admin),
      (anzahl) => anzahl >= erwartet.length,
    );
    expect(gesagt).toBe(erwartet.length);
    console.log(`Abend: ${auftraege.length} von ${erwartet.length} Aufträgen, ${getoetet} Tötungen`);
  } catch (grund) {
    console.log(portal.ausgabe.slice(-4000));
    throw grund;
  } finally {
    await portal.stoppen();
  }
});

/** Both connections to the partner; answers their folders. */
async function richteEin(admin: Rufer, mandantId: number): Promise<{ eingang: string; ausgang: string }> {
  const gemeinsam = { weg: 'ordner', taktSekunden: 5, aktiv: true };
  const herein = await admin.verlange('POST', 'anbindungen', {
    ...gemeinsam,
    name: 'Herein',
    richtung: 'eingang',
    ordner: 'herein',
    mandantId,
    partner: 'NETZ',
    selbstUebernehmen: true,
  });
  const hinaus = await admin.verlange('POST', 'anbindungen', {
    ...gemeinsam,
    name: 'Hinaus',
    richtung: 'ausgang',
    ordner: 'hinaus',
    format: 'fortras',
    selbstUebernehmen: false,
    fortras: {
      datenart: 'ABH',
      eigeneKennung: 'NORD01',
      partnerkennung: 'NETZ',
      zeilenende: 'crlf',
      mailkennung: 'EMA',
      stellplatzDezimal: 1,
      mengenDezimal: 1,
      testkennzeichen: false,
    },
  });
  await admin.verlange('PUT', 'partnercodes', {
    partner: 'NETZ',
    liste: 'sendungsstatus',
    eintragId: zugestellt,
    code,
  });
  const alle = join(ort, 'daten/anbindungen');
  const eingang = join(alle, herein.verzeichnis);
  mkdirSync(eingang, { recursive: true });
  return { eingang, ausgang: join(alle, hinaus.verzeichnis) };
}

async function lege(admin: Rufer, mandantId: number, name: string, rechte: string[]): Promise<string> {
  const angaben = { name, rechte, mandantId, grenzeJeMinute: 10_000 };
  return (await admin.verlange('POST', 'zugangsschluessel', angaben)).schluessel;
}

/** The orders of the evening that somebody sees. */
async function erfasste(wer: Rufer): Promise<Zeile[]> {
  const zeilen = await wer.verlange('GET', 'auftraege/search?query=AB-&searchLimit=1000');
  const alle: Zeile[] = [];
  for (const { id, spedeigennr } of zeilen) {
    const { absenderReferenz } = await wer.verlange('GET', `auftraege/${id}`);
    if (/^AB-/.test(absenderReferenz ?? '')) alle.push({ id, spedeigennr, referenz: absenderReferenz });
  }
  return alle;
}

/** Of how many deliveries the customer has been told in mails. */
async function gemeldet(admin: Rufer): Promise<number> {
  const mails = await admin.verlange('GET', 'mails?searchLimit=1000');
  return mails
    .filter((m: { art: string }) => m.art === 'benachrichtigung')
    .map((m: { betreff: string }) => Number(/\((\d+)\)$/.exec(m.betreff)?.[1] ?? 0))
    .reduce((summe: number, anzahl: number) => summe + anzahl, 0);
}

async function bis<T>(lies: () => Promise<T>, fertig: (wert: T) => boolean): Promise<T> {
  let wert = await lies();
  await expect(async () => {
    wert = await lies();
    expect(fertig(wert), JSON.stringify(wert)?.slice(0, 500)).toBe(true);
  }).toPass({ timeout: 300_000 });
  return wert;
}
