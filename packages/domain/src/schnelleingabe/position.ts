import type { Meldung } from '../feld/meldung.js';
import { alsZahl, mal } from './dezimal.js';
import { istZweifelhaft } from './einheit.js';
import type { Packmittel } from './packmittel.js';
import { setzeMasse } from './position-masse.js';
import type { Jeziel, Menge, Sammler } from './sammler.js';

export interface Schnellwerte {
  verpackung?: { id: number };
  verpackungAnzahl?: number;
  lademittel?: { id: number };
  lademittelAnzahl?: number;
  warengutBezeichnung?: string;
  bruttoGewicht?: number;
  laengeCM?: number;
  breiteCM?: number;
  hoeheCM?: number;
  volumenCBM?: number;
  lademeter?: number;
  stellplaetze?: number;
}

/** What was said of a dangerous good; its row of the table is looked for with it. */
export interface Schnellgefahrgut {
  unnr: string;
  verpackungsgruppe: string | null;
  klasse: string | null;
  klassifizierung: string | null;
  begrenztemenge: boolean;
  liter: number | null;
  nettoGewicht: number | null;
  /** The packaging of the position may hold dangerous goods. */
  verpackt: boolean;
}

/** One position that was understood, and what of it was not. Whatever is in doubt stands in no field. */
export interface Schnellposition {
  werte: Schnellwerte;
  gefahrgut: Schnellgefahrgut | null;
  /** Parts of the text (`params.text`) that are in doubt, with the reason. */
  unklar: readonly Meldung[];
  text: string;
}

const felder = {
  kg: { feld: 'bruttoGewicht', dezimal: 2 },
  netto: { feld: 'nettoGewicht', dezimal: 2 },
  l: { feld: 'liter', dezimal: 2 },
  cbm: { feld: 'volumenCBM', dezimal: 3 },
  ldm: { feld: 'lademeter', dezimal: 2 },
  stp: { feld: 'stellplaetze', dezimal: 2 },
} as const;

type Mengenwerte = Partial<Record<(typeof felder)[keyof typeof felder]['feld'], number>>;

/** The position that was collected, its parts held against each other. */
export function alsPosition(s: Sammler): Schnellposition {
  const anzahlen = zaehle(s);
  const werte: Schnellwerte = { ...gepackt(s, anzahlen), ...inhalt(s) };
  const { liter, nettoGewicht, ...mengen } = setzeMengen(s, anzahlen);
  Object.assign(werte, mengen, setzeMasse(s));
  const gefahrgut = alsGefahrgut(s, liter, nettoGewicht);
  return { werte, gefahrgut, unklar: s.unklar, text: s.teile.join(', ') };
}

type Anzahlen = Partial<Record<Packmittel['art'], number>>;

function zaehle({ gepackt: { verpackung, lademittel } }: Sammler): Anzahlen {
  const auf = verpackung?.je ? (lademittel?.anzahl ?? 1) : 1;
  return {
    ...(verpackung && { verpackung: verpackung.anzahl * auf }),
    ...(lademittel && { lademittel: lademittel.anzahl }),
  };
}

function gepackt(s: Sammler, anzahlen: Anzahlen): Schnellwerte {
  const { verpackung, lademittel } = s.gepackt;
  return {
    ...(verpackung && { verpackung: { id: verpackung.packmittel.eintrag.id } }),
    ...(anzahlen.verpackung && { verpackungAnzahl: anzahlen.verpackung }),
    ...(lademittel && { lademittel: { id: lademittel.packmittel.eintrag.id } }),
    ...(anzahlen.lademittel && { lademittelAnzahl: anzahlen.lademittel }),
  };
}

const laengsterInhalt = 35;

function inhalt(s: Sammler): Schnellwerte {
  const warengutBezeichnung = s.inhalt
    .join(' ')
    .replace(/^[\p{P}\s]+(?=\p{L})|[,;:]+$/gu, '')
    .trim();
  if (!warengutBezeichnung) return {};
  if (warengutBezeichnung.length <= laengsterInhalt) return { warengutBezeichnung };
  s.merke('schnelleingabe.zuLang', warengutBezeichnung);
  return {};
}

