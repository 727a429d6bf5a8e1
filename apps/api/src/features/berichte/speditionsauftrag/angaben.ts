import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { nachnahmebetrag, services, tausch, zusatz } from '../darstellung/leistungen.js';
import { sage } from '../darstellung/papiersprache.js';
import { beschriftet, kasten, kastenzeile } from '../darstellung/raster.js';
import { mitEnde } from '../darstellung/schluss.js';
import { aus, klartext, zeilentext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { halb, satzbreite } from '../darstellung/seite.js';

/** How the shipment travels. */
export function versandangaben(a: Berichtsauftrag, texte: Berichtstexte): Content {
  const felder = [
    { label: 'papier.frankatur', wert: sage(klartext(texte.frankaturen[a.frankatur ?? 0] ?? a.frankatur)) },
    { label: 'papier.verkehrsart', wert: verkehrsart(a, texte) },
    { label: 'papier.terminart', wert: aus(a.terminkennzeichen, 'langBezeichnung') },
  ];
  const weitere = [
    { label: 'papier.zustellart', wert: aus(a.zustellkennzeichen, 'langBezeichnung') },
    { label: 'papier.anlieferart', wert: aus(a.anlieferkennzeichen, 'langBezeichnung') },
    { label: 'papier.klassifizierung', wert: aus(a.sperrigkeit, 'langBezeichnung', 'bezkurz') },
  ].filter((f) => f.wert);
  const zeilen = [kastenzeile(felder, satzbreite)];
  if (weitere.length) zeilen.push(kastenzeile(weitere, satzbreite));
  return zeilen;
}

/** -1 is "not chosen yet", which is nothing to print. */
function verkehrsart(a: Berichtsauftrag, texte: Berichtstexte): string {
  const id = a.verkehrsart ?? 0;
  return id > 0 ? sage(klartext(texte.verkehrsarten[id] ?? id)) : '';
}

/** Services, load units beside the goods, cash on delivery and notes; parts without content are left out. */
export function weitereAngaben(a: Berichtsauftrag): Content[] {
  const halbe = [
    ['papier.services', services(a)],
    ['papier.lademitteltausch', tausch(a)],
    ['papier.zusaetzlicheLademittel', zusatz(a)],
    ['papier.nachnahme', nachnahme(a)],
  ] as const;
  const ganze = [
    ['papier.dispohinweis', [zeilentext(a.dispohinweis)]],
    ['papier.hinweis', [zeilentext(a.hinweis)]],
    ['papier.zollvermerk', [zeilentext(a.zollvermerk)]],
    ['papier.spotpreis', [klartext(a.spotpreisnr)]],
  ] as const;
  const zeilen = [...paarweise(halbe.filter(mitInhalt)), ...ganze.filter(mitInhalt).map((teil) => [teil])];
  return zeilen.flatMap(geteilt).map((felder, i) => kastenreihe(felder, i === 0 ? 10 : -0.5));
}

/** A row whose texts are long becomes rows of one box each, the last of them low. */
function geteilt(felder: Feld[]): Feld[][] {
  const teile = felder.map(([label, zeilen]) => mitEnde(zeilen).map((teil): Feld => [label, teil]));
  return teile.every((t) => t.length === 1) ? [felder] : teile.flat().map((feld) => [feld]);
}

/** One box, or two side by side; those that follow share their line with the ones above. */
function kastenreihe(felder: readonly Feld[], abstand: number): Content {
  const [links, rechts] = felder as [Feld, Feld?];
  const zellen = rechts ? [zelle(links, halb), zelle(rechts, halb)] : [zelle(links, satzbreite - 14)];
  const widths = zellen.map(() => (rechts ? halb : satzbreite - 13));
  return {
    table: { widths, body: [zellen], dontBreakRows: true },
    layout: kasten,
    margin: [0, abstand, 0, 0],
  };
}

type Feld = readonly [label: string, zeilen: readonly string[]];

const mitInhalt = ([, zeilen]: Feld) => zeilen.some(Boolean);

function paarweise(felder: Feld[]): Feld[][] {
  return Array.from({ length: Math.ceil(felder.length / 2) }, (_, i) => felder.slice(2 * i, 2 * i + 2));
}

function zelle([label, zeilen]: Feld, breite: number): TableCell {
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
