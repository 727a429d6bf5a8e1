import type { Content } from 'pdfmake';
import type { Berichtsadresse, Berichtsauftrag } from '../berichtsauftrag.js';
import { anschriftzeilen, landPlz, landPlzOrt, strassenzeile } from '../darstellung/anschrift.js';
import { unNummer } from '../darstellung/gefahrgut/gefahrgut.js';
import { sage } from '../darstellung/papiersprache.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { code128 } from '../darstellung/strichcode/strichcode.js';
import { type Masse, oben, polster } from './masse.js';
import type { Packstueck } from './packstuecke.js';
import { an, eingepasst, label, waagrecht, zeichnung } from './platz.js';

const markenbreite = 46;

/** The neutral sender hides the real one; a different place of pick-up is named only where the order says so. */
function absender(auftrag: Berichtsauftrag): Berichtsadresse | null {
  const abholer = auftrag.abweichendeBeladung ? auftrag.abweichendeAbholerAdresse : null;
  return auftrag.neutralerAbsenderAdresse ?? abholer ?? auftrag.absenderAdresse;
}

/** Sender, and the mark of dangerous goods. */
export function kopffeld(auftrag: Berichtsauftrag, stueck: Packstueck, m: Masse): Content[] {
  const un = [...new Set((stueck.position?.auftragsgefahrgueter ?? []).map(unNummer).filter(Boolean))];
  const adr = Boolean(stueck.position?.mitGefahrguetern || un.length);
  const breite = m.innen - (adr ? markenbreite + polster : 0);
  const adresse = absender(auftrag);
  const zeilen = adresse ? [strassenzeile(adresse), landPlzOrt(adresse)] : [];
  return [
    an(m.links, oben.kopf, breite, [
      label('papier.absender'),
      eingepasst(klartext(adresse?.name) || '–', breite, [9.5, 8, 6.5], { fett: true }),
      ...zeilen.map((z) => eingepasst(z, breite, [8, 7, 6])),
    ]),
    ...(adr ? gefahrgutmarke(un, m) : []),
  ];
}

function gefahrgutmarke(un: string[], { rechts }: Masse): Content[] {
  const x = rechts - markenbreite;
  const zeilen =
    un.length > 2
      ? [`UN ${un[0]}`, sage('papier.warenetikett.weitere', { anzahl: un.length - 1 })]
      : un.map((n) => `UN ${n}`);
  const mittig = { bold: true, alignment: 'center' } as const;
  return [
    zeichnung([{ type: 'rect', x: 0, y: 0, w: markenbreite, h: 22, color: 'black' }], x, oben.kopf),
    an(x, oben.kopf + 2, markenbreite, [{ text: 'ADR', fontSize: 15, color: 'white', ...mittig }]),
    an(
      x,
      oben.kopf + 25,
      markenbreite,
      zeilen.map((text) => ({ text, fontSize: text.length > 7 ? 6.5 : 9, ...mittig })),
    ),
  ];
}

/** Where it goes: country, postal code and town can be read from afar. */
export function empfaengerfeld(auftrag: Berichtsauftrag, { innen, links, rechts }: Masse): Content[] {
  const adresse = auftrag.abweichendeEmpfaengerAdresse ?? auftrag.empfaengerAdresse;
  const zeilen = adresse ? anschriftzeilen(adresse) : [];
  return [
    zeichnung([waagrecht(oben.empfaenger, links, rechts)]),
    an(links, oben.empfaenger + 3, innen, [
      label('papier.empfaenger'),
      eingepasst(klartext(adresse?.name) || '–', innen, [15, 13, 11], { fett: true }),
      ...zeilen.map((z) => eingepasst(z, innen, [11, 9, 7.5])),
      eingepasst(adresse ? landPlz(adresse) : '', innen, [36, 28, 22], { fett: true }),
      eingepasst(klartext(adresse?.ort), innen, [30, 26, 22, 19, 16, 13], { fett: true }),
      eingepasst(klartext(adresse?.ortsteil), innen, [9, 7.5]),
    ]),
  ];
}

/** Order number and running number of the piece, for the scanner and for the eye. */
export function strichcodefeld(
  auftrag: Berichtsauftrag,
  stueck: Packstueck,
  { innen, links, rechts }: Masse,
): Content[] {
  const nummer = klartext(auftrag.spedeigennr);
  const text = `${nummer}-${String(stueck.laufend).padStart(4, '0')}`;
  const code = code128(text, { breite: innen, hoehe: 58, modul: 1.4 });
  const y = oben.strichcode + 6;
  return [
    zeichnung([waagrecht(oben.strichcode, links, rechts)]),
    ...(code ? [zeichnung(code.canvas, links + (innen - code.breite) / 2, y)] : []),
    an(links, y + 61, innen, [{ text, fontSize: 11, bold: true, alignment: 'center' }]),
  ];
}
