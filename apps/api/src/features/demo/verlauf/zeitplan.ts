import { naechsterWerktag, plusTage, wochentag } from '@frachtportal/domain/feld/tag';
import type { Zufall } from '../zufall.js';

/** How far an order of the demo data has come. */
export type Endstand =
  | 'erfasst'
  | 'markiert'
  | 'uebertragen'
  | 'disponiert'
  | 'abgeholt'
  | 'imUmschlaglager'
  | 'unterwegs'
  | 'imDepot'
  | 'terminBestaetigt'
  | 'inZustellung'
  | 'zugestellt'
  | 'zugestelltSpaeter'
  | 'hindernis'
  | 'verweigert'
  | 'ruecklauf';

/** Of 200 orders so many end here. */
export const anteile: Record<Endstand, number> = {
  erfasst: 6,
  markiert: 1,
  uebertragen: 3,
  disponiert: 5,
  abgeholt: 4,
  imUmschlaglager: 4,
  unterwegs: 4,
  imDepot: 3,
  terminBestaetigt: 2,
  inZustellung: 5,
  zugestellt: 147,
  zugestelltSpaeter: 6,
  hindernis: 5,
  verweigert: 2,
  ruecklauf: 3,
};

/** How many days ago an order was captured that is there by now. */
const alter: Record<Endstand, [von: number, bis: number]> = {
  erfasst: [0, 12],
  markiert: [0, 0],
  uebertragen: [0, 1],
  disponiert: [0, 2],
  abgeholt: [1, 3],
  imUmschlaglager: [1, 3],
  unterwegs: [1, 3],
  imDepot: [2, 4],
  terminBestaetigt: [2, 4],
  inZustellung: [2, 4],
  zugestellt: [4, 87],
  zugestelltSpaeter: [5, 87],
  hindernis: [4, 15],
  verweigert: [5, 87],
  ruecklauf: [6, 87],
};

const vorAbholung = new Set<Endstand>(['erfasst', 'markiert', 'uebertragen', 'disponiert']);
const vorZustellung = new Set<Endstand>([
  ...vorAbholung,
  'abgeholt',
  'imUmschlaglager',
  'unterwegs',
  'imDepot',
]);

export interface Tage {
  erfassung: string;
  abholung: string;
  zustellung: string;
}

/** The days on which an order is captured, picked up and delivered; what has not happened yet is planned for later. */
export function tage(ende: Endstand, heute: string, zufall: Zufall): Tage {
  const erfassung = werktagBis(plusTage(heute, -zufall.ganz(...alter[ende])));
  const abholung = zufall.prozent(60) ? erfassung : naechsterWerktag(erfassung);
  const geplant = vorAbholung.has(ende) ? nichtVor(heute, abholung) : abholung;
  const zustellung = naechsterWerktag(geplant);
  return {
    erfassung,
    abholung: geplant,
    zustellung: vorZustellung.has(ende) ? nichtVor(heute, zustellung) : zustellung,
  };
}

/** The day itself or the Friday before. */
function werktagBis(tag: string): string {
  return plusTage(tag, -Math.max(0, wochentag(tag) - 5));
}

/** `tag`, or where it is past the first working day from `heute` on. */
function nichtVor(heute: string, tag: string): string {
  if (tag >= heute) return tag;
  return wochentag(heute) <= 5 ? heute : naechsterWerktag(heute);
}
