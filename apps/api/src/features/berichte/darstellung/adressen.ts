import type { Content, TableCell } from 'pdfmake';
import type { Berichtsadresse, Berichtsauftrag } from '../berichtsauftrag.js';
import { anschriftzeilen, landPlzOrt } from './anschrift.js';
import { farben } from './farben.js';
import { tag, zeitfenster } from './format.js';
import { sage } from './papiersprache.js';
import { beschriftet, kasten } from './raster.js';
import { klartext, verbunden } from './schrift/klartext.js';
import { absatz } from './schrift/satz.js';
import { halb } from './seite.js';

/** The roles in the order they are printed; the two of the first line are always there. */
const rollen = [
  ['absenderAdresse', 'papier.absender'],
  ['empfaengerAdresse', 'papier.empfaenger'],
  ['abweichendeAbholerAdresse', 'papier.rolle.abholung'],
  ['abweichendeEmpfaengerAdresse', 'papier.rolle.abweichenderEmpfaenger'],
  ['neutralerAbsenderAdresse', 'papier.rolle.neutralerAbsender'],
  ['abweichendeRechnungsempfaengerAdresse', 'papier.rolle.rechnungAbsender'],
  ['rechnungsempfaengerAdresse', 'papier.rolle.rechnungEmpfaenger'],
  ['nachnahmeempfaengerAdresse', 'papier.rolle.nachnahme'],
] as const satisfies readonly (readonly [keyof Berichtsauftrag, string])[];

/** All addresses of the order in pairs, then references and dates of both sides. */
export function adressen(auftrag: Berichtsauftrag): Content[] {
  const zellen: TableCell[] = rollen
    .filter(([feld], i) => i < 2 || auftrag[feld])
    .map(([feld, label]) => beschriftet(label, { stack: adresszeilen(auftrag[feld]) }));
  if (zellen.length % 2) zellen.push({ text: '' });
  const zeilen = Array.from({ length: zellen.length / 2 }, (_, i) => zellen.slice(2 * i, 2 * i + 2));
  return [
    {
      table: { widths: [halb, halb], body: [...zeilen, seiten(auftrag)], dontBreakRows: true },
      layout: kasten,
      margin: [0, 0, 0, 6],
    },
  ];
}

function adresszeilen(adresse: Berichtsadresse | null | undefined): Content[] {
  if (!adresse) return [{ text: '–', fontSize: 9 }];
  const kontakt = verbunden(
    ', ',
    adresse.kontakt,
    adresse.telefon && sage('papier.telefon', { nummer: klartext(adresse.telefon) }),
  );
  return [
    absatz(klartext(adresse.name), halb, 10, { bold: true }),
    ...anschriftzeilen(adresse).map((z) => absatz(z, halb, 9)),
    absatz(landPlzOrt(adresse), halb, 9.5, { bold: true, margin: [0, 1, 0, 0] }),
    ...[klartext(adresse.ortsteil), kontakt, klartext(adresse.mailTrackTrace)]
      .filter(Boolean)
      .map((z) => absatz(z, halb, 8, { color: farben.leise })),
  ];
}

/** Pick-up beneath the sender, delivery beneath the recipient. */
function seiten(a: Berichtsauftrag): TableCell[] {
  return [
    seitenzelle(
      'papier.abholung',
      verbunden(', ', tag(a.beladedatum), zeitfenster(a.beladezeitVon, a.beladezeitBis)),
      ['papier.absenderreferenz', klartext(a.absenderReferenz)],
    ),
    seitenzelle(
      'papier.zustellung',
      verbunden(', ', tag(a.entladedatum), zeitfenster(a.entladezeitVon, a.entladezeitBis)),
      ['papier.empfaengerreferenz', klartext(a.empfaengerreferenz)],
    ),
  ];
}

function seitenzelle(label: string, termin: string, [referenzlabel, referenz]: [string, string]): TableCell {
  const links = 125;
  return {
    columns: [
      { width: links, ...(beschriftet(label, absatz(termin || '–', links, 9, { bold: true })) as object) },
      {
        width: halb - links - 8,
        ...(beschriftet(referenzlabel, absatz(referenz || '–', halb - links - 8, 9)) as object),
      },
    ],
    columnGap: 8,
  } as TableCell;
}
