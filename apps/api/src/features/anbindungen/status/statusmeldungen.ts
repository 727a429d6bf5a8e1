import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { momentAus } from '@frachtportal/domain/feld/zeitpunkt';
import type { Packstueckstatus, Sendungsstatus, Statusdatei } from '@frachtportal/edi/fortras/status';
import { deutsch } from '@frachtportal/texte/server';

/** Which of our statuses a code of the partner is; nothing where nobody has said so. */
export type Statuscodes = ReadonlyMap<string, number>;

/** A report as dispatch reports it; or one that cannot be taken and why, with the code that nobody knows. */
export interface Statussatz {
  satz: Record<string, unknown>;
  grund?: Meldung;
  unbekannt?: string;
}

export const kommentarlaenge = 255;
const mitternacht = '00:00';

/** How the reports of a partner are read. */
export interface Berichtsprofil {
  codes: Statuscodes;
  zeitzone: string;
  /** The qualifier of the proof of a delivery. */
  belegkennung: string | null;
}

/** What a status file says, in the order of its records. */
export function statusmeldungen(datei: Statusdatei, profil: Berichtsprofil): Statussatz[] {
  const alle = [
    ...datei.sendungen.map((s) => ({ nummer: s.nummer, satz: vonSendung(s, profil) })),
    ...datei.packstuecke
      .filter(({ werte }) => werte.scanCode1)
      .map((p) => ({ nummer: p.nummer, satz: vonPackstueck(p, profil) })),
  ];
  return alle.sort((a, b) => a.nummer - b.nummer).map(({ satz }) => satz);
}

function vonSendung(s: Sendungsstatus, profil: Berichtsprofil): Statussatz {
  const { werte: w, texte } = s;
  const { codes, zeitzone } = profil;
  const kommentar = [w.additionalText, ...texte].filter(Boolean).join(' ').slice(0, kommentarlaenge);
  const verweis = w.referenceNumber && `Ref. ${w.referenceNumber}`;
  return mitStatus(w.statusCode, codes, {
    // A pickup order is known by the number that we gave it, a consignment too.
    auftragsnummer: w.consignmentNumberSendingDepot || w.pickupOrderNumber,
    ereignis: ['STAT512', w.statusCode, w.dateOfEvent, w.timeOfEvent, w.referenceNumber].join(' ').trim(),
    ...zeitangabe(w.dateOfEvent, w.timeOfEvent, zeitzone),
    quittiert: w.nameOfAcknowledgingParty,
    kommentar: zusammen(belege(s, profil), kommentar, verweis),
  });
}

function vonPackstueck(p: Packstueckstatus, profil: Berichtsprofil): Statussatz {
  const { werte: w } = p;
  const { codes, zeitzone } = profil;
  const sscc = /^(?:00)?(\d{18})$/.exec(w.barcode1)?.[1] ?? '';
  return mitStatus(w.scanCode1, codes, {
    auftragsnummer: w.consignmentNumberSendingDepot,
    sscc,
    ereignis: ['STAT512', w.scanCode1, w.scanDate1, w.scanTime1, w.barcode1].join(' ').trim(),
    ...zeitangabe(w.scanDate1, w.scanTime1, zeitzone),
    kommentar: zusammen(belege(p, profil), w.additionalText1),
  });
}

/** By what the partner finds the proof of the delivery. */
function belege({ angaben }: Pick<Packstueckstatus, 'angaben'>, { belegkennung }: Berichtsprofil): string {
  const seine = angaben.filter(({ kennung }) => kennung === belegkennung).map(({ wert }) => wert);
  return seine.length ? deutsch('anbindung.beleg.nummer', { beleg: seine.join(', ') }) : '';
}

const zusammen = (...teile: string[]) => teile.filter(Boolean).join(' · ').slice(0, kommentarlaenge);

/** Without a time, or at midnight, only the day is known. */
export function zeitangabe(tag: string, uhrzeit: string, zeitzone: string) {
  if (!uhrzeit || uhrzeit === mitternacht) return { zeitpunkt: `${tag}T00:00:00.000Z`, nurTag: true };
  return { zeitpunkt: momentAus(tag, uhrzeit, zeitzone) };
}

export function mitStatus(code: string, codes: Statuscodes, satz: Record<string, unknown>): Statussatz {
  const status = codes.get(code.toUpperCase());
  if (status !== undefined) return { satz: { ...satz, status } };
  const grund = fehler('anbindung.statuscode', 'status', { code });
  return { satz: { ...satz, code }, grund, unbekannt: code };
}
