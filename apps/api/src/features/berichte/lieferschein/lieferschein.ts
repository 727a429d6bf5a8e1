import type { Content } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { kopfzeile } from '../darstellung/kopf.js';
import { nachnahmebetrag, services, tausch, zusatz } from '../darstellung/leistungen.js';
import { briefkopfVon, fuerEmpfaenger } from '../darstellung/neutral.js';
import { packstuecknummern } from '../darstellung/packstuecknummern.js';
import { positionen } from '../darstellung/positionen.js';
import { kastenzeile } from '../darstellung/raster.js';
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
    (auftrag) => [
      ...kopfzeile(art.titel, auftrag, briefkopfVon(auftrag, texte)),
      ...adressen(auftrag),
      ...positionen(auftrag),
      ...packstuecknummern(ssccVon(auftrag)),
      ...angaben(auftrag),
      unterschriften(['papier.unterschrift.fahrer', 'papier.unterschrift.empfaengerVollstaendig']),
    ],
  );
}

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
    { label: 'papier.fremdnummer', wert: klartext(a.spedfremdnr) },
    { label: 'papier.hinweis', wert: zeilentext(a.hinweis) },
  ].filter((f) => f.wert);
  const zeilen = felder.map((feld) => kastenzeile([feld], satzbreite));
  return zeilen.length ? [{ stack: zeilen, margin: [0, 8, 0, 0] }] : [];
}
