import { istEmail } from '../benutzer/email.js';
import { Kennung, Text, Wahrheit } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { rechtstexte } from './rechtstexte.js';

/** Largest side of a logo in pixels. */
export const hoechstensLogoPunkte = 1200;

/** How a forwarder, a main client, shows itself: on login, the pages for recipients and papers. */
export class Auftritt {
  @Kennung({ nurLesen: true, immer: true }) mandantId!: number;
  /** Under this name everybody meets this forwarder, also before anybody is logged in. */
  @Text({ max: 253, label: 'mandant.auftritt.host' }) host!: string | null;
  /** `#rrggbb`; white must be readable on it. */
  @Text({ max: 7, label: 'mandant.auftritt.farbe' }) farbe!: string | null;
  /** PNG or JPEG as data URL. */
  @Text({ max: 200_000, label: 'mandant.auftritt.logo' }) logo!: string | null;
  @Text({ max: 500, umbrueche: 9, label: 'mandant.auftritt.anmeldetext' }) anmeldetext!: string | null;
  @Text({ max: 300, umbrueche: 2, label: 'mandant.auftritt.papierfuss' }) papierfuss!: string | null;
  /** Where answers to its mails go; without one to whoever sends them. */
  @Text({ max: 250, label: 'mandant.auftritt.antwortEmail' }) antwortEmail!: string | null;
  /** This and the next two: the text itself, or the https address of the page where it stands. */
  @Text({ max: 20_000, umbrueche: 1000, label: 'mandant.auftritt.impressum' }) impressum!: string | null;
  @Text({ max: 100_000, umbrueche: 5000, label: 'mandant.auftritt.datenschutz' })
  datenschutz!: string | null;
  @Text({ max: 100_000, umbrueche: 5000, label: 'mandant.auftritt.agb' }) agb!: string | null;
  /** Which edition of the terms whoever registers agrees to. */
  @Text({ max: 30, label: 'mandant.auftritt.agbFassung' }) agbFassung!: string | null;
}

/** What of it everybody sees who opens the portal; all empty where the portal shows itself as nobody's. */
export class Auftrittsbild {
  @Kennung({ nurLesen: true }) mandantId!: number | null;
  @Text({ max: 35, nurLesen: true }) name!: string | null;
  @Text({ max: 7, nurLesen: true }) farbe!: string | null;
  /** Where the logo is to be had. */
  @Text({ max: 200, nurLesen: true }) logo!: string | null;
  @Text({ max: 500, umbrueche: 9, nurLesen: true }) anmeldetext!: string | null;
  @Wahrheit({ nurLesen: true, immer: true }) impressum!: boolean;
  @Wahrheit({ nurLesen: true, immer: true }) datenschutz!: boolean;
  @Wahrheit({ nurLesen: true, immer: true }) agb!: boolean;
  @Text({ max: 30, nurLesen: true }) agbFassung!: string | null;
}

/** White on a colour is readable from here (WCAG 2.2, 1.4.3). */
const mindestkontrast = 4.5;

/** The rules beyond the single fields. */
export function pruefeAuftritt(a: Auftritt): Meldung[] {
  const wege = rechtstexte.filter((art) => /^https?:/i.test(a[art]?.trim() ?? '') && !seitenadresse(a[art]));
  return [
    ...(a.host && !istHostname(a.host) ? [fehler('mandant.auftritt.host', 'host')] : []),
    ...(a.farbe ? farbmeldung(a.farbe) : []),
    ...(a.antwortEmail && !istEmail(a.antwortEmail) ? [fehler('benutzer.email', 'antwortEmail')] : []),
    ...wege.map((art) => fehler('mandant.auftritt.seitenadresse', art)),
    ...(a.agb && !a.agbFassung ? [fehler('mandant.auftritt.fassungFehlt', 'agbFassung')] : []),
  ];
}

/** Where a text of law stands, if it is the address of a page instead of the text itself. */
export function seitenadresse(text: string | null): string | null {
  const adresse = text?.trim() ?? '';
  return /^https:\/\/[^\s/]+\.\S+$/i.test(adresse) && URL.canParse(adresse) ? adresse : null;
}

/** A name alone: no way to it, no port. */
function istHostname(host: string): boolean {
  const adresse = `https://${host}`;
  return URL.canParse(adresse) && new URL(adresse).host === host.toLowerCase() && !/[:[\]]/.test(host);
}

function farbmeldung(farbe: string): Meldung[] {
  if (!/^#[0-9a-f]{6}$/i.test(farbe)) return [fehler('mandant.auftritt.farbe', 'farbe')];
  const kontrast = kontrastZuWeiss(farbe);
  if (kontrast >= mindestkontrast) return [];
  const wert = (Math.floor(kontrast * 10) / 10).toFixed(1).replace('.', ',');
  return [fehler('mandant.auftritt.kontrast', 'farbe', { kontrast: wert })];
}

/** How much lighter white is than a colour `#rrggbb`, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export function kontrastZuWeiss(farbe: string): number {
  const anteile = [1, 3, 5].map((ab) => linear(Number.parseInt(farbe.slice(ab, ab + 2), 16) / 255));
  const [rot = 0, gruen = 0, blau = 0] = anteile;
  return 1.05 / (0.2126 * rot + 0.7152 * gruen + 0.0722 * blau + 0.05);
}

const linear = (anteil: number) => (anteil <= 0.04045 ? anteil / 12.92 : ((anteil + 0.055) / 1.055) ** 2.4);
