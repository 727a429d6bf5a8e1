import { type Datenart, datenarten, fortrascodelaenge } from '../dispo/fortras/vorgaben.js';
import { Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

export const zeilenenden = ['crlf', 'lf'] as const;
/** By which an e-mail address is known; partners differ. */
export const mailkennungen = ['EMA', 'EML'] as const;

/** How the consignment files of a partner are written (FORTRAS release 100, BORD512). */
export class Fortrasprofil {
  @Text({ max: 3, werte: datenarten, label: 'anbindung.datenart', pflicht: true }) datenart!: Datenart;
  /** Of `STD`: the times of day, as HH:MM, separated by commas. */
  @Text({ max: 60, label: 'anbindung.abschlusszeiten' }) abschlusszeiten!: string | null;
  @Text({ max: 16, label: 'anbindung.eigeneKennung', pflicht: true }) eigeneKennung!: string;
  @Text({ max: 16, label: 'anbindung.partnerkennung', pflicht: true }) partnerkennung!: string;
  @Text({ max: 4, werte: zeilenenden, label: 'anbindung.zeilenende', pflicht: true })
  zeilenende!: (typeof zeilenenden)[number];
  @Text({ max: 3, werte: mailkennungen, label: 'anbindung.mailkennung', pflicht: true })
  mailkennung!: (typeof mailkennungen)[number];
  /** Which list of text codes the partners agreed upon. */
  @Text({ max: 3, label: 'anbindung.textschluesselliste' }) textschluesselliste!: string | null;
  /** The kind of service under which cash on delivery stands; without it such orders do not leave. */
  @Text({ max: fortrascodelaenge, label: 'anbindung.nachnahmecode' }) nachnahmecode!: string | null;
  /** Of pallet spaces, which the records do not say; spaces are rounded up to them. */
  @Zahl({ dezimal: 0, bis: 2, label: 'anbindung.stellplatzDezimal', pflicht: true })
  stellplatzDezimal!: number;
  /** Of litres and net kilograms of dangerous goods, which are never rounded. */
  @Zahl({ dezimal: 0, bis: 2, label: 'anbindung.mengenDezimal', pflicht: true }) mengenDezimal!: number;
  @Wahrheit({ label: 'anbindung.testkennzeichen', pflicht: true }) testkennzeichen!: boolean;
}

/** The times of a list like `12:00, 17:30`; undefined where it is none. */
export function abschlusszeitenAus(text: string | null): string[] | undefined {
  const zeiten = (text ?? '').split(',').map((zeit) => zeit.trim());
  return zeiten.every((zeit) => /^([01]\d|2[0-3]):[0-5]\d$/.test(zeit))
    ? [...new Set(zeiten)].sort()
    : undefined;
}
