import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { matchcode } from '@frachtportal/domain/adresse/matchcode';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { pruefeAuftrag } from '@frachtportal/domain/auftrag/auftrag.rules';
import { bereiteAuf } from '@frachtportal/domain/auftrag/eingang/auftrag-aufbereiten';
import type { Erfassende } from '@frachtportal/domain/auftrag/freigaben';
import { lies } from '@frachtportal/domain/feld/lesen';
import { tagVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Datenbank } from '../../platform/database/datenbank.js';
import type { AuftragSchreiben } from '../auftraege/speichern/auftrag-schreiben.repository.js';
import { erfindeAuftrag } from './auftrag-erfinden.js';
import type { Kunde } from './demo-mandanten.repository.js';
import { sortiment, type Ware } from './sortiment.js';
import { type Verlauf, verlauf } from './verlauf/verlauf.js';
import { type ErlebterAuftrag, schreibeVerlauf } from './verlauf/verlauf.repository.js';
import { anteile } from './verlauf/zeitplan.js';
import { kartenstapel, Zufall } from './zufall.js';

/** What the demo's forwarders capture beyond the defaults. */
export const demoerfassung: Erfassende = {
  konfiguration: wirksam({ isShowKlassifizierung: 'true', isZusaetzlicheLademittel: 'true' }),
  metro: true,
};

/** Of 100 orders so many are of this client. */
const kundenanteile: Record<string, number> = {
  nordlicht: 5,
  mueller: 26,
  metropol: 18,
  weisshaupt: 8,
  lackwerke: 10,
  buchkontor: 8,
  elektra: 9,
  alpenfracht: 3,
  huber: 6,
  tirolholz: 3,
  praezision: 4,
};

/** Where the forwarders have their own depot. */
const lager: Record<string, string> = { nordlicht: 'Hamburg', alpenfracht: 'München' };

const meldenAlle = 500;

export interface Vorgaben {
  anzahl: number;
  kunden: Map<string, Kunde>;
  /** By client key: ids of the users who capture its orders. */
  erfasser: Map<string, number[]>;
  waren: Ware[];
  jetzt: Date;
}

/** Creates the orders, oldest first, so that their numbers grow with time. */
export async function legeAuftraegeAn(
  { db, schreiben }: { db: Datenbank; schreiben: AuftragSchreiben },
  v: Vorgaben,
): Promise<void> {
  const zufall = new Zufall(20_261_120);
  const sortimente = new Map([...v.kunden.keys()].map((key) => [key, sortiment(key, v.waren)]));
  const fremde = [...v.kunden.values()].flatMap((k) => k.buch);
  let stapel: ErlebterAuftrag[] = [];
  for (const [i, plan] of plane(v, zufall).entries()) {
    const { kunde } = plan;
    const umstaende = { kunde, waren: sortimente.get(kunde.key) ?? [], fremde, tage: plan, nummer: i + 1 };
    const auftrag = geprueft(erfindeAuftrag(umstaende, zufall), plan.erfassung);
    const erfasserId = zufall.eines(v.erfasser.get(kunde.key) ?? []);
    const { id } = await schreiben.anlegen(auftrag, { mandantId: kunde.id, erfasserId });
    stapel.push({ id, mandantId: kunde.id, erfasserId, orte: orte(auftrag, kunde), schritte: plan.schritte });
    if (stapel.length === meldenAlle || i + 1 === v.anzahl) {
      await schreibeVerlauf(db, stapel);
      stapel = [];
      console.log(`Demodaten: ${i + 1} von ${v.anzahl} Aufträgen`);
    }
  }
}

/** Who gets which orders, and how far each one has come. */
function plane({ anzahl, kunden, jetzt }: Vorgaben, zufall: Zufall): (Verlauf & { kunde: Kunde })[] {
  const zieheKunde = kartenstapel(kundenanteile, zufall);
  const zieheEnde = kartenstapel(anteile, zufall);
  const zeit = { heute: tagVon(jetzt, zeitzoneVorgabe), jetzt: jetzt.getTime() };
  return Array.from({ length: anzahl }, () => {
    const plan = verlauf(zieheEnde(), zeit, zufall);
    const erfassung = tagVon(new Date(plan.schritte[0]?.am ?? zeit.jetzt), zeitzoneVorgabe);
    return { ...plan, erfassung, kunde: kunden.get(zieheKunde()) as Kunde };
  }).sort((a, b) => (a.schritte[0]?.am ?? 0) - (b.schritte[0]?.am ?? 0));
}

/** Through the same gate as an order from a browser. Throws where the demo data break a rule. */
function geprueft(erfunden: Auftrag, heute: string): Auftrag {
  const { wert, meldungen } = lies(Auftrag, erfunden);
  meldungen.push(...pruefeAuftrag(wert, demoerfassung));
  if (meldungen.length) throw new Error(`Ein Demoauftrag ist ungültig: ${JSON.stringify(meldungen)}`);
  for (const { feld } of auftragsrollen) {
    const adresse = wert[feld];
    if (adresse?.id) adresse.matchcode = matchcode(adresse);
  }
  return bereiteAuf(wert, demoerfassung.konfiguration, { heute });
}

function orte(auftrag: Auftrag, kunde: Kunde): ErlebterAuftrag['orte'] {
  const abholung = auftrag.abweichendeAbholerAdresse ?? auftrag.absenderAdresse;
  return {
    von: abholung?.ort ?? null,
    lager: lager[kunde.haupt] ?? null,
    nach: auftrag.empfaengerAdresse?.ort ?? null,
  };
}
