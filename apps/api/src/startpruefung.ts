import { deutsch } from '@frachtportal/texte/server';
import type { Umgebung } from './config/umgebung.js';
import { ablagewahl } from './features/dokumente/ablage/ablagewahl.js';
import { Ablagepruefung } from './features/dokumente/ablagepruefung.service.js';
import { pruefeGeheimnis } from './platform/auth/schluessel.js';
import { pruefeDatenbank, warteAufDatenbank } from './platform/database/vorbereiten/erreichbar.js';
import { vorbereiter } from './platform/database/vorbereiten/vorbereiten.js';
import { type Fund, fundzeile } from './platform/einblick/fund.js';
import { pruefeDatenverzeichnis, pruefePlatteFuerStart } from './platform/einblick/ort.js';
import { zusteller } from './platform/mail/zustellerwahl.js';

/** What is on this machine or in the settings: wrong, it stays wrong until somebody does something. */
async function pruefeOertliches(u: Umgebung): Promise<Fund[]> {
  const daten = await pruefeDatenverzeichnis(u);
  // Without a place for data the rest would say the same once more.
  if (daten.stand !== 'gut') return [daten];
  const platte = await pruefePlatteFuerStart(u);
  const ablage = u.DOKUMENTE === 'verzeichnis' ? [await pruefeAblage(u)] : [];
  return [daten, platte, ...ablage, pruefeGeheimnis(u), pruefeAdresse(u)];
}

/** What is elsewhere may be away now and back in a minute: it degrades what needs it, and keeps nobody from starting. */
async function pruefeEntferntes(u: Umgebung): Promise<Fund[]> {
  const ablage = u.DOKUMENTE === 's3' ? [pruefeAblage(u)] : [];
  const post = u.DEMO ? [] : [zusteller(u).then((z) => z.pruefe())];
  return Promise.all([...ablage, ...post]);
}

const pruefeAblage = (u: Umgebung) => new Ablagepruefung(ablagewahl(u)).pruefe();

function pruefeAdresse({ DEMO, PORTAL_URL, PORTAL_URL_GENANNT }: Umgebung): Fund {
  if (DEMO || PORTAL_URL_GENANNT)
    return {
      bereich: 'adresse',
      stand: 'gut',
      satz: 'betrieb.adresse.gut',
      werte: { adresse: PORTAL_URL },
    };
  return {
    bereich: 'adresse',
    stand: 'stoerung',
    satz: 'betrieb.adresse.fehlt',
    tun: 'betrieb.adresse.fehltTun',
  };
}

/**
 * Looks at everything before the port opens. The database is waited for.
 * @throws with sentence and remedy where somebody has to do something first
 */
export async function pruefeVorDemStart(u: Umgebung): Promise<void> {
  beurteile(await pruefeOertliches(u));
  await pruefeDatenbankVorDemStart(u);
  for (const fund of (await pruefeEntferntes(u)).filter(istNichtGut)) console.error(zeile(fund));
}

/** @throws with sentence and remedy where the database lets nobody in, or not far enough */
export async function pruefeDatenbankVorDemStart(u: Umgebung): Promise<void> {
  beurteile(await warteAufDatenbank(vorbereiter(u), (fund) => console.error(zeile(fund))));
  if (vorbereiter(u) !== u.DATABASE_URL) beurteile(await pruefeArbeitenden(u));
}

/** The same list at any time, as lines for people; is all of it as it should be? */
export async function pruefliste(u: Umgebung): Promise<{ zeilen: string[]; gut: boolean }> {
  const [oertlich, datenbank, entfernt] = await Promise.all([
    pruefeOertliches(u),
    pruefeDatenbank(vorbereiter(u)),
    pruefeEntferntes(u),
  ]);
  const arbeitender = vorbereiter(u) !== u.DATABASE_URL ? await pruefeArbeitenden(u) : [];
  const funde = [...oertlich, ...datenbank, ...arbeitender, ...entfernt];
  return { zeilen: funde.map(zeile), gut: funde.every((f) => f.stand !== 'stoerung') };
}

const gibtDerVorbereitende = new Set(['betrieb.datenbank.rechte', 'betrieb.datenbank.schutz']);

/** What is wrong with the user who works; the rights come from the one who prepares. */
const pruefeArbeitenden = async (u: Umgebung) =>
  (await pruefeDatenbank(u.DATABASE_URL)).filter(
    (f) => f.bereich === 'datenbank' && istNichtGut(f) && !gibtDerVorbereitende.has(f.satz),
  );

const zeile = (fund: Fund) => fundzeile(fund, deutsch);
const istNichtGut = (fund: Fund) => fund.stand !== 'gut';

function beurteile(funde: Fund[]): void {
  for (const fund of funde.filter((f) => f.stand === 'achtung')) console.error(zeile(fund));
  const stoerungen = funde.filter((f) => f.stand === 'stoerung');
  if (stoerungen.length) throw new Error(stoerungen.map(zeile).join('\n'));
}
