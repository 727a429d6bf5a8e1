import { tagVon } from '@frachtportal/domain/feld/zeitpunkt';
import type { Content } from 'pdfmake';
import type { Schadensblatt } from '../blatt.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { menge, tag, zahl } from '../darstellung/format.js';
import { kopf } from '../darstellung/kopf.js';
import { briefkopfVon, fuerEmpfaenger } from '../darstellung/neutral.js';
import { sage } from '../darstellung/papiersprache.js';
import { beschriftet, kasten, kastenzeile, ueberschrift } from '../darstellung/raster.js';
import { gueterUndSchluss } from '../darstellung/schluss.js';
import { klartext, verbunden, zeilentext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { halb, satzbreite } from '../darstellung/seite.js';
import { unterschriften } from '../darstellung/unterschriften.js';

const art = { titel: 'papier.schadensanzeige.titel', mehrzahl: 'papier.schadensanzeige.titel' };

/**
 * The claim of a damage, missing goods or a delay: what, since when, how much, by which law until when, and of which
 * order. The consignee may hand it in, so with a neutral sender nothing on it tells of the real one.
 */
export function schadensanzeige(blatt: Schadensblatt): Dokument {
  const { texte } = blatt;
  return bogen(art, [fuerEmpfaenger(blatt.auftrag)], texte, (auftrag) => [
    ...kopf(art.titel, auftrag, { briefkopf: briefkopfVon(auftrag, texte) }, texte.zeitzone),
    ...anzeige(blatt, auftrag.mandant !== null),
    ...schaden(blatt),
    ...adressen(auftrag),
    ...gueterUndSchluss(
      auftrag,
      [],
      unterschriften(['papier.schadensanzeige.anzeigender', 'papier.schadensanzeige.frachtfuehrer']),
    ),
    ...bilder(blatt),
  ]);
}

/** Who tells whom, and until when it had to be told. Nothing of the client where its order hides it. */
function anzeige(b: Schadensblatt, offen: boolean): Content[] {
  const { frist, rechtzeitig } = b.schaden;
  const an = b.texte.koepfe[b.auftrag.mandant?.id ?? 0];
  return [
    kastenzeile(
      [
        { label: 'papier.schadensanzeige.an', wert: klartext(an?.name), anteil: 1.8 },
        {
          label: 'papier.schadensanzeige.angezeigtAm',
          wert: verbunden(', ', tag(tagVon(b.angezeigtAm, b.texte.zeitzone)), offen && b.angezeigtVon),
          anteil: 1.2,
        },
        {
          label: 'klaerfall.frist',
          wert: verbunden(', ', tag(frist), sage(b.gesetz)),
          anteil: 1.4,
        },
        {
          label: 'papier.schadensanzeige.zeit',
          wert: sage(rechtzeitig ? 'klaerfall.rechtzeitig' : 'klaerfall.fristVersaeumt'),
          anteil: 1.3,
        },
      ],
      satzbreite,
    ),
  ];
}

function schaden({ grund, schaden: s, text }: Schadensblatt): Content[] {
  const breite = satzbreite - 13;
  // A text that is not for all is none for a paper: there is room to write one.
  const beschreibung = absatz(zeilentext(text) || '\n\n\n', breite, 9.5);
  return [
    ueberschrift('klaerfall.schaden'),
    kastenzeile(
      [
        { label: 'papier.schadensanzeige.art', wert: sage(grund) },
        { label: 'klaerfall.abgeliefertAm', wert: tag(s.abgeliefertAm) },
        {
          label: 'papier.schadensanzeige.erkennbar',
          wert: sage(s.erkennbar ? 'papier.schadensanzeige.ja' : 'papier.schadensanzeige.nein'),
          anteil: 1.4,
        },
        { label: 'klaerfall.betroffen', wert: zahl(s.packstuecke) },
        { label: 'papier.schadensanzeige.betrag', wert: menge(s.betrag, 2, '€') },
      ],
      satzbreite,
    ),
    {
      table: { widths: [breite], body: [[beschriftet('papier.schadensanzeige.beschreibung', beschreibung)]] },
      layout: kasten,
      margin: [0, 0, 0, 6],
    },
    absatz(sage(`papier.schadensanzeige.${s.recht}`), satzbreite, 8.5, { margin: [0, 0, 0, 6] }),
  ];
}

/** Two in a row; what cannot be drawn is named. */
function bilder({ bilder: alle }: Schadensblatt): Content[] {
  const gezeichnete = alle.filter((b) => b.daten);
  const andere = alle.filter((b) => !b.daten);
  const zeilen = Array.from({ length: Math.ceil(gezeichnete.length / 2) }, (_, i) =>
    gezeichnete.slice(2 * i, 2 * i + 2),
  );
  return [
    ...(alle.length && !zeilen.length ? [ueberschrift('klaerfall.bilder')] : []),
    ...zeilen.map((paar, i) => ({
      unbreakable: true,
      stack: [...(i === 0 ? [ueberschrift('klaerfall.bilder')] : []), nebeneinander(paar)],
    })),
    ...andere.map((b) =>
      absatz(sage('papier.abliefernachweis.beimAuftrag', { beleg: klartext(b.name) }), satzbreite, 8.5),
    ),
  ];
}

const nebeneinander = (paar: Schadensblatt['bilder']): Content => ({
  columns: paar.map((b) => ({
    width: halb + 6,
    stack: [
      { image: b.daten as string, fit: [halb, 250] as [number, number] },
      absatz(klartext(b.name), halb, 8, { margin: [0, 2, 0, 0] }),
    ],
  })),
  columnGap: 12,
  margin: [0, 0, 0, 8],
});
