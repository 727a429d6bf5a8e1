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

const erfasst: number = anzeigeErfasst;
const uebertragung: number = anzeigeUebertragen;

/**
 * The life of an order, newest first. Two steps every order has open it: captured, dated from the order date, and the
 * transfer, which "ist erfolgt" from status 3 on. A status nobody may see shows as "Geheimstatus".
 */
export function schritte(auftrag: Verlauf): Schritt[] {
  const gemeldet = [...(auftrag.auftragshistorie ?? [])]
    .filter((e) => e.sendungsstatus.sdst_id_anzeige !== erfasst)
    .reverse()
    .map((e, i) => ({
      schluessel: `${e.datum}-${i}`,
      anzeige: e.sendungsstatus.sdst_id_anzeige,
      titel: e.sendungsstatus.anzeige || 'Geheimstatus',
      zeitpunkt: e.datum,
      ort: e.ereignisort ?? '',
      kommentar: e.kommentar ?? '',
    }));
  const erfolgt = auftrag.status.id >= 3;
  const belegt = gemeldet.some((s) => s.anzeige === uebertragung);
  const fest = { schluessel: String(uebertragung), zeitpunkt: null, ort: '' };
  return [
    // Still ahead: above all that has happened. Done without a record of when: below it.
    ...(erfolgt ? [] : [{ ...fest, titel: 'Übertragung', kommentar: 'steht noch aus' }]),
    ...gemeldet,
    ...(erfolgt && !belegt ? [{ ...fest, titel: 'Übertragung ist erfolgt', kommentar: '' }] : []),
    {
      schluessel: String(erfasst),
      titel: 'erfasst',
      zeitpunkt: null,
      tag: auftrag.datum,
      ort: auftrag.erfasser?.name ?? '',
      kommentar: '',
    },
  ];
}