/** Each amount once; two that differ are both in doubt. */
function setzeMengen(s: Sammler, anzahlen: Anzahlen): Mengenwerte {
  const werte: Mengenwerte = {};
  for (const art of ['kg', 'netto', 'l', 'cbm', 'ldm', 'stp'] as const) {
    const gemeint = s.mengen.filter((m) => m.art === art);
    const gelesen = gemeint.map((m) => ausgerechnet(m, s, anzahlen));
    const [erste] = gelesen;
    if (gelesen.some((w) => w !== erste)) {
      for (const m of gemeint) s.merke('schnelleingabe.zweimal', m.text);
    } else if (erste !== undefined) werte[felder[art].feld] = erste;
  }
  for (const m of s.mengen) if (m.art === 'cm') s.merke('schnelleingabe.laenge', m.text);
  return glaubhaft(werte, s, anzahlen);
}

function ausgerechnet(m: Menge, s: Sammler, anzahlen: Anzahlen): number | undefined {
  if (m.art === 'cm') return undefined;
  const faktor = m.je ? jeAnzahl(m.je, s, anzahlen) : 1;
  const zweifel = m.gesamt || istZweifelhaft(m.zahl, m.einheit) || (s.jeMasse && m.art === 'kg' && !m.je);
  if (faktor === undefined || zweifel) {
    s.merke(m.gesamt ? 'schnelleingabe.gesamt' : 'schnelleingabe.menge', m.text);
    return undefined;
  }
  const wert = alsZahl(mal(m.zahl, faktor, m.einheit.potenz), felder[m.art].dezimal);
  if (wert === undefined) s.merke('schnelleingabe.genauigkeit', m.text);
  return wert;
}

function jeAnzahl(je: Jeziel, s: Sammler, { verpackung, lademittel }: Anzahlen): number | undefined {
  if (je === 'palette') return lademittel;
  if (je === 'stueck' || je === 'offen')
    return verpackung && lademittel ? undefined : (verpackung ?? lademittel);
  const gemeint = s.gepackt[je.art];
  if (gemeint?.packmittel.eintrag.id !== je.eintrag.id) return undefined;
  return je.art === 'verpackung' ? verpackung : lademittel;
}

/** A weight too small for what is counted was perhaps that of one; net is never more than gross. */
function glaubhaft(werte: Mengenwerte, s: Sammler, anzahlen: Anzahlen): Mengenwerte {
  const { bruttoGewicht, nettoGewicht, ...rest } = werte;
  const text = (art: Menge['art']) => s.mengen.find((m) => m.art === art)?.text ?? '';
  if (bruttoGewicht !== undefined && (nettoGewicht ?? 0) > bruttoGewicht) {
    s.merke('schnelleingabe.menge', text('kg'));
    s.merke('schnelleingabe.menge', text('netto'));
    return rest;
  }
  const je = s.mengen.some((m) => m.art === 'kg' && m.je);
  if (bruttoGewicht === undefined || je || bruttoGewicht >= mindestgewicht(s, anzahlen)) return werte;
  s.merke('schnelleingabe.jeOderGesamt', text('kg'));
  const { bruttoGewicht: _, ...ohne } = werte;
  return ohne;
}

function mindestgewicht(s: Sammler, { verpackung = 0, lademittel = 0 }: Anzahlen): number {
  const paletten = s.gepackt.lademittel?.packmittel;
  const eigen = paletten?.art === 'lademittel' ? (paletten.eintrag.eigengewichtKg ?? 0) : 0;
  if (lademittel) return eigen * lademittel;
  // A kilogram each, where there are several.
  return verpackung > 1 ? verpackung : 0;
}

function alsGefahrgut(s: Sammler, liter?: number, nettoGewicht?: number): Schnellgefahrgut | null {
  const { unnr, ...angaben } = s.gefahrgut;
  if (!unnr) {
    if (s.gefahrgutwort) s.merke('schnelleingabe.unnummerFehlt', s.gefahrgutwort);
    for (const m of s.mengen)
      if (m.art === 'l' || m.art === 'netto') s.merke('schnelleingabe.nurGefahrgut', m.text);
    return null;
  }
  const verpackung = s.gepackt.verpackung?.packmittel;
  const verpackt = verpackung?.art === 'verpackung' && verpackung.eintrag.ggvs;
  if (verpackung && !verpackt) s.merke('schnelleingabe.nichtFuerGefahrgut', s.gepackt.verpackung?.text ?? '');
  return {
    unnr,
    verpackungsgruppe: angaben.verpackungsgruppe ?? null,
    klasse: angaben.klasse ?? null,
    klassifizierung: angaben.klassifizierung ?? null,
    begrenztemenge: angaben.begrenztemenge ?? false,
    liter: liter ?? null,
    nettoGewicht: nettoGewicht ?? null,
    verpackt: Boolean(verpackt),
  };
}
