import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { landPlz, landPlzOrt, strassenzeile } from '../darstellung/anschrift.js';
import type { Dokument } from '../darstellung/dokument.js';
import { menge, tag, zahl } from '../darstellung/format.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { gs1_128 } from '../darstellung/strichcode.js';
import { etikett, innen } from '../warenetikett/masse.js';
import { type Packstueck, packstuecke } from '../warenetikett/packstuecke.js';
import { an, eingepasst, label, waagrecht, zeichnung } from '../warenetikett/platz.js';

const links = etikett.rand;
const rechts = etikett.breite - etikett.rand;
/** Top edges of the three sections: who, what, and the number, which stands lowest. */
const oben = { absender: 12, empfaenger: 56, angaben: 168, sscc: 262 };
/** 32 mm, the least height of the bars. */
const balkenhoehe = 92;

/** GS1 logistic labels, A6 portrait, one page a piece; the number of the piece is the barcode. */
export function gs1Etikett(auftraege: readonly Berichtsauftrag[]): Dokument {
  const einer = auftraege.length === 1 ? ` ${klartext(auftraege[0]?.spedeigennr)}` : '';
  return {
    pageSize: { width: etikett.breite, height: etikett.hoehe },
    pageMargins: etikett.rand,
    defaultStyle: { font: 'Roboto', fontSize: 8, color: 'black' },
    info: { title: `GS1-Etikett${einer}` },
    language: 'de-DE',
    content: auftraege
      .flatMap((a) => packstuecke(a).map((s) => felder(a, s)))
      .map((stack, i): Content => ({ stack, ...(i > 0 ? { pageBreak: 'before' } : {}) })),
  };
}

function felder(a: Berichtsauftrag, stueck: Packstueck): Content[] {
  const { sscc = '' } = stueck;
  return [...absenderfeld(a), ...empfaengerfeld(a), ...angaben(a, stueck, sscc), ...strichcode(sscc)];
}

function absenderfeld(a: Berichtsauftrag): Content[] {
  const absender = a.neutralerAbsenderAdresse ?? a.absenderAdresse;
  return [
    an(links, oben.absender, innen, [
      label('Absender'),
      eingepasst(klartext(absender?.name) || '–', innen, [10, 8.5, 7, 6], { fett: true }),
      ...(absender ? [strassenzeile(absender), landPlzOrt(absender)] : []).map((z) =>
        eingepasst(z, innen, [8, 7, 6]),
      ),
    ]),
  ];
}

function empfaengerfeld(a: Berichtsauftrag): Content[] {
  const e = a.abweichendeEmpfaengerAdresse ?? a.empfaengerAdresse;
  return [
    zeichnung([waagrecht(oben.empfaenger, links, rechts)]),
    an(links, oben.empfaenger + 3, innen, [
      label('Empfänger'),
      eingepasst(klartext(e?.name) || '–', innen, [14, 12, 10, 8, 7], { fett: true }),
      eingepasst(klartext(e?.zeile2), innen, [9, 8, 7]),
      eingepasst(e ? strassenzeile(e) : '', innen, [10, 9, 7.5, 6]),
      eingepasst(e ? landPlz(e) : '', innen, [26, 22, 18], { fett: true }),
      eingepasst(klartext(e?.ort), innen, [20, 17, 14, 11, 8, 7], { fett: true }),
    ]),
  ];
}

function angaben(a: Berichtsauftrag, stueck: Packstueck, sscc: string): Content[] {
  const halb = innen / 2 - 4;
  const p = stueck.position;
  const spalte = (x: number, werte: [string, string][]) =>
    an(
      x,
      oben.angaben + 4,
      halb,
      werte.flatMap(([titel, wert]) => [
        label(titel),
        eingepasst(wert || '–', halb, [10.5, 9, 7.5, 6.5, 5.5]),
      ]),
    );
  return [
    zeichnung([waagrecht(oben.angaben, links, rechts)]),
    spalte(links, [
      ['Auftrag', klartext(a.spedeigennr)],
      ['Packstück', `${zahl(stueck.laufend)} / ${zahl(stueck.gesamt)}`],
      ['Gewicht Position', menge(p?.bruttoGewicht, 2, 'kg')],
    ]),
    spalte(links + halb + 8, [
      ['Zustellung', tag(a.entladedatum)],
      ['Empfängerreferenz', klartext(a.empfaengerreferenz)],
      ['Inhalt', klartext(p?.warengutBezeichnung)],
    ]),
    an(links, oben.sscc - 22, innen, [label('SSCC'), { text: sscc, fontSize: 13, bold: true }]),
    zeichnung([waagrecht(oben.sscc - 26, links, rechts)]),
  ];
}

function strichcode(sscc: string): Content[] {
  const code = gs1_128(`(00)${sscc}`, { breite: innen, hoehe: balkenhoehe, modul: 1.6 });
  if (!code) return [];
  return [
    zeichnung(code.canvas, links + (innen - code.breite) / 2, oben.sscc + 2),
    an(links, oben.sscc + balkenhoehe + 8, innen, [
      { text: `(00) ${sscc}`, fontSize: 11, alignment: 'center' },
    ]),
  ];
}
