import type { Content, TableCell } from 'pdfmake';
import type { Berichtsadresse, Berichtsauftrag, Berichtstexte, Briefkopf } from '../berichtsauftrag.js';
import { anschriftzeilen, landPlzOrt } from '../darstellung/anschrift.js';
import { abschnitt, grundlage } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { tag, zahl, zeitfenster } from '../darstellung/format.js';
import { nachnahmebetrag, services, tausch, zusatz } from '../darstellung/leistungen.js';
import { adrAbsender, fuerEmpfaenger } from '../darstellung/neutral.js';
import { sage } from '../darstellung/papiersprache.js';
import { beschriftet, kasten } from '../darstellung/raster.js';
import { aus, klartext, verbunden, zeilentext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { halb, satzbreite } from '../darstellung/seite.js';
import { anlage, type Feldtext, imFeld, passt } from './anlage.js';
import { gueter } from './gueter.js';
import { ausfertigungen, type Kaestchen, titel } from './kaestchen.js';

/** The CMR waybill by its numbered boxes, in a layout of our own: three originals and a copy an order. */
export function cmrFrachtbrief(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  const [einziger] = auftraege;
  const name =
    auftraege.length === 1
      ? `${sage('papier.cmr.titel')} ${klartext(einziger?.spedeigennr)}`
      : sage('papier.cmr.mehrzahl');
  return grundlage(
    name,
    auftraege.flatMap((a) =>
      ausfertigungen.map((name, i) => {
        const blatt = sage(name);
        const kopf = `${sage('papier.cmr.titel')} ${klartext(a.spedeigennr)}`;
        const inhalt = frachtbrief(a, i === 0 ? a : fuerEmpfaenger(a), texte, blatt);
        const rand = `${kopf} · ${blatt}`;
        return abschnitt(inhalt, { oben: rand, unten: rand });
      }),
    ),
  );
}

/** @param sicht the order as the reader of this copy may see it; only the sender's names the real place */
function frachtbrief(
  a: Berichtsauftrag,
  sicht: Berichtsauftrag,
  texte: Berichtstexte,
  blatt: string,
): Content[] {
  const absender = a.mitGefahrguetern ? adrAbsender(a, texte) : null;
  return [
    {
      columns: [
        { text: sage('papier.cmr.kopf'), fontSize: 14, bold: true },
        {
          text: [
            `${sage('papier.cmr.nummer', { nummer: klartext(a.spedeigennr) })}\n`,
            { text: blatt, fontSize: 8 },
          ],
          alignment: 'right',
          fontSize: 12,
          bold: true,
        },
      ],
      margin: [0, 0, 0, 3],
    },
    {
      text: sage('papier.cmr.hinweis'),
      fontSize: 6.5,
      margin: [0, 0, 0, 5],
    },
    paare(
      oberesFeld(sicht, absender ?? a.neutralerAbsenderAdresse ?? a.absenderAdresse, {
        frachtfuehrer: texte.koepfe[a.mandant?.id ?? 0],
      }),
    ),
    ...gueter(a, [
      { ...(paare(unteresFeld(sicht, texte)) as object), margin: [0, 6, 0, 0] } as Content,
      unterschriften(a),
    ]),
    ...anlage(a, [...lieferscheinliste(a), ...langeFelder(sicht)]),
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

function oberesFeld(
  a: Berichtsauftrag,
  absender: Berichtsadresse | null,
  { frachtfuehrer }: { frachtfuehrer: Briefkopf | undefined },
): [Feld, Feld][] {
  const ziel = a.abweichendeEmpfaengerAdresse ?? a.empfaengerAdresse;
  const ab = a.abweichendeAbholerAdresse ?? a.absenderAdresse;
  return [
    [
      ['absender', anschrift(absender), 44],
      ['frachtfuehrer', [klartext(frachtfuehrer?.name), ...(frachtfuehrer?.zeilen ?? []).map(klartext)], 44],
    ],
    [
      ['empfaenger', anschrift(a.empfaengerAdresse), 44],
      ['nachfolgende', [], 44],
    ],
    [
      ['auslieferung', anschrift(ziel), 22],
      ['vorbehalte', [], 22],
    ],
    [
      ['uebernahme', [...anschrift(ab), tag(a.beladedatum)], 22],
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

const lieferscheine = (a: Berichtsauftrag) => [
  ...new Set(a.auftragspositionen.map((p) => klartext(p.lieferschein)).filter(Boolean)),
];

/** So many characters of delivery notes have room in box 5; more stand on a list behind. */
const platz = 120;
const nummern = (a: Berichtsauftrag) => lieferscheine(a).join(', ');

function papiere(a: Berichtsauftrag): string[] {
  const anzahl = lieferscheine(a).length;
  const wort = sage(anzahl === 1 ? 'papier.lieferschein.titel' : 'papier.lieferschein.mehrzahl');
  const stehen =
    nummern(a).length > platz
      ? sage('papier.cmr.lautAnlage', { was: `${zahl(anzahl)} ${wort}` })
      : `${wort} ${nummern(a)}`;
  return [anzahl ? stehen : '', a.mitGefahrguetern ? sage('papier.cmr.befoerderungspapier') : ''];
}

/** The list that box 5 refers to. */
const lieferscheinliste = (a: Berichtsauftrag): Feldtext[] =>
  nummern(a).length > platz
    ? [{ name: 'dokumente', zeilen: [`${sage('papier.lieferschein.mehrzahl')}: ${nummern(a)}`] }]
    : [];

/** Box 13: what the sender wants done. */
const anweisungen = (a: Berichtsauftrag): Feldtext => ({
  name: 'anweisungen',
  zeilen: [zeilentext(a.zollvermerk), zeilentext(a.hinweis)],
});

/** Box 20: what was agreed upon beside. */
function vereinbarungen(a: Berichtsauftrag): Feldtext {
  const uhrzeit = zeitfenster(a.entladezeitVon, a.entladezeitBis);
  const termin = verbunden(' ', aus(a.terminkennzeichen, 'langBezeichnung'), tag(a.entladedatum), uhrzeit);
  const tauschgeraete = [...tausch(a), ...zusatz(a)].join(', ');
  return {
    name: 'vereinbarungen',
    zeilen: [
      termin && sage('papier.cmr.zustellung', { termin }),
      services(a).join(', '),
      tauschgeraete && sage('papier.cmr.tausch', { was: tauschgeraete }),
    ],
  };
}

const langeFelder = (a: Berichtsauftrag) =>
  [anweisungen(a), vereinbarungen(a)].filter((feld) => !passt(feld));

function unteresFeld(a: Berichtsauftrag, texte: Berichtstexte): [Feld, Feld][] {
  const frankatur = sage(klartext(texte.frankaturen[a.frankatur ?? 0] ?? ''));
  return [
    [
      ['anweisungen', imFeld(anweisungen(a)), 40],
      ['zuZahlen', [], 40],
    ],
    [
      ['nachnahme', [nachnahmebetrag(a)], 14],
      ['vereinbarungen', imFeld(vereinbarungen(a)), 14],
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
      zelle(
        name,
        name === 'empfangen' && empfangsort ? [sage('papier.cmr.den', { ort: empfangsort })] : [],
        drittel,
        66,
      ),
    ),
  ];
  return { table: { widths: [drittel, drittel, drittel], body }, layout: kasten };
}
