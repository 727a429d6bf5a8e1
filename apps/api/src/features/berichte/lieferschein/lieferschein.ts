import type { Content } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { kopfzeile, verfolgungsort } from '../darstellung/kopf.js';
import { nachnahmebetrag, services, tausch, zusatz } from '../darstellung/leistungen.js';
import { briefkopfVon, fuerEmpfaenger } from '../darstellung/neutral.js';
import { packstuecknummern } from '../darstellung/packstuecknummern.js';
import { kastenzeile } from '../darstellung/raster.js';
import { gueterUndSchluss, mitEnde } from '../darstellung/schluss.js';
import { klartext, zeilentext } from '../darstellung/schrift/klartext.js';
import { satzbreite } from '../darstellung/seite.js';
import { unterschriften } from '../darstellung/unterschriften.js';
import { ssccVon } from '../warenetikett/packstuecke.js';

const art = { titel: 'papier.lieferschein.titel', mehrzahl: 'papier.lieferschein.mehrzahl' };

/** The delivery note: what the recipient gets and signs for. Prices, values and payers are none of their business. */
export function lieferschein(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return bogen(
    art,
    auftraege.map((a) => ohneWerte(fuerEmpfaenger(a))),
    texte,
    (auftrag) => [
      ...kopfzeile(art.titel, auftrag, {
        briefkopf: briefkopfVon(auftrag, texte),
        verfolgen: verfolgungsort(auftrag, texte),
      }),
      ...adressen(auftrag),
      ...gueterUndSchluss(
        auftrag,
        [...nummern(ssccVon(auftrag)), ...angaben(auftrag)],
        unterschriften(['papier.unterschrift.fahrer', 'papier.unterschrift.empfaengerVollstaendig']),
      ),
    ],
  );
}

/** So many numbers of pieces share a page with the place to sign. */
const nummernAmSchluss = 50;

function ohneWerte(auftrag: Berichtsauftrag): Berichtsauftrag {
  return {
    ...auftrag,
    abweichendeRechnungsempfaengerAdresse: null,
    rechnungsempfaengerAdresse: null,
    nachnahmeempfaengerAdresse: null,
    auftragspositionen: auftrag.auftragspositionen.map((p) => ({
      ...p,
      warenwert: null,
      versicherungswert: null,
    })),
  };
}

/** What the driver has to do and the recipient has to know; boxes without content are left out. */
function angaben(a: Berichtsauftrag): Content[] {
  const betrag = nachnahmebetrag(a);
  const felder = [
    { label: 'papier.nachnahmeErheben', wert: betrag },
    { label: 'papier.services', wert: services(a).join('\n') },
    { label: 'papier.lademitteltausch', wert: tausch(a).join('\n') },
    { label: 'papier.zusaetzlicheLademittel', wert: zusatz(a).join('\n') },
    { label: 'papier.hinweis', wert: zeilentext(a.hinweis) },
    { label: 'papier.fremdnummer', wert: klartext(a.spedfremdnr) },
  ].filter((f) => f.wert);
  return felder.flatMap(({ label, wert }) =>
    mitEnde(wert.split('\n')).map((zeilen) => kastenzeile([{ label, wert: zeilen.join('\n') }], satzbreite)),
  );
}

function nummern(sscc: readonly string[]): Content[] {
  const ende = sscc.slice(-nummernAmSchluss);
  const davor = sscc.slice(0, -nummernAmSchluss);
  return [davor, ende]
    .filter((teil) => teil.length)
    .map((teil) => ({ stack: packstuecknummern(teil), margin: [0, 0, 0, 8] }));
}
