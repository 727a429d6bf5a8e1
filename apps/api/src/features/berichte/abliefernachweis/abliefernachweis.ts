import type { Content } from 'pdfmake';
import type { Ablieferung, Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { farben } from '../darstellung/farben.js';
import { zeitpunkt } from '../darstellung/format.js';
import { kopf } from '../darstellung/kopf.js';
import { briefkopfVon, fuerEmpfaenger } from '../darstellung/neutral.js';
import { sage } from '../darstellung/papiersprache.js';
import { positionen } from '../darstellung/positionen.js';
import { beschriftet, kasten, kastenzeile, ueberschrift } from '../darstellung/raster.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { satzbreite, seite } from '../darstellung/seite.js';

export const art = { titel: 'papier.abliefernachweis.titel', mehrzahl: 'papier.abliefernachweis.mehrzahl' };
const bild = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** The proof of delivery, from what the dispatch system reported: when, where, to whom, and the signature. */
export function abliefernachweis(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return bogen(art, auftraege.map(fuerEmpfaenger), texte, (auftrag) => {
    const ablieferung = texte.ablieferungen?.[auftrag.id];
    return [
      ...kopf(art.titel, auftrag, { briefkopf: briefkopfVon(auftrag, texte) }, texte.zeitzone),
      ...(ablieferung ? zustellung(ablieferung, texte.zeitzone) : []),
      ...adressen(auftrag),
      ...positionen(auftrag),
      ...(ablieferung ? beleg(ablieferung) : []),
    ];
  });
}

function zustellung(a: Ablieferung, zeitzone: string): Content[] {
  const unterschrift = bild.test(a.signatur ?? '')
    ? { image: a.signatur as string, fit: [satzbreite - 14, 70] as [number, number] }
    : absatz(a.quittiert ? sage('papier.abliefernachweis.keinBild') : '–', satzbreite - 14, 9, {
        color: farben.leise,
      });
  return [
    ueberschrift('papier.zustellung'),
    kastenzeile(
      [
        {
          label: 'papier.abliefernachweis.zugestelltAm',
          wert: zeitpunkt(a.zugestelltAm, a.nurTag ? null : zeitzone),
          anteil: 1.2,
        },
        { label: 'papier.abliefernachweis.ort', wert: klartext(a.ereignisort), anteil: 1.3 },
        { label: 'papier.abliefernachweis.uebernommenVon', wert: klartext(a.quittiert), anteil: 1.5 },
      ],
      satzbreite,
    ),
    ...(a.kommentar
      ? [
          kastenzeile(
            [{ label: 'papier.abliefernachweis.bemerkung', wert: klartext(a.kommentar) }],
            satzbreite,
          ),
        ]
      : []),
    {
      table: {
        widths: [satzbreite - 13],
        body: [[beschriftet('papier.abliefernachweis.unterschrift', unterschrift as Content)]],
      },
      layout: kasten,
      margin: [0, 0, 0, 8],
      unbreakable: true,
    },
  ];
}

/** The paper that the driver brought back: as a picture, or by name where it is none. */
function beleg(a: Ablieferung): Content[] {
  if (!a.belegname) return [];
  const name = sage('papier.abliefernachweis.beleg', { name: klartext(a.belegname) });
  if (!bild.test(a.belegbild ?? '')) {
    return [
      {
        text: sage('papier.abliefernachweis.beimAuftrag', { beleg: name }),
        fontSize: 8.5,
        margin: [0, 10, 0, 0],
      },
    ];
  }
  return [
    { text: name, fontSize: 10, bold: true, margin: [0, 0, 0, 8], pageBreak: 'before' },
    { image: a.belegbild as string, fit: [satzbreite, 841.89 - seite.oben - seite.unten - 30] },
  ];
}
