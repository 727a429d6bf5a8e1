import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { nachnahmebetrag, services, tausch, zusatz } from '../darstellung/leistungen.js';
import { beschriftet, kasten, kastenzeile } from '../darstellung/raster.js';
import { aus, klartext, zeilentext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { halb, satzbreite } from '../darstellung/seite.js';

/** How the shipment travels. */
export function versandangaben(a: Berichtsauftrag, texte: Berichtstexte): Content {
  const felder = [
    { label: 'Frankatur', wert: klartext(texte.frankaturen[a.frankatur ?? 0] ?? a.frankatur) },
    { label: 'Verkehrsart', wert: verkehrsart(a, texte) },
    { label: 'Terminart', wert: aus(a.terminkennzeichen, 'langBezeichnung') },
  ];
  const weitere = [
    { label: 'Zustellart', wert: aus(a.zustellkennzeichen, 'langBezeichnung') },
    { label: 'Anlieferart', wert: aus(a.anlieferkennzeichen, 'langBezeichnung') },
    { label: 'Klassifizierung', wert: aus(a.sperrigkeit, 'langBezeichnung', 'bezkurz') },
  ].filter((f) => f.wert);
  const zeilen = [kastenzeile(felder, satzbreite)];
  if (weitere.length) zeilen.push(kastenzeile(weitere, satzbreite));
  return zeilen;
}

/** -1 is "not chosen yet", which is nothing to print. */
function verkehrsart(a: Berichtsauftrag, texte: Berichtstexte): string {
  const id = a.verkehrsart ?? 0;
  return id > 0 ? klartext(texte.verkehrsarten[id] ?? id) : '';
}

/** Services, load units beside the goods, cash on delivery and notes; parts without content are left out. */
export function weitereAngaben(a: Berichtsauftrag): Content[] {
  const halbe = [
    ['Services', services(a)],
    ['Lademitteltausch', tausch(a)],
    ['Zusätzliche Lademittel', zusatz(a)],
    ['Nachnahme', nachnahme(a)],
  ] as const;
  const ganze = [
    ['Dispohinweis', [zeilentext(a.dispohinweis)]],
    ['Hinweis', [zeilentext(a.hinweis)]],
    ['Zollvermerk', [zeilentext(a.zollvermerk)]],
    ['Spot-Preis Nr.', [klartext(a.spotpreisnr)]],
  ] as const;
  const body = [
    ...paarweise(halbe.filter(mitInhalt)),
    ...ganze.filter(mitInhalt).map((teil) => [ganz(teil), {}]),
  ];
  if (!body.length) return [];
  return [
    { table: { widths: [halb, halb], body, dontBreakRows: true }, layout: kasten, margin: [0, 10, 0, 0] },
  ];
}

type Angabe = readonly [label: string, zeilen: readonly string[]];

const mitInhalt = ([, zeilen]: Angabe) => zeilen.some(Boolean);

function paarweise(angaben: Angabe[]): TableCell[][] {
  const zeilen: TableCell[][] = [];
  for (let i = 0; i < angaben.length; i += 2) {
    const [links, rechts] = [angaben[i]!, angaben[i + 1]];
    zeilen.push(rechts ? [zelle(links, halb), zelle(rechts, halb)] : [ganz(links), {}]);
  }
  return zeilen;
}

function ganz(angabe: Angabe): TableCell {
  return { ...(zelle(angabe, satzbreite - 14) as object), colSpan: 2 } as TableCell;
}

function zelle([label, zeilen]: Angabe, breite: number): TableCell {
  return beschriftet(label, { stack: zeilen.map((z) => absatz(z, breite, 9)) });
}

function nachnahme(a: Berichtsauftrag): string[] {
  if (!a.nachnahmeBetrag) return [];
  return [
    nachnahmebetrag(a),
    a.iban ? `IBAN ${klartext(a.iban)}` : '',
    a.bic ? `BIC ${klartext(a.bic)}` : '',
  ].filter(Boolean);
}
