import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import type { Dokument } from '../darstellung/dokument.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { angabenfelder } from './angaben.js';
import { empfaengerfeld, kopffeld, strichcodefeld } from './felder.js';
import { etikett } from './masse.js';
import { packstuecke } from './packstuecke.js';

/** Goods labels, A6 portrait, one page a package or load unit. */
export function warenetikett(auftraege: readonly Berichtsauftrag[]): Dokument {
  return {
    pageSize: { width: etikett.breite, height: etikett.hoehe },
    pageMargins: etikett.rand,
    defaultStyle: { font: 'Roboto', fontSize: 8, color: 'black' },
    info: {
      title:
        auftraege.length === 1 ? `Warenetikett ${klartext(auftraege[0]?.spedeigennr)}` : 'Warenetiketten',
    },
    language: 'de-DE',
    content: auftraege.flatMap(seiten).map(
      (felder, i): Content => ({
        stack: felder,
        ...(i > 0 ? { pageBreak: 'before' } : {}),
      }),
    ),
  };
}

/** What is the same on all labels of an order is worked out once. */
function seiten(auftrag: Berichtsauftrag): Content[][] {
  return packstuecke(auftrag).map((stueck) => [
    ...kopffeld(auftrag, stueck),
    ...empfaengerfeld(auftrag),
    ...angabenfelder(auftrag, stueck),
    ...strichcodefeld(auftrag, stueck),
  ]);
}
