import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import { Statusmarke, type Statuston } from '../../../components/anzeige/Statusmarke';
import { phasenzeichen } from '../Phasenzeichen';

/** Price requests say how far they are instead of a status (specification of orders, section 4). */
function wortlaut(zeile: Pick<Auftragszeile, 'typ' | 'status' | 'kalkulationsFolgeId'>): string {
  if (zeile.typ === 1 && zeile.status.id === 2) return 'auftrag.liste.preisermittlungInArbeit';
  if (zeile.typ === 1 && zeile.kalkulationsFolgeId) return 'auftrag.liste.preisermittlungIstErfolgt';
  return zeile.status.kurzBezeichnung;
}

/** The status of an order: its word, the colour of its display status, and the form of how far the shipment is. */
export function Auftragsstatus({
  zeile,
}: {
  zeile: Pick<Auftragszeile, 'typ' | 'status' | 'kalkulationsFolgeId' | 'anzeigestatus'>;
}) {
  return (
    <Statusmarke
      ton={(zeile.anzeigestatus?.farbe as Statuston | undefined) ?? 'neutral'}
      text={wortlaut(zeile)}
      icon={phasenzeichen[phaseVon(zeile.status.id, zeile.anzeigestatus)]}
    />
  );
}
