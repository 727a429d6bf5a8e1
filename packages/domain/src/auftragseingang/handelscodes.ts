import { fehler, type Meldung } from '../feld/meldung.js';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { type Gefahrgutangaben, passende } from './gefahrgutwahl.js';

/** The lists whose entries files name by their code. */
export const codelisten = [
  'verpackung',
  'lademittel',
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'waehrung',
] as const;
export type Codeliste = (typeof codelisten)[number];

/** The trade codes of a client with their ids. */
export interface Handelscodes {
  /** By code in capitals. */
  listen: Readonly<Record<Codeliste, ReadonlyMap<string, number>>>;
  /** The rows of the dangerous-goods table for a UN number on the day of the pickup, the latest edition first. */
  gefahrgut(unnr: string): readonly Gefahrgutklasse[];
}

type Werte = Record<string, unknown>;

interface Stelle {
  pfad: string;
  codes: Handelscodes;
  meldungen: Meldung[];
}

/** Packaging of dangerous goods where neither line nor position names one: "Gebinde", a container of any kind. */
const ersatzverpackung = 'GE';

/**
 * From an order as a customer's file has it to one as the API takes it: codes become ids, `erwartet` goes.
 * What cannot be translated is told with the path of the field.
 */
export function uebersetze(entwurf: Werte, codes: Handelscodes): { auftrag: Werte; meldungen: Meldung[] } {
  const { erwartet: _nurZumVergleich, ...kopf } = entwurf;
  const meldungen: Meldung[] = [];
  const stelle = { pfad: '', codes, meldungen };
  const auftrag = mitCodes(kopf, ['frankatur', 'verkehrsart'], stelle, (id) => id);
  liste(auftrag, 'auftragspositionen', stelle, position);
  liste(auftrag, 'auftragZusLademittel', stelle, (zeile, s) => mitCodes(zeile, ['lademittel'], s));
  return { auftrag: mitNachnahme(mitCodes(auftrag, ['terminkennzeichen'], stelle), stelle), meldungen };
}

/** The currency of cash on delivery has another name than its list. */
function mitNachnahme({ nachnahmeWaehrungCode: code, ...auftrag }: Werte, stelle: Stelle): Werte {
  if (code === undefined || code === null) return auftrag;
  const id = stelle.codes.listen.waehrung.get(String(code).trim().toUpperCase());
  if (id !== undefined) return { ...auftrag, nachnahmeWaehrung: { id } };
  stelle.meldungen.push(fehler('auftragseingang.code', 'nachnahmeWaehrungCode', { code: kurz(code) }));
  return auftrag;
}

/** The UN numbers that an order names. */
export function unnummern({ auftragspositionen }: Werte): string[] {
  const positionen = alsListe(auftragspositionen);
  return positionen
    .flatMap((p) => alsListe(p.auftragsgefahrgueter))
    .flatMap(({ unnr }) => (unnr === undefined || unnr === null ? [] : [unnummer(unnr)]));
}

const alsListe = (wert: unknown): Werte[] =>
  Array.isArray(wert) ? wert.filter((w): w is Werte => typeof w === 'object' && w !== null) : [];

const unnummer = (wert: unknown) =>
  String(wert)
    .replace(/^UN\s*/i, '')
    .trim()
    .padStart(4, '0');

function liste(ziel: Werte, name: string, stelle: Stelle, tun: (zeile: Werte, s: Stelle) => Werte): void {
  const werte = ziel[name];
  if (!Array.isArray(werte)) return;
  const pfad = stelle.pfad ? `${stelle.pfad}.${name}` : name;
  ziel[name] = werte.map((zeile: unknown, i) =>
    typeof zeile === 'object' && zeile !== null
      ? tun(zeile as Werte, { ...stelle, pfad: `${pfad}[${i}]` })
      : zeile,
  );
}

function position({ erwartet: _nurZumVergleich, ...zeile }: Werte, stelle: Stelle): Werte {
  const ergebnis = mitCodes(mitPackmittel(zeile, stelle), ['verpackung', 'lademittel'], stelle);
  liste(ergebnis, 'auftragsgefahrgueter', stelle, (gut, s) => gefahrgut(gut, ergebnis.verpackung, s));
  return ergebnis;
}

/** A file with one column for both: whatever the code is, packaging or load unit, its count goes with it. */
function mitPackmittel({ packmittelCode, packmittelAnzahl, ...zeile }: Werte, { codes }: Stelle): Werte {
  const genannt = packmittelCode ?? null;
  if (genannt === null && (packmittelAnzahl ?? null) === null) return zeile;
  const code = String(genannt ?? '').toUpperCase();
  const istLademittel =
    !codes.listen.verpackung.has(code) && codes.listen.lademittel.has(code) && !zeile.lademittelCode;
  const art = istLademittel ? 'lademittel' : 'verpackung';
  const anzahl = zeile[`${art}Anzahl`] ?? packmittelAnzahl ?? null;
  return { ...zeile, [`${art}Code`]: genannt, [`${art}Anzahl`]: anzahl };
}

/** `verpackungCode: "KT"` becomes `verpackung: { id }`; a line without a code stays as it is. */
function mitCodes(
  zeile: Werte,
  namen: readonly Codeliste[],
  { pfad, codes, meldungen }: Stelle,
  verweis: (id: number) => unknown = (id) => ({ id }),
): Werte {
  const ergebnis = { ...zeile };
  for (const name of namen) {
    const code = ergebnis[`${name}Code`];
    delete ergebnis[`${name}Code`];
    if (code === undefined || code === null || code === '') continue;
    const id = codes.listen[name].get(String(code).trim().toUpperCase());
    const feld = `${pfad ? `${pfad}.` : ''}${name}Code`;
    if (id === undefined) meldungen.push(fehler('auftragseingang.code', feld, { code: kurz(code) }));
    else ergebnis[name] = verweis(id);
  }
  return ergebnis;
}

const kurz = (wert: unknown) => String(wert).slice(0, 60);

function gefahrgut(zeile: Werte, verpackung: unknown, stelle: Stelle): Werte {
  const { codes, pfad, meldungen } = stelle;
  const { unnr, bezeichnung, klasse, verpackungsgruppe, klassifizierung, befoerderungskategorie, ...rest } =
    mitCodes(zeile, ['verpackung'], stelle);
  const ersatz = codes.listen.verpackung.get(ersatzverpackung);
  rest.verpackung ??= verpackung ?? (ersatz === undefined ? null : { id: ersatz });
  if (unnr === undefined || unnr === null) return rest;
  const nummer = unnummer(unnr);
  const angaben = { verpackungsgruppe, klasse, klassifizierung, bezeichnung, befoerderungskategorie };
  const treffer = passende(codes.gefahrgut(nummer), angaben as Gefahrgutangaben);
  if (treffer.length === 1) return { ...rest, gefahrgutklasse: { id: treffer[0]?.id } };
  const was = ['UN', kurz(nummer), verpackungsgruppe, klassifizierung ?? klasse].filter(Boolean).join(' ');
  meldungen.push(
    treffer.length === 0
      ? fehler('auftragseingang.gefahrgutUnbekannt', `${pfad}.unnr`, { was })
      : fehler('auftragseingang.gefahrgutMehrdeutig', `${pfad}.unnr`, { was }),
  );
  return rest;
}
