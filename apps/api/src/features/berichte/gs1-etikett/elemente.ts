import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { landPlz, landPlzOrt, strassenzeile } from '../darstellung/anschrift.js';
import { menge, tag, zahl } from '../darstellung/format.js';
import { sage } from '../darstellung/papiersprache.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import type { Masse } from '../warenetikett/masse.js';
import type { Packstueck } from '../warenetikett/packstuecke.js';

/** A text in a place of its own, in points: whatever it says, it reaches into no other. */
export interface Textfeld {
  x: number;
  y: number;
  breite: number;
  hoehe: number;
  text: string;
  /** Sizes from the largest to the smallest. */
  groessen: readonly number[];
  fett: boolean;
}

/** A GS1 label as both kinds of printers draw it: texts, lines across, and the number as a barcode. */
export interface Etikett {
  texte: Textfeld[];
  linien: number[];
  sscc: string;
}

/** Top edges of the three sections: who, what, and the number, which stands lowest. */
export const oben = { absender: 12, empfaenger: 56, angaben: 168, nummer: 236, sscc: 262 };
/** 32 mm, the least height of the bars. */
export const balkenhoehe = 92;
/** Height of the name above a value. */
const ueberschrift = 8;

export function etikett(a: Berichtsauftrag, stueck: Packstueck, m: Masse): Etikett {
  const { sscc = '' } = stueck;
  return {
    texte: [...absenderfeld(a, m), ...empfaengerfeld(a, m), ...angaben(a, stueck, m), ...nummer(sscc, m)],
    linien: [oben.empfaenger, oben.angaben, oben.nummer],
    sscc,
  };
}

type Zeile = [text: string, hoehe: number, groessen: readonly number[], fett?: boolean];

/** Lines one below the other over the whole width, each as high as is left to it. */
function zeilen(y: number, { links, innen }: Masse, ...inhalt: Zeile[]): Textfeld[] {
  let ab = y;
  return inhalt.map(([text, hoehe, groessen, fett = false]) => {
    const feld = { x: links, y: ab, breite: innen, hoehe, text, groessen, fett };
    ab += hoehe;
    return feld;
  });
}

function absenderfeld(a: Berichtsauftrag, m: Masse): Textfeld[] {
  const absender = a.neutralerAbsenderAdresse ?? a.absenderAdresse;
  return zeilen(
    oben.absender,
    m,
    [sage('papier.absender'), ueberschrift, [6]],
    [klartext(absender?.name) || '–', 13, [10, 8.5, 7, 6], true],
    [absender ? strassenzeile(absender) : '', 10.5, [8, 7, 6, 4.3]],
    [absender ? landPlzOrt(absender) : '', 10.5, [8, 7, 6, 4.3]],
  );
}

function empfaengerfeld(a: Berichtsauftrag, m: Masse): Textfeld[] {
  const e = a.abweichendeEmpfaengerAdresse ?? a.empfaengerAdresse;
  return zeilen(
    oben.empfaenger + 3,
    m,
    [sage('papier.empfaenger'), ueberschrift, [6]],
    [klartext(e?.name) || '–', 17, [14, 12, 10, 8, 7], true],
    [klartext(e?.zeile2), 11, [9, 8, 7, 6]],
    [e ? strassenzeile(e) : '', 12.5, [10, 9, 7.5, 6, 5]],
    [e ? landPlz(e) : '', 31, [26, 22, 18], true],
    [klartext(e?.ort), 26, [20, 17, 14, 11, 8, 7], true],
  );
}

function angaben(a: Berichtsauftrag, stueck: Packstueck, { links, innen }: Masse): Textfeld[] {
  const p = stueck.position;
  const breite = innen / 2 - 4;
  const hoehe = 13;
  const spalte = (x: number, werte: [string, string][]) =>
    werte.flatMap(([titel, wert], i): Textfeld[] => {
      const y = oben.angaben + 4 + i * (ueberschrift + hoehe);
      return [
        { x, y, breite, hoehe: ueberschrift, text: titel, groessen: [6], fett: false },
        {
          x,
          breite,
          hoehe,
          fett: false,
          y: y + ueberschrift,
          text: wert || '–',
          groessen: [10.5, 9, 7.5, 6.5, 5.3],
        },
      ];
    });
  return [
    ...spalte(links, [
      [sage('papier.auftrag'), klartext(a.spedeigennr)],
      [sage('papier.packstueck'), `${zahl(stueck.laufend)} / ${zahl(stueck.gesamt)}`],
      [sage('papier.gewichtPosition'), menge(p?.bruttoGewicht, 2, 'kg')],
    ]),
    ...spalte(links + breite + 8, [
      [sage('papier.zustellung'), tag(a.entladedatum)],
      [sage('papier.empfaengerreferenz'), klartext(a.empfaengerreferenz)],
      [sage('papier.position.inhalt'), klartext(p?.warengutBezeichnung)],
    ]),
  ];
}

/** In figures: above the bars large, beneath them as the bars say it. */
function nummer(sscc: string, m: Masse): Textfeld[] {
  const unter = `(00) ${sscc}`;
  return [
    ...zeilen(oben.nummer + 3, m, ['SSCC', ueberschrift, [6]], [sscc, 16, [13], true]),
    ...(sscc ? zeilen(oben.sscc + balkenhoehe + 8, m, [unter, 14, [11]]) : []),
  ];
}
