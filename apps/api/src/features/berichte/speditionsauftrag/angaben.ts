import { serviceAnzeige } from '@frachtportal/domain/auftrag/service/servicewert';
import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { menge, zahl } from '../darstellung/format.js';
import { beschriftet, kasten, kastenzeile } from '../darstellung/raster.js';
import { aus, klartext, verbunden, zeilentext } from '../darstellung/schrift/klartext.js';
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

function services(a: Berichtsauftrag): string[] {
  return (a.auftragServices ?? [])
    .filter((s) => s.active)
    .map((s) => {
      const wert = klartext(serviceAnzeige(s.typ ?? '', s.wert));
      return verbunden(': ', klartext(s.bezeichnung) || `Service ${zahl(s.spez_num)}`, wert);
    });
}

function tausch(a: Berichtsauftrag): string[] {
  const arten = [
    ['PA Europalette', a.tauschpaletteA],
    ['TB Tauschbrett', a.tauschpaletteB],
    ['TR Tauschrahmen', a.tauschpaletteR],
    ['Y Gitterboxpalette', a.tauschpaletteY],
  ] as const;
  return arten.filter(([, n]) => n).map(([art, n]) => `${zahl(n)} × ${art}`);
}

function zusatz(a: Berichtsauftrag): string[] {
  return (a.auftragZusLademittel ?? []).map((z) => {
    const eigentuemer = aus(z.eigentuemer, 'name');
    const art = aus(z.lademittel, 'langBezeichnung', 'kurzBezeichnung');
    return verbunden(' ', `${zahl(z.anzahl)} ×`, art, eigentuemer && `(Eigentümer: ${eigentuemer})`);
  });
}

function nachnahme(a: Berichtsauftrag): string[] {
  if (!a.nachnahmeBetrag) return [];
  return [
    menge(a.nachnahmeBetrag, 2, aus(a.nachnahmeWaehrung, 'bezeichnungKurz') || 'EUR'),
    a.iban ? `IBAN ${klartext(a.iban)}` : '',
    a.bic ? `BIC ${klartext(a.bic)}` : '',
  ].filter(Boolean);
}
