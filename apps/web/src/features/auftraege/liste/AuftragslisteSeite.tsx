import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { useRechte } from '../../../lib/rechte';
import { Auftragsliste } from './Auftragsliste';

export function AuftragslisteSeite() {
  return <Auftragsliste titel="allgemein.auftragsliste" offen={false} />;
}

/** Orders still in the portal's hands; of use only to those who may change them. */
export function OffeneAuftraegeSeite() {
  const darf = useRechte();
  if (darf('auftrag.bearbeiten')) return <Auftragsliste titel="allgemein.offeneAuftraege" offen />;
  return <KeinRecht titel="allgemein.offeneAuftraege" />;
}
