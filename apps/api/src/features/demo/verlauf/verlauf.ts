import { naechsterWerktag } from '@frachtportal/domain/feld/tag';
import type { Zufall } from '../zufall.js';
import { type Endstand, type Tage, tage } from './zeitplan.js';

/** Where a step happens: at the sender's, in the forwarder's depot, at the recipient's. */
export type Ort = 'von' | 'lager' | 'nach';

export interface Schritt {
  statusId: number;
  /** Milliseconds since 1970. */
  am: number;
  ort: Ort | null;
  kommentar: string | null;
  quittiert: string | null;
}

export interface Verlauf extends Tage {
  ende: Endstand;
  schritte: Schritt[];
}

type Tagname = keyof Tage | 'danach';

/** A step of the chain: on which day, between which minutes of that day; without a day, minutes after the last one. */
interface Muster {
  statusId: number;
  tag?: Tagname;
  minuten: [von: number, bis: number];
  ort?: Ort;
  kommentar?: string[];
  quittiert?: boolean;
}

const uhr = (von: number, bis: number): [number, number] => [von * 60, bis * 60];

const erfasst: Muster = { statusId: 1, tag: 'erfassung', minuten: uhr(7, 16) };
const markiert: Muster = { statusId: 2, minuten: [2, 90] };
const uebertragen: Muster = { statusId: 3, minuten: [1, 1] };
const disponiert: Muster = { statusId: 4, minuten: [10, 120] };
const abgeholt: Muster = { statusId: 5, tag: 'abholung', minuten: uhr(10, 16.5), ort: 'von' };
const eingangLager: Muster = { statusId: 6, tag: 'abholung', minuten: uhr(17, 20), ort: 'lager' };
const ausgangLager: Muster = { statusId: 7, tag: 'abholung', minuten: uhr(20.5, 23.5), ort: 'lager' };
const eingangDepot: Muster = { statusId: 8, tag: 'zustellung', minuten: uhr(3, 6), ort: 'nach' };
const bestaetigt: Muster = {
  statusId: 129,
  tag: 'zustellung',
  minuten: uhr(6, 6.5),
  ort: 'nach',
  kommentar: ['Termin telefonisch bestätigt', 'Termin per E-Mail bestätigt'],
};
const inZustellung: Muster = { statusId: 9, tag: 'zustellung', minuten: uhr(6.5, 8.5), ort: 'nach' };
const zugestellt: Muster = {
  statusId: 10,
  tag: 'zustellung',
  minuten: uhr(8.5, 16),
  ort: 'nach',
  quittiert: true,
};
const hindernis: Muster = {
  statusId: 11,
  tag: 'zustellung',
  minuten: uhr(9, 16),
  ort: 'nach',
  kommentar: ['Empfänger nicht angetroffen', 'Wareneingang geschlossen', 'Zufahrt wegen Baustelle gesperrt'],
};
const verweigert: Muster = {
  statusId: 12,
  tag: 'zustellung',
  minuten: uhr(9, 16),
  ort: 'nach',
  kommentar: ['Ware beschädigt', 'Nicht bestellt', 'Lieferung zu spät'],
};
const ruecklauf: Muster = { statusId: 13, tag: 'danach', minuten: uhr(7, 12), ort: 'nach' };

const bisZurUebergabe = [erfasst, markiert, uebertragen];
const bisDepot = [...bisZurUebergabe, disponiert, abgeholt, eingangLager, ausgangLager, eingangDepot];
const bisZustellung = [...bisDepot, inZustellung];

const ketten: Record<Endstand, Muster[]> = {
  erfasst: [erfasst],
  markiert: [erfasst, markiert],
  uebertragen: bisZurUebergabe,
  disponiert: bisDepot.slice(0, 4),
  abgeholt: bisDepot.slice(0, 5),
  imUmschlaglager: bisDepot.slice(0, 6),
  unterwegs: bisDepot.slice(0, 7),
  imDepot: bisDepot,
  terminBestaetigt: [...bisDepot, bestaetigt],
  inZustellung: bisZustellung,
  zugestellt: [...bisZustellung, zugestellt],
  zugestelltSpaeter: [
    ...bisZustellung,
    hindernis,
    { ...inZustellung, tag: 'danach' },
    { ...zugestellt, tag: 'danach' },
  ],
  hindernis: [...bisZustellung, hindernis],
  verweigert: [...bisZustellung, verweigert],
  ruecklauf: [...bisZustellung, verweigert, ruecklauf],
};

const unterzeichner = [
  'Schröder',
  'Yılmaz',
  'Groß',
  'Nowak',
  'Özdemir',
  'Bäcker',
  'Sørensen',
  "D'Angelo",
  'Weiß',
];

const minute = 60_000;

/** The life of an order up to `jetzt`: days, and every step of the chain it has taken. */
export function verlauf(ende: Endstand, zeit: { heute: string; jetzt: number }, zufall: Zufall): Verlauf {
  const plan = tage(ende, zeit.heute, zufall);
  const schritte: Schritt[] = [];
  for (const muster of ketten[ende]) {
    schritte.push(
      schritt(muster, { ...plan, danach: naechsterWerktag(plan.zustellung) }, schritte.at(-1)?.am, zufall),
    );
  }
  return { ...plan, ende, schritte: bisZu(zeit.jetzt, schritte) };
}

function schritt(
  m: Muster,
  plan: Record<Tagname, string>,
  vorher: number | undefined,
  zufall: Zufall,
): Schritt {
  const minuten = zufall.ganz(...m.minuten) * minute + zufall.ganz(0, 59) * 1000;
  const geplant = m.tag ? mitternacht(plan[m.tag]) + minuten : (vorher ?? 0) + minuten;
  return {
    statusId: m.statusId,
    am: vorher === undefined ? geplant : Math.max(geplant, vorher + 5 * minute),
    ort: m.ort ?? null,
    kommentar: m.kommentar ? zufall.eines(m.kommentar) : null,
    quittiert: m.quittiert ? zufall.eines(unterzeichner) : null,
  };
}

/** Midnight in Berlin in winter; that summer is an hour off does no harm here. */
function mitternacht(tag: string): number {
  return Date.parse(`${tag}T00:00:00Z`) - 60 * minute;
}

/** Nothing happens in the future: steps that would are drawn together until the last one is past. */
function bisZu(jetzt: number, schritte: Schritt[]): Schritt[] {
  const spaetestens = jetzt - minute;
  const [erster, letzter] = [schritte[0], schritte.at(-1)];
  if (!erster || !letzter || letzter.am <= spaetestens) return schritte;
  const anfang = Math.min(erster.am, spaetestens - schritte.length * 2 * minute);
  const spanne = letzter.am - erster.am || 1;
  const anteil = (spaetestens - anfang) / spanne;
  return schritte.map((s) => ({ ...s, am: Math.round(anfang + (s.am - erster.am) * Math.min(anteil, 1)) }));
}
