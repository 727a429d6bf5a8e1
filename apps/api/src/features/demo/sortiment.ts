import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import type { Demoware } from './demo-dateien.js';

/** Goods with the ids of what their codes name. */
export interface Ware extends Demoware {
  verpackungId: number;
  lademittelId: number | null;
  gefahrgut: Gefahrgutklasse | null;
}

/** What each client ships: beginnings of `inhalt` in `waren.json`. The forwarders themselves ship anything. */
export const sortimente: Record<string, string[]> = {
  mueller: ['Drehteile', 'Getriebe', 'Elektromotoren', 'Schrauben', 'Rohre', 'Schaltschränke', 'Kabel'],
  metropol: [
    'Getränke',
    'Konserven',
    'Kaffee',
    'Frischkäse',
    'Fleisch',
    'Obst',
    'Süßwaren',
    'Tiefkühl',
    'Wein',
    'Spirituosen',
  ],
  weisshaupt: ['Naturkost', 'Kaffee', 'Konserven', 'Süßwaren', 'Wein'],
  lackwerke: [
    'Lacke',
    'Klebstoff',
    'Aceton',
    'Salzsäure',
    'Sprühfarbe',
    'Holzschutz',
    'Schwefelsäure',
    'Natronlauge',
  ],
  buchkontor: ['Bücher', 'Druckerzeugnisse', 'Papier', 'Spielwaren', 'Werbedisplays'],
  elektra: [
    'LED',
    'Haushaltsgeräte',
    'Akkuwerkzeuge',
    'Lithium',
    'Kabel',
    'Starterbatterien',
    'Ersatzteile',
    'Kälte',
  ],
  huber: ['Frischkäse', 'Fleisch', 'Tiefkühl', 'Verpackungsfolie'],
  tirolholz: ['Holz, gehobelt', 'Dämmplatten', 'Büromöbel', 'Holzschutz'],
  praezision: ['Drehteile', 'Elektromotoren', 'Medizinprodukte', 'Schrauben', 'Rohre'],
};

/** The goods of a client. */
export function sortiment(key: string, waren: Ware[]): Ware[] {
  const anfaenge = sortimente[key];
  return anfaenge ? waren.filter((w) => anfaenge.some((a) => w.inhalt.startsWith(a))) : waren;
}

type Codeliste = readonly { id: number; kurzBezeichnung: string | null }[];

/** Finds packaging, load units and dangerous goods for all goods. Throws for a code that the lists do not have. */
export async function loeseWarenAuf(waren: Demoware[], stammdaten: Stammdaten): Promise<Ware[]> {
  const verpackungen = await stammdaten.liste('verpackung', []);
  const lademittel = await stammdaten.liste('lademittel', []);
  const klassen = await stammdaten.liste('gefahrgutklasse', []);
  return waren.map((ware) => ({
    ...ware,
    verpackungId: idZu(verpackungen, ware.verpackungCode),
    lademittelId: ware.lademittelCode ? idZu(lademittel, ware.lademittelCode) : null,
    gefahrgut: ware.unnr ? klasseZu(klassen, ware) : null,
  }));
}

function idZu(liste: Codeliste, code: string): number {
  const eintrag = liste.find((e) => e.kurzBezeichnung === code);
  if (!eintrag) throw new Error(`Die Demodaten nennen den unbekannten Code ${code}`);
  return eintrag.id;
}

function klasseZu(klassen: readonly Gefahrgutklasse[], ware: Demoware): Gefahrgutklasse {
  const klasse = klassen.find(
    (k) =>
      k.unnr === ware.unnr &&
      k.verpackungsgruppe === ware.verpackungsgruppe &&
      k.klassifizierung === ware.klassifizierung,
  );
  if (!klasse) throw new Error(`Die Demodaten nennen das unbekannte Gefahrgut UN ${ware.unnr}`);
  return klasse;
}
