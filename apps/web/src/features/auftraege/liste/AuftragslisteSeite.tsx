import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { heute } from '../../../lib/format/datum';
import { useRechte } from '../../../lib/rechte';
import { aktuelleSitzung } from '../../../lib/sitzung';
import { auftragslisteAbfrage } from '../api/auftragsliste';
import { Auftragsliste } from './Auftragsliste';
import { alsAnfrage, ausAdresse, zeitraumGueltig } from './suche/suchzustand';
import { zeilenzahlVorab } from './zeilenzahl/useZeilenzahl';

export function AuftragslisteSeite() {
  return <Auftragsliste titel="allgemein.auftragsliste" offen={false} />;
}

/** Orders still in the portal's hands; of use only to those who may change them. */
export function OffeneAuftraegeSeite() {
  const darf = useRechte();
  if (darf('auftrag.bearbeiten')) return <Auftragsliste titel="allgemein.offeneAuftraege" offen />;
  return <KeinRecht titel="allgemein.offeneAuftraege" />;
}

/** What the list asks for first at this address, known before it is drawn. */
export function ersteListe(adresse: URLSearchParams) {
  const zustand = ausAdresse(adresse, heute(), zeilenzahlVorab(aktuelleSitzung()));
  return auftragslisteAbfrage(alsAnfrage(zustand, false), zeitraumGueltig(zustand));
}
