import type { Pruefling } from '../../regel/regel.js';

/** What a text of a consignment is about: everything, delivery, pickup. */
export type Textart = '000' | '001' | '002';

/** One field of the record for texts. */
export interface Freitext {
  art: Textart;
  text: string;
}

const feldlaenge = 70;
/** Records for texts a consignment may have, and fields each of them has. */
export const texteJeSatz = 3;
export const hoechstensTexte = 9 * texteJeSatz;

const deutsch = (tag: string) => tag.split('-').reverse().join('.');
const zeitraum = (von: string | null | undefined, bis: string | null | undefined) =>
  von || bis ? `${von ?? ''} – ${bis ?? ''}`.trim() : '';

/**
 * What of an order has no field of its own in a consignment file, as texts for the people at the partner. In German, as
 * papers are.
 */
export function freitexte(a: Pruefling): Freitext[] {
  return [...allgemeine(a), ...zurZustellung(a)].flatMap(({ art, text }) =>
    textzeilen(text).map((zeile) => ({ art, text: zeile })),
  );
}

function allgemeine(a: Pruefling): Freitext[] {
  const paletten = (
    [
      [a.tauschpaletteA, 'Europaletten'],
      [a.tauschpaletteY, 'Gitterboxen'],
      [a.tauschpaletteB, 'Tauschbretter'],
      [a.tauschpaletteR, 'Tauschrahmen'],
    ] as const
  ).flatMap(([anzahl, name]) => (anzahl ? [`${anzahl} ${name}`] : []));
  const texte = [
    a.hinweis,
    a.dispohinweis,
    benannt('Absenderreferenz', a.absenderReferenz),
    benannt('Fremdnummer', a.spedfremdnr),
    benannt('Partnerreferenz', a.partnerreferenz),
    benannt('Zollvermerk', a.zollvermerk),
    benannt('Tausch von', paletten.join(', ')),
  ];
  return texte.flatMap((text): Freitext[] => (text ? [{ art: '000', text }] : []));
}

function zurZustellung(a: Pruefling): Freitext[] {
  const fenster = zeitraum(a.entladezeitVon, a.entladezeitBis);
  // With an appointment its day stands beside its code.
  const tag = a.entladedatum && !a.terminkennzeichen ? `am ${deutsch(a.entladedatum)}` : '';
  const anders = a.abweichendeEmpfaengerAdresse?.name ? a.empfaengerAdresse : null;
  const strasse = [anders?.strasse, anders?.hausnummer, anders?.zusatz].filter(Boolean).join(' ');
  const ort = [anders?.lkz, anders?.plz, anders?.ort].filter(Boolean).join(' ');
  const texte = [
    benannt('Zustellung', [tag, fenster].filter(Boolean).join(' ')),
    benannt('Empfänger', [anders?.name, anders?.zeile2, strasse, ort].filter(Boolean).join(', ')),
  ];
  return texte.flatMap((text): Freitext[] => (text ? [{ art: '001', text }] : []));
}

const benannt = (name: string, wert: string | null | undefined) => (wert ? `${name}: ${wert}` : '');

/** Lines that fit into a field, broken between words where there are any. */
export function textzeilen(text: string): string[] {
  return text.split(/\r?\n/).flatMap((absatz) => {
    const fertige: string[] = [];
    let zeile = '';
    for (const wort of absatz.trim().split(/\s+/).flatMap(stuecke)) {
      if (zeile && zeile.length + 1 + wort.length > feldlaenge) {
        fertige.push(zeile);
        zeile = wort;
      } else zeile = zeile ? `${zeile} ${wort}` : wort;
    }
    return zeile ? [...fertige, zeile] : fertige;
  });
}

const stuecke = (wort: string) => wort.match(new RegExp(`.{1,${feldlaenge}}`, 'gs')) ?? [];
