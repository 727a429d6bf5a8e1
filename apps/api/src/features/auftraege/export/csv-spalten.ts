import type { Auftragskopf } from '../auftragskoepfe.read-model.js';

type Adresse = Auftragskopf['absenderAdresse'];

/** Words for what an order carries as plain id. */
export interface Exporttexte {
  frankaturen: Readonly<Record<number, string>>;
  verkehrsarten: Readonly<Record<number, string>>;
}

/** One column: its heading, what kind of cell it makes, and where the value comes from. */
export interface Spalte {
  titel: string;
  art: 'text' | 'tag' | 'zahl' | 'wahrheit';
  /** Decimal places of a number. */
  dezimal?: number;
  wert: (auftrag: Auftragskopf, texte: Exporttexte) => unknown;
}

type Wert = Spalte['wert'];

const text = (titel: string, wert: Wert): Spalte => ({ titel, art: 'text', wert });
const tag = (titel: string, wert: Wert): Spalte => ({ titel, art: 'tag', wert });
const zahl = (titel: string, dezimal: number, wert: Wert): Spalte => ({ titel, art: 'zahl', dezimal, wert });

/** The columns of the order export, one row an order. */
export const csvSpalten: readonly Spalte[] = [
  text('Auftragsnummer', (a) => a.spedeigennr),
  tag('Erfasst am', (a) => a.datumerfasst),
  tag('Auftragsdatum', (a) => a.datum),
  text('Status', (a) => a.status?.kurzBezeichnung),
  text('Absenderreferenz', (a) => a.absenderReferenz),
  text('Empfängerreferenz', (a) => a.empfaengerreferenz),
  text('Fremdnummer', (a) => a.spedfremdnr),
  ...adresse('Absender', (a) => a.absenderAdresse),
  ...adresse('Empfänger', (a) => a.empfaengerAdresse),
  tag('Abholdatum', (a) => a.beladedatum),
  text('Abholzeit von', (a) => a.beladezeitVon),
  text('Abholzeit bis', (a) => a.beladezeitBis),
  tag('Zustelldatum', (a) => a.entladedatum),
  text('Zustellzeit von', (a) => a.entladezeitVon),
  text('Zustellzeit bis', (a) => a.entladezeitBis),
  text('Frankatur', (a, t) => wort(t.frankaturen, a.frankatur)),
  text('Verkehrsart', (a, t) => wort(t.verkehrsarten, a.verkehrsart)),
  text('Terminart', (a) => feld(a.terminkennzeichen, 'langBezeichnung')),
  zahl('Packstücke', 0, (a) => a.sumPackstueckAnzahl),
  zahl('Lademittel', 0, (a) => a.sumLademittelAnzahl),
  zahl('Gewicht kg', 2, (a) => a.sumBruttoGewicht),
  { titel: 'ADR', art: 'wahrheit', wert: (a) => a.mitGefahrguetern },
  zahl('Nachnahme', 2, (a) => a.nachnahmeBetrag),
  text('Nachnahme Währung', (a) => zuBetrag(a.nachnahmeBetrag, a.nachnahmeWaehrung)),
  zahl('Preis', 2, (a) => a.berechnBetrag),
  text('Preis Währung', (a) => zuBetrag(a.berechnBetrag, a.berechnWaehrung)),
  text('Dispohinweis', (a) => a.dispohinweis),
  text('Hinweis', (a) => a.hinweis),
  text('Mandant', (a) => a.mandant?.name),
];

function adresse(rolle: string, von: (auftrag: Auftragskopf) => Adresse): Spalte[] {
  return [
    text(`${rolle} Name`, (a) => von(a)?.name),
    text(`${rolle} Straße`, (a) => strasse(von(a))),
    text(`${rolle} LKZ`, (a) => von(a)?.lkz),
    text(`${rolle} PLZ`, (a) => von(a)?.plz),
    text(`${rolle} Ort`, (a) => von(a)?.ort),
  ];
}

function strasse(a: Adresse): string {
  return [a?.strasse, a?.hausnummer, a?.zusatz].filter(Boolean).join(' ');
}

/** The word of an id; -1 means "not chosen yet", and an id without a word stands for itself. */
function wort(woerter: Readonly<Record<number, string>>, id: number | null): string | number | null {
  return id && id > 0 ? (woerter[id] ?? id) : null;
}

/** A currency says nothing without an amount. */
function zuBetrag(betrag: number | null, waehrung: object | null): unknown {
  return typeof betrag === 'number' ? feld(waehrung, 'bezeichnungKurz') : null;
}

function feld(verweis: object | null, name: string): unknown {
  return verweis && (verweis as Record<string, unknown>)[name];
}
