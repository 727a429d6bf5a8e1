import { Kennung, Liste, Text, Wahrheit } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** Stands in an assignment for whoever comes with no value that is named. */
export const alleWerte = '*';
/** Assignments of one forwarder. */
export const hoechstensZuordnungen = 50;

/** Whom a value of the claim makes of somebody: a user of this client, with these rights. */
export class Firmenzuordnung {
  @Text({ max: 200, label: 'mandant.firma.wert', pflicht: true }) wert!: string;
  @Kennung({ label: 'beschriftung.mandant', pflicht: true }) mandantId!: number;
  @Wahrheit({ label: 'beschriftung.darfErfassen' }) edit!: boolean | null;
  @Wahrheit({ label: 'beschriftung.hauptbenutzer' }) main!: boolean | null;
}

/**
 * How the people of a main client and its clients sign in with the account of their company (OpenID Connect Core 1.0,
 * authorization code flow with PKCE).
 */
export class Firmenanmeldung {
  @Kennung({ nurLesen: true, immer: true }) mandantId!: number;
  @Wahrheit({ label: 'mandant.firma.aktiv', pflicht: true }) aktiv!: boolean;
  /** What the button of the login page says. */
  @Text({ max: 60, label: 'mandant.firma.bezeichnung', pflicht: true }) bezeichnung!: string;
  /** The address of the provider, from which everything else of it is read. */
  @Text({ max: 500, label: 'mandant.firma.aussteller', pflicht: true }) aussteller!: string;
  /** As what the portal is known there. */
  @Text({ max: 200, label: 'mandant.firma.klient', pflicht: true }) klient!: string;
  /** Never answered; without it the stored one stays. */
  @Text({ max: 1000, label: 'mandant.firma.geheimnis' }) geheimnis!: string | null;
  @Wahrheit({ nurLesen: true, immer: true }) geheimnisDa!: boolean;
  /** What is asked for beside `openid email profile`, such as `groups`. */
  @Text({ max: 300, label: 'mandant.firma.umfang' }) umfang!: string | null;
  /** Mail domains, one a line: whoever types such an address is offered this way in. */
  @Text({ max: 2000, umbrueche: 100, label: 'mandant.firma.domaenen' }) domaenen!: string | null;
  /** Addresses of these domains count as confirmed also where the provider does not say so. */
  @Wahrheit({ label: 'mandant.firma.domaenenVertrauen' }) domaenenVertrauen!: boolean | null;
  /** Whoever is no user yet becomes one. */
  @Wahrheit({ label: 'mandant.firma.anlegen' }) anlegen!: boolean | null;
  /** The claim whose values are assigned, such as `groups`. */
  @Text({ max: 100, label: 'mandant.firma.anspruch' }) anspruch!: string | null;
  /** The first that fits counts. Where there are some, nobody comes in whom none fits. */
  @Liste(() => Firmenzuordnung, { label: 'mandant.firma.zuordnungen', hoechstens: hoechstensZuordnungen })
  zuordnungen!: Firmenzuordnung[] | null;
  /** Without it only administrators still come in by password. */
  @Wahrheit({ label: 'mandant.firma.passwortErlaubt', pflicht: true }) passwortErlaubt!: boolean;
}

/** Whether the provider answers, tried at once. */
export class Firmenprobe {
  @Wahrheit({ label: 'anbindung.gelungen', nurLesen: true, immer: true }) gelungen!: boolean;
  @Text({ max: 500, label: 'beschriftung.fehler', nurLesen: true }) fehler!: string | null;
  /** Where the provider must be allowed to send people back to. */
  @Text({ max: 500, nurLesen: true, immer: true }) rueckweg!: string;
}

const domaene = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i;

/** The mail domains as they are compared. */
export function domaenenVon({ domaenen }: Pick<Firmenanmeldung, 'domaenen'>): string[] {
  const zeilen = domaenen?.split('\n') ?? [];
  return zeilen.map((z) => z.trim().replace(/^@/, '').toLowerCase()).filter(Boolean);
}

/** The rules beyond the single fields. @param freigegeben may this host be spoken to without TLS? */
export function pruefeFirmenanmeldung(
  f: Firmenanmeldung,
  freigegeben: (host: string) => boolean = () => true,
): Meldung[] {
  const fremde = domaenenVon(f).filter((d) => !domaene.test(d));
  const zuordnungen = f.zuordnungen ?? [];
  return [
    ...(istAussteller(f.aussteller, freigegeben) ? [] : [fehler('mandant.firma.aussteller', 'aussteller')]),
    ...fremde.slice(0, 1).map((d) => fehler('mandant.firma.domaene', 'domaenen', { domaene: d })),
    ...(f.domaenenVertrauen && !domaenenVon(f).length
      ? [fehler('mandant.firma.domaenenFehlen', 'domaenen')]
      : []),
    ...(f.anlegen && !zuordnungen.length ? [fehler('mandant.firma.zuordnungFehlt', 'anlegen')] : []),
    ...(zuordnungen.some((z) => z.wert?.trim() !== alleWerte) && !f.anspruch?.trim()
      ? [fehler('mandant.firma.anspruchFehlt', 'anspruch')]
      : []),
  ];
}

function istAussteller(text: string, freigegeben: (host: string) => boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, hostname } = new URL(text);
  if (search || hash || username) return false;
  return protocol === 'https:' || (protocol === 'http:' && freigegeben(hostname));
}

/** The assignment that fits what the provider says in the claim: a text, or several. */
export function zuordnungZu(
  { zuordnungen, anspruch }: Pick<Firmenanmeldung, 'zuordnungen' | 'anspruch'>,
  ansprueche: Record<string, unknown>,
): Firmenzuordnung | undefined {
  const gesagt = anspruch ? ansprueche[anspruch] : undefined;
  const werte = new Set((Array.isArray(gesagt) ? gesagt : [gesagt]).filter(istWert).map(String));
  return zuordnungen?.find(({ wert }) => wert === alleWerte || werte.has(wert));
}

const istWert = (w: unknown) => ['string', 'number', 'boolean'].includes(typeof w);
