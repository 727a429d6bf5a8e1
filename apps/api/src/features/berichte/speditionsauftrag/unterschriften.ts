import type { Content } from 'pdfmake';
import { farben } from '../darstellung/farben.js';
import { satzbreite } from './masse.js';

const felder = ['Absender', 'Fahrer (Übernahme)', 'Empfänger (Ware erhalten)'];
const abstand = 16;
const spalte = (satzbreite - abstand * (felder.length - 1)) / felder.length;

/** Three lines to sign on, kept together on one page. */
export function unterschriften(): Content {
  return {
    columns: felder.map((feld) => ({
      width: spalte,
      stack: [
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: spalte, y2: 0, lineWidth: 0.6, lineColor: farben.text }],
        },
        { text: feld, fontSize: 8, margin: [0, 2, 0, 0] },
        { text: 'Datum, Uhrzeit, Name, Unterschrift', fontSize: 6.5, color: farben.leise },
      ],
    })),
    columnGap: abstand,
    margin: [0, 46, 0, 0],
    unbreakable: true,
  };
}
