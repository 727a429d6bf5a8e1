import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import type { Dokument } from '../darstellung/dokument.js';
import { dokumentsprache, sage } from '../darstellung/papiersprache.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { angabenfelder } from './angaben.js';
import { empfaengerfeld, kopffeld, strichcodefeld } from './felder.js';
import { type Etikettformat, type Masse, masse } from './masse.js';
import { packstuecke } from './packstuecke.js';

/** Goods labels, one page a package or load unit. */
export function warenetikett(auftraege: readonly Berichtsauftrag[], format?: Etikettformat): Dokument {
  const m = masse(format);
  return {
    pageSize: { width: m.breite, height: m.hoehe },
    pageMargins: m.links,
    defaultStyle: { font: 'Roboto', fontSize: 8, color: 'black' },
    info: {
      title:
        auftraege.length === 1
          ? `${sage('papier.warenetikett.titel')} ${klartext(auftraege[0]?.spedeigennr)}`
          : sage('papier.warenetikett.mehrzahl'),
    },
    language: dokumentsprache(),
    content: auftraege
      .flatMap((a) => seiten(a, m))
      .map(
        (felder, i): Content => ({
          stack: felder,
          ...(i > 0 ? { pageBreak: 'before' } : {}),
        }),
      ),
  };
}

/** What is the same on all labels of an order is worked out once. */
function seiten(auftrag: Berichtsauftrag, m: Masse): Content[][] {
  return packstuecke(auftrag).map((stueck) => [
    ...kopffeld(auftrag, stueck, m),
    ...empfaengerfeld(auftrag, m),
    ...angabenfelder(auftrag, stueck, m),
    ...strichcodefeld(auftrag, stueck, m),
  ]);
}
