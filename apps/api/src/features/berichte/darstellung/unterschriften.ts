import type { Content } from 'pdfmake';
import { farben } from './farben.js';
import { sage } from './papiersprache.js';
import { satzbreite } from './seite.js';

const abstand = 16;

/** Lines to sign on, kept together on one page with what is handed in. */
export function unterschriften(
  felder: readonly string[] = [
    'papier.absender',
    'papier.unterschrift.fahrerUebernahme',
    'papier.unterschrift.empfaengerErhalten',
  ],
  davor: readonly Content[] = [],
): Content {
  const spalte = (satzbreite - abstand * (felder.length - 1)) / felder.length;
  return {
    unbreakable: true,
    stack: [
      ...davor,
      // Room to sign, which a margin would not be at the top of a page.
      { text: '\u00a0', fontSize: 38 },
      {
        columns: felder.map((feld) => ({
          width: spalte,
          stack: [
            {
              canvas: [
                { type: 'line', x1: 0, y1: 0, x2: spalte, y2: 0, lineWidth: 0.6, lineColor: farben.text },
              ],
            },
            { text: sage(feld), fontSize: 8, margin: [0, 2, 0, 0] },
            { text: sage('papier.unterschrift.datumUhrzeitName'), fontSize: 6.5, color: farben.leise },
          ],
        })),
        columnGap: abstand,
      },
    ],
  };
}
