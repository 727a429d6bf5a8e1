import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adressSuchname, adressSuchtext, matchcode } from '@frachtportal/domain/adresse/matchcode';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { In } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import type { Datenbank } from '../../platform/database/datenbank.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import { KonfigurationswertEntity } from '../konfiguration/konfiguration.entity.js';
import { MandantEntity } from '../mandanten/mandant.entity.js';
import { NummernkreisEntity } from '../mandanten/nummernkreis.entity.js';
import type { Demoadresse, Demoanschrift, Demodateien, Demomandant } from './demo-dateien.js';

/** An entry of the address book as orders take it over. */
export interface Buchadresse extends Demoanschrift {
  id: number;
  fremdnummer: string | null;
  matchcode: string;
  land: { id: number };
}

/** A client of the demo data with what its orders need. */
export interface Kunde {
  id: number;
  key: string;
  /** Key of its main client, its own where it is one. */
  haupt: string;
  eigene: Buchadresse;
  buch: Buchadresse[];
}

/** What is set up for the whole installation: a demo shows registration. */
const installation = { mandantId: null, schluessel: 'isRegistrierung', wert: 'true' };

/** What the two forwarders have set up differently from the defaults. */
const einstellungen: Record<string, Record<string, string>> = {
  nordlicht: {
    isZusaetzlicheLademittel: 'true',
    isShowKlassifizierung: 'true',
    isShowTTMailAdress: 'true',
    isAdresseTelefonEdit: 'true',
    isAdresseKontaktEdit: 'true',
    // 952 is what GS1 uses for examples.
    gs1Basisnummer: '9521234',
  },
  alpenfracht: {
    isShowKlassifizierung: 'true',
    isServicesInternSendungen: 'true',
    zustelldatum_offset: '2',
    gs1Basisnummer: '9525678',
  },
};

// A second process that starts at the same moment waits until the first one is done.
const alleinArbeiten = anweisung(
  'demo-mandanten.alleinArbeiten',
  `
  SELECT set_config('lock_timeout', '0', true), pg_advisory_xact_lock(72303)`,
);

const spalten = schreibspalten(Adresse, ['copyId', 'mandant', 'lkz']);
const namen = [...spalten.map((s) => s.spalte), 'mandant_id', 'matchcode', 'suchname', 'suchtext'];
const adressenAnlegen = anweisung(
  'demo-mandanten.adressenAnlegen',
  `
  WITH neu AS (
    INSERT INTO adresse (${namen.join(', ')}) SELECT ${namen.join(', ')} FROM json_populate_recordset(NULL::adresse, $1)
    RETURNING id, mandant_id, fremdnummer),
  eigene AS (
    UPDATE mandant m SET adresse_id = neu.id FROM neu WHERE neu.mandant_id = m.id AND neu.fremdnummer IS NULL)
  SELECT id, mandant_id AS "mandantId", fremdnummer FROM neu`,
);

/** Is there no client yet? Until the transaction ends nobody else makes one. */
export async function istNochLeer(db: Datenbank): Promise<boolean> {
  await db.sql(alleinArbeiten);
  return !(await db.unsafeAlle(MandantEntity).exists());
}

/** With demo data the portal invents statuses and receipts: not where somebody else's orders are. */
export async function verlangeDemobestand(db: Datenbank, { mandanten }: Demodateien): Promise<void> {
  if (await db.unsafeAlle(MandantEntity).existsBy({ name: In(mandanten.map((m) => m.name)) })) return;
  throw new Error(
    'Diese Datenbank enthält keine Demo-Daten. Mit DEMO=true würde das Portal hier Status und Unterschriften erfinden: bitte DEMO=false setzen.',
  );
}

/** Creates clients, number ranges, settings and address books. */
export async function legeMandantenAn(db: Datenbank, dateien: Demodateien): Promise<Map<string, Kunde>> {
  const ids = new Map<string, number>();
  await db.unsafeAlle(KonfigurationswertEntity).insert(installation);
  for (const m of dateien.mandanten) ids.set(m.key, await legeMandantAn(db, m, ids));
  const laender = new Map((await db.gemeinsam(Land).find()).map((l) => [l.lkz, l.id]));
  const adressen = await legeAdressenAn(db, dateien, { ids, laender });
  return new Map(
    dateien.mandanten.map(({ key, hauptmandant }) => [
      key,
      { id: ids.get(key) as number, key, haupt: hauptmandant ?? key, ...adressen(key) },
    ]),
  );
}

async function legeMandantAn(db: Datenbank, m: Demomandant, ids: Map<string, number>): Promise<number> {
  const hauptmandantId = m.hauptmandant ? ids.get(m.hauptmandant) : null;
  const neu = { name: m.name, istHauptmandant: !m.hauptmandant, hauptmandantId };
  const id = (await db.unsafeAlle(MandantEntity).insert(neu)).identifiers[0]?.['id'];
  const kreise = db.bestand(NummernkreisEntity, [id]);
  if (m.nummernPrefix) await kreise.lege({ art: 'auftrag', praefix: m.nummernPrefix });
  const werte = Object.entries(einstellungen[m.key] ?? {});
  await db
    .unsafeAlle(KonfigurationswertEntity)
    .insert(werte.map(([schluessel, wert]) => ({ mandantId: id, schluessel, wert })));
  return id;
}

interface Bekannt {
  ids: Map<string, number>;
  laender: Map<string, number>;
}

/** Stores all address books at once; answers the part of a client. */
async function legeAdressenAn(db: Datenbank, dateien: Demodateien, bekannt: Bekannt) {
  const alle = [...dateien.mandanten.map(eigeneAdresse), ...dateien.adressen].map((a) => eintrag(a, bekannt));
  const gespeichert = await db.sql(adressenAnlegen, [JSON.stringify(alle.map((a) => zeile(a)))]);
  const idZu = new Map(gespeichert.map((g) => [`${g.mandantId} ${g.fremdnummer}`, g.id]));
  const buch = alle.map((a) => ({ ...a, id: idZu.get(`${a.mandantId} ${a.fremdnummer}`) as number }));
  return (key: string) => {
    const [eigene, ...weitere] = buch.filter((a) => a.mandantId === bekannt.ids.get(key));
    if (!eigene) throw new Error(`Der Mandant ${key} hat keine Adresse`);
    return { eigene, buch: weitere.filter((a) => !a.unsichtbar) };
  };
}

/** A client's own address stands in its book without a number. */
function eigeneAdresse({
  key,
  adresse,
}: Demomandant): Omit<Demoadresse, 'fremdnummer'> & { fremdnummer: null } {
  return { ...adresse, mandant: key, fremdnummer: null, einmaladresse: false, unsichtbar: false };
}

function eintrag(a: ReturnType<typeof eigeneAdresse> | Demoadresse, { ids, laender }: Bekannt) {
  const landId = laender.get(a.lkz);
  const mandantId = ids.get(a.mandant);
  if (!landId || !mandantId)
    throw new Error(`Die Adresse ${a.name} nennt ein unbekanntes Land oder Mandanten`);
  return { ...ohneLeere(a), mandantId, land: { id: landId }, matchcode: matchcode(a) };
}

function zeile(a: ReturnType<typeof eintrag>): Record<string, unknown> {
  const such = { suchname: adressSuchname(a), suchtext: adressSuchtext(a) };
  return { ...alsZeile(a, spalten), mandant_id: a.mandantId, matchcode: a.matchcode, ...such };
}

/** The files write '' where nothing stands. */
function ohneLeere<T extends object>(a: T): T {
  return Object.fromEntries(Object.entries(a).map(([name, wert]) => [name, wert === '' ? null : wert])) as T;
}
