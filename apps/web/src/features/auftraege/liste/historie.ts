import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { anzeigeErfasst, anzeigeUebertragen } from '@frachtportal/domain/stammdaten/sendungsstatus';

export interface Schritt {
  schluessel: string;
  titel: string;
  zeitpunkt: string | null;
  /** A day without time, for the first step. */
  tag?: string | null;
  ort: string;
  kommentar: string;
}

type Verlauf = Pick<Auftrag, 'datum' | 'status' | 'auftragshistorie' | 'erfasser'>;

/**
 * The life of an order, newest first. Two steps every order has open it: captured, dated from the order date, and the
 * transfer, which "ist erfolgt" from status 3 on. A status nobody may see shows as "Geheimstatus".
 */
export function schritte(auftrag: Verlauf): Schritt[] {
  const eintraege = [...(auftrag.auftragshistorie ?? [])].sort((a, b) => b.datum.localeCompare(a.datum));
  const fest = new Set([anzeigeErfasst, anzeigeUebertragen]);
  const gemeldet = eintraege.filter((e) => !fest.has(e.sendungsstatus.sdst_id_anzeige ?? 0));
  const uebertragen = eintraege.find((e) => e.sendungsstatus.sdst_id_anzeige === anzeigeUebertragen);
  return [
    ...gemeldet.map((e, i) => ({
      schluessel: `${e.datum}-${i}`,
      titel: e.sendungsstatus.anzeige || 'Geheimstatus',
      zeitpunkt: e.datum,
      ort: e.ereignisort ?? '',
      kommentar: e.kommentar ?? '',
    })),
    {
      schluessel: String(anzeigeUebertragen),
      titel: auftrag.status.id >= 3 ? 'Übertragung ist erfolgt' : 'Übertragung',
      zeitpunkt: auftrag.status.id >= 3 ? (uebertragen?.datum ?? null) : null,
      ort: '',
      kommentar: auftrag.status.id >= 3 ? '' : 'steht noch aus',
    },
    {
      schluessel: String(anzeigeErfasst),
      titel: 'erfasst',
      zeitpunkt: null,
      tag: auftrag.datum,
      ort: auftrag.erfasser?.name ?? '',
      kommentar: '',
    },
  ];
}
