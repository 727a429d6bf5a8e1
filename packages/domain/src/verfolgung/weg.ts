import type { Auftrag } from '../auftrag/auftrag.js';
import { Status } from '../auftrag/auftrag-status.js';
import { type Phase, phaseVon } from '../auftrag/liste/phase.js';
import type { Anzeigestatus } from '../stammdaten/sendungsstatus.js';

/** A step of the way as somebody outside sees it. */
export interface Wegschritt {
  /** A display status, in German as its list has it. */
  titel: string;
  phase: Phase;
  zeitpunkt: string;
  /** Only the day is known. */
  nurTag: boolean;
  ort: string | null;
  /** Who has signed for it. */
  quittiert: string | null;
}

export interface Weg {
  schritte: Wegschritt[];
  /** What it is called now, and how far that is. */
  titel: string;
  phase: Phase;
  /** On its way: when it is to be delivered. */
  geplant: { tag: string; von: string | null; bis: string | null } | null;
}

interface Sicht {
  /** What users see of a shipment status. */
  anzeigeZu(statusId: number): Pick<Anzeigestatus, 'id' | 'kurzBezeichnung' | 'farbe'> | undefined;
  /** Places on the way to the first depot are those of a sender of whom nothing may be seen. */
  ohneAbholorte: boolean;
}

/**
 * The way of a shipment, the earliest step first: each display status once in a row, by its latest report. Statuses that
 * nobody may see, those of the transfer, and what was written beside one are left out.
 */
export function wegVon(auftrag: Auftrag, { anzeigeZu, ohneAbholorte }: Sicht): Weg {
  const schritte = (auftrag.auftragshistorie ?? [])
    .flatMap(({ sendungsstatus, datum, nurTag, ereignisort, quittiert }): Wegschritt[] => {
      const anzeige = anzeigeZu(sendungsstatus.id);
      const intern = sendungsstatus.id > Status.erfasst && sendungsstatus.id <= Status.uebertragen;
      if (!anzeige || intern) return [];
      const phase = phaseVon(sendungsstatus.id, anzeige);
      const verborgen = ohneAbholorte && (phase === 'erfasst' || phase === 'abgeholt');
      const ort = verborgen ? null : ereignisort;
      return [{ titel: anzeige.kurzBezeichnung, phase, zeitpunkt: datum, nurTag, ort, quittiert }];
    })
    .sort((a, b) => (a.zeitpunkt < b.zeitpunkt ? -1 : 1))
    .filter((s, i, alle) => alle[i + 1]?.titel !== s.titel);
  const jetzt = anzeigeZu(auftrag.status.id);
  const phase = phaseVon(auftrag.status.id, jetzt);
  const titel = jetzt?.kurzBezeichnung ?? schritte.at(-1)?.titel ?? auftrag.status.kurzBezeichnung;
  return { schritte, titel, phase, geplant: phase === 'zugestellt' ? null : geplant(auftrag) };
}

function geplant({ entladedatum: tag, entladezeitVon, entladezeitBis }: Auftrag): Weg['geplant'] {
  return tag ? { tag, von: entladezeitVon || null, bis: entladezeitBis || null } : null;
}
