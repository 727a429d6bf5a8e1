import type { Content, TableCell } from 'pdfmake';
import type { Berichtsadresse, Berichtsauftrag, Berichtstexte, Briefkopf } from '../berichtsauftrag.js';
import { anschriftzeilen, landPlzOrt } from '../darstellung/anschrift.js';
import { abschnitt, grundlage } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { menge, tag, zeitfenster } from '../darstellung/format.js';
import { beschriftet, kasten } from '../darstellung/raster.js';
import { aus, klartext, verbunden, zeilentext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { halb, satzbreite } from '../darstellung/seite.js';
import { gueter } from './gueter.js';
import { ausfertigungen, type Kaestchen, titel } from './kaestchen.js';

/** The CMR waybill by its numbered boxes, in a layout of our own: three originals an order. */
export function cmrFrachtbrief(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  const [einziger] = auftraege;
  const name =
    auftraege.length === 1 ? `CMR-Frachtbrief ${klartext(einziger?.spedeigennr)}` : 'CMR-Frachtbriefe';
  return grundlage(
    name,
    auftraege.flatMap((a) =>
      ausfertigungen.map((blatt) => {
        const kopf = `CMR-Frachtbrief ${klartext(a.spedeigennr)}`;
        return abschnitt(frachtbrief(a, texte, blatt), `${kopf} · ${blatt}`, `${kopf} · ${blatt}`);
      }),
    ),
  );
}

function frachtbrief(a: Berichtsauftrag, texte: Berichtstexte, blatt: string): Content[] {
  const briefkopf = texte.koepfe[a.mandant?.id ?? 0];
  return [
    {
      columns: [
        { text: 'Internationaler Frachtbrief (CMR)', fontSize: 14, bold: true },
        {
          text: [`Nr. ${klartext(a.spedeigennr)}\n`, { text: blatt, fontSize: 8 }],
          alignment: 'right',
          fontSize: 12,
          bold: true,
        },
      ],
      margin: [0, 0, 0, 3],
    },
    {
      text: 'Diese Beförderung unterliegt trotz einer gegenteiligen Abmachung den Bestimmungen des Übereinkommens über den Beförderungsvertrag im internationalen Straßengüterverkehr (CMR).',
      fontSize: 6.5,
      margin: [0, 0, 0, 5],
    },
    paare(oberesFeld(a, briefkopf)),
    ...gueter(a),
    { ...(paare(unteresFeld(a, texte)) as object), margin: [0, 6, 0, 0] } as Content,
    { ...(unterschriften(a) as object), unbreakable: true } as Content,
  ];
}

type Feld = [Kaestchen, string[], number?];

function paare(felder: [Feld, Feld][]): Content {
  const body = felder.map((paar) => paar.map(([name, zeilen, hoehe]) => zelle(name, zeilen, halb, hoehe)));
  return { table: { widths: [halb, halb], body, dontBreakRows: true }, layout: kasten };
}

function zelle(name: Kaestchen, zeilen: string[], breite: number, hoehe = 0): TableCell {
  const inhalt = zeilen.filter(Boolean).map((z) => absatz(z, breite, 8.5));
  const leer = Math.max(0, hoehe - inhalt.length * 10);
  return beschriftet(titel(name), { stack: inhalt, margin: [0, 0, 0, leer] }, 6);
}

function oberesFeld(a: Berichtsauftrag, briefkopf: Briefkopf | undefined): [Feld, Feld][] {
  const absender = a.neutralerAbsenderAdresse ?? a.absenderAdresse;
  const ziel = a.abweichendeEmpfaengerAdresse ?? a.empfaengerAdresse;
  const ab = a.abweichendeAbholerAdresse ?? a.absenderAdresse;
  return [
    [
      ['absender', anschrift(absender), 44],
      ['frachtfuehrer', [klartext(briefkopf?.name), ...(briefkopf?.zeilen ?? []).map(klartext)], 44],
    ],
    [
      ['empfaenger', anschrift(a.empfaengerAdresse), 44],
      ['nachfolgende', [], 44],
    ],
    [
      ['auslieferung', [klartext(ziel?.name), ziel ? landPlzOrt(ziel) : ''], 22],
      ['vorbehalte', [], 22],
    ],
    [
      ['uebernahme', [verbunden(', ', ab?.name, ab ? landPlzOrt(ab) : ''), tag(a.beladedatum)], 22],
      ['dokumente', papiere(a), 22],
    ],
  ];
}

function anschrift(adresse: Berichtsadresse | null | undefined): string[] {
  if (!adresse) return [];
  return [
    klartext(adresse.name),
    ...anschriftzeilen(adresse),
    landPlzOrt(adresse),
    aus(adresse.land, 'bezeichnung'),
  ];
}

function papiere(a: Berichtsauftrag): string[] {
  const lieferscheine = [
    ...new Set(a.auftragspositionen.map((p) => klartext(p.lieferschein)).filter(Boolean)),
  ];
  return [
    lieferscheine.length ? `Lieferscheine ${lieferscheine.slice(0, 12).join(', ')}` : '',
    a.mitGefahrguetern ? 'Beförderungspapier nach ADR 5.4.1' : '',
  ];
}

function unteresFeld(a: Berichtsauftrag, texte: Berichtstexte): [Feld, Feld][] {
  const frankatur = klartext(texte.frankaturen[a.frankatur ?? 0] ?? '');
  const nachnahme = a.nachnahmeBetrag
    ? menge(a.nachnahmeBetrag, 2, aus(a.nachnahmeWaehrung, 'bezeichnungKurz') || 'EUR')
    : '';
  const uhrzeit = zeitfenster(a.entladezeitVon, a.entladezeitBis);
  const termin = verbunden(' ', aus(a.terminkennzeichen, 'langBezeichnung'), tag(a.entladedatum), uhrzeit);
  return [
    [
      ['anweisungen', [zeilentext(a.zollvermerk), zeilentext(a.hinweis, 8)], 40],
      ['zuZahlen', [], 40],
    ],
    [
      ['nachnahme', [nachnahme], 14],
      ['vereinbarungen', [termin && `Zustellung: ${termin}`], 14],
    ],
    [
      ['frachtzahlung', [frankatur], 14],
      ['ausgefertigt', [verbunden(', ', a.absenderAdresse?.ort, tag(a.datum))], 14],
    ],
  ];
}

function unterschriften(a: Berichtsauftrag): Content {
  const drittel = (satzbreite - 0.5) / 3 - 12.5;
  const namen = ['unterschriftAbsender', 'unterschriftFrachtfuehrer', 'empfangen'] as const;
  const empfangsort = aus(a.empfaengerAdresse, 'ort');
  const body = [
    namen.map((name) =>
      zelle(name, name === 'empfangen' && empfangsort ? [`${empfangsort}, den`] : [], drittel, 66),
    ),
  ];
  return { table: { widths: [drittel, drittel, drittel], body }, layout: kasten };
}
