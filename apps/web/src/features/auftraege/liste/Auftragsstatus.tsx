import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import { t } from '@frachtportal/texte/t';
import { Phasenzeichen } from '../Phasenzeichen';

type Statusangaben = Pick<Auftragszeile, 'typ' | 'status' | 'kalkulationsFolgeId' | 'anzeigestatus'>;

/**
 * The word for the status of an order, the same in the list, the panel and its history. Price requests say how far they
 * are instead (specification of orders, section 4).
 */
export function statuswort(zeile: Statusangaben): string {
  if (zeile.typ === 1 && zeile.status.id === 2) return 'auftrag.liste.preisermittlungInArbeit';
  if (zeile.typ === 1 && zeile.kalkulationsFolgeId) return 'auftrag.liste.preisermittlungIstErfolgt';
  return zeile.anzeigestatus?.kurzBezeichnung ?? 'auftrag.liste.geheimstatus';
}

/**
 * The status of an order: its word, and how far the shipment is in colour and form; what has gone wrong stands out, as
 * bad as its display status says.
 */
export function Auftragsstatus({ zeile }: { zeile: Statusangaben }) {
  const phase = phaseVon(zeile.status.id, zeile.anzeigestatus);
  const text = t(statuswort(zeile));
  return (
    <span className="fp-status" data-problem={phase === 'problem' ? zeile.anzeigestatus?.farbe : undefined}>
      <Phasenzeichen phase={phase} />
      <span title={text}>{text}</span>
    </span>
  );
}
