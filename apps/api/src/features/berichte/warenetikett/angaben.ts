import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { menge, tag, zahl, zeitfenster } from '../darstellung/format.js';
import { sage } from '../darstellung/papiersprache.js';
import { klartext, verbunden } from '../darstellung/schrift/klartext.js';
import { type Masse, oben, polster } from './masse.js';
import type { Packstueck } from './packstuecke.js';
import { an, eingepasst, label, senkrecht, waagrecht, zeichnung } from './platz.js';

interface Feld {
  label: string;
  wert: string;
  zusatz?: string;
  /** Share of the width. */
  anteil: number;
}

/** Which piece this is, what it weighs and when it is due; beneath, contents and references. */
export function angabenfelder(auftrag: Berichtsauftrag, stueck: Packstueck, m: Masse): Content[] {
  const p = stueck.position;
  const erste: Feld[] = [
    { label: 'papier.packstueck', wert: `${zahl(stueck.laufend)} / ${zahl(stueck.gesamt)}`, anteil: 0.27 },
    {
      label: sage('papier.warenetikett.position', { nummer: zahl(p?.laufendePosition) }),
      wert: sage('papier.warenetikett.von', { nummer: zahl(stueck.nummer), anzahl: zahl(stueck.anzahl) }),
      anteil: 0.22,
    },
    { label: 'papier.gewichtPosition', wert: menge(p?.bruttoGewicht, 2, 'kg'), anteil: 0.25 },
    {
      label: 'papier.zustellung',
      wert: tag(auftrag.entladedatum),
      zusatz: zeitfenster(auftrag.entladezeitVon, auftrag.entladezeitBis),
      anteil: 0.26,
    },
  ];
  const inhalt = verbunden(' · ', p?.warengutBezeichnung, p?.zeichenNummer);
  const zweite: Feld[] = [
    { label: 'papier.warenetikett.inhalt', wert: inhalt, anteil: 0.36 },
    { label: 'papier.absenderreferenz', wert: absenderreferenz(auftrag), anteil: 0.32 },
    { label: 'papier.empfaengerreferenz', wert: klartext(auftrag.empfaengerreferenz), anteil: 0.32 },
  ];
  return [
    ...zeile(m, erste, [oben.angaben, oben.referenzen], {
      groessen: [13, 11, 9.5, 8, 7],
      fett: true,
      zeilen: 1,
    }),
    ...zeile(m, zweite, [oben.referenzen, oben.strichcode], {
      groessen: [9, 8, 7, 6],
      fett: false,
      zeilen: 3,
    }),
  ];
}

interface Schrift {
  groessen: readonly number[];
  fett: boolean;
  zeilen: number;
}

function zeile(
  m: Masse,
  felder: Feld[],
  [y, bis]: [number, number],
  { groessen, fett, zeilen }: Schrift,
): Content[] {
  const inhalte: Content[] = [zeichnung([waagrecht(y, m.links, m.rechts)])];
  let x = m.links;
  for (const feld of felder) {
    const breite = m.innen * feld.anteil;
    const erstes = x === m.links;
    const links = erstes ? x : x + polster;
    const platz = breite - (erstes ? polster : 2 * polster) + 2;
    if (!erstes) inhalte.push(zeichnung([senkrecht(x, y, bis)]));
    inhalte.push(
      an(links, y + 3, platz, [
        label(feld.label),
        eingepasst(feld.wert || '–', platz, groessen, { fett, zeilen }),
        ...(feld.zusatz ? [eingepasst(feld.zusatz, platz, [8, 7, 6])] : []),
      ]),
    );
    x += breite;
  }
  return inhalte;
}

/** The number under which the real sender knows the goods is not for whoever sees the neutral one. */
function absenderreferenz(auftrag: Berichtsauftrag): string {
  return auftrag.neutralerAbsenderAdresse ? '' : klartext(auftrag.absenderReferenz);
}
