import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import type { Dokument } from '../darstellung/dokument.js';
import { dokumentsprache, sage } from '../darstellung/papiersprache.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { gs1_128 } from '../darstellung/strichcode/strichcode.js';
import { type Etikettformat, type Masse, masse } from '../warenetikett/masse.js';
import { packstuecke } from '../warenetikett/packstuecke.js';
import { an, eingepasst, waagrecht, zeichnung } from '../warenetikett/platz.js';
import { balkenhoehe, type Etikett, etikett, oben, type Textfeld } from './elemente.js';

/** GS1 logistic labels, one page a piece; the number of the piece is the barcode. */
export function gs1Etikett(auftraege: readonly Berichtsauftrag[], format?: Etikettformat): Dokument {
  const einer = auftraege.length === 1 ? ` ${klartext(auftraege[0]?.spedeigennr)}` : '';
  const m = masse(format);
  return {
    pageSize: { width: m.breite, height: m.hoehe },
    pageMargins: m.links,
    defaultStyle: { font: 'Roboto', fontSize: 8, color: 'black' },
    info: { title: `${sage('papier.gs1Etikett.titel')}${einer}` },
    language: dokumentsprache(),
    content: auftraege
      .flatMap((a) => packstuecke(a).map((s) => seite(etikett(a, s, m), m)))
      .map((stack, i): Content => ({ stack, ...(i > 0 ? { pageBreak: 'before' } : {}) })),
  };
}

function seite({ texte, linien, sscc }: Etikett, m: Masse): Content[] {
  return [
    zeichnung(linien.map((y) => waagrecht(y, m.links, m.rechts))),
    ...texte.filter((f) => f.text).map(textfeld),
    ...strichcode(sscc, m),
  ];
}

function textfeld({ x, y, breite, hoehe, text, groessen, fett }: Textfeld): Content {
  return an(x, y, breite, [eingepasst(text, breite, groessen, { fett, hoehe })]);
}

function strichcode(sscc: string, { links, innen }: Masse): Content[] {
  const code = gs1_128(`(00)${sscc}`, { breite: innen, hoehe: balkenhoehe, modul: 1.6 });
  return code ? [zeichnung(code.canvas, links + (innen - code.breite) / 2, oben.sscc + 2)] : [];
}
