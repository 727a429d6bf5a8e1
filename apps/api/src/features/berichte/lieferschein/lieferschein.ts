import type { Content } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { kopfzeile } from '../darstellung/kopf.js';
import { positionen } from '../darstellung/positionen.js';
import { kastenzeile } from '../darstellung/raster.js';
import { klartext, zeilentext } from '../darstellung/schrift/klartext.js';
import { satzbreite } from '../darstellung/seite.js';
import { unterschriften } from '../darstellung/unterschriften.js';

const art = { titel: 'Lieferschein', mehrzahl: 'Lieferscheine' };

/** The delivery note: what the recipient gets and signs for. Prices, values and payers are none of their business. */
export function lieferschein(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return bogen(art, auftraege.map(fuerEmpfaenger), (auftrag) => [
    ...kopfzeile(art.titel, auftrag, texte.koepfe[auftrag.mandant?.id ?? 0]),
    ...adressen(auftrag),
    ...positionen(auftrag),
    ...hinweis(auftrag),
    unterschriften(['Fahrer', 'Empfänger (Ware vollständig und unbeschädigt erhalten)']),
  ]);
}

/** A neutral sender stands in the place of the real one; who pays is left out. */
function fuerEmpfaenger(auftrag: Berichtsauftrag): Berichtsauftrag {
  return {
    ...auftrag,
    absenderAdresse: auftrag.neutralerAbsenderAdresse ?? auftrag.absenderAdresse,
    neutralerAbsenderAdresse: null,
    abweichendeAbholerAdresse: auftrag.neutralerAbsenderAdresse ? null : auftrag.abweichendeAbholerAdresse,
    abweichendeRechnungsempfaengerAdresse: null,
    rechnungsempfaengerAdresse: null,
    nachnahmeempfaengerAdresse: null,
    auftragspositionen: auftrag.auftragspositionen.map((p) => ({
      ...p,
      warenwert: null,
      versicherungswert: null,
    })),
  } as Berichtsauftrag;
}

function hinweis(auftrag: Berichtsauftrag) {
  const text = zeilentext(auftrag.hinweis);
  const nummer = klartext(auftrag.spedfremdnr);
  const zeilen = [
    ...(nummer ? [kastenzeile([{ label: 'Fremdnummer', wert: nummer }], satzbreite)] : []),
    ...(text ? [kastenzeile([{ label: 'Hinweis', wert: text }], satzbreite)] : []),
  ];
  return zeilen.length ? [{ stack: zeilen, margin: [0, 8, 0, 0] } as Content] : [];
}
