import { heute } from '../../../lib/format/datum';
import { aktuelleSitzung } from '../../../lib/sitzung';
import { auftragslisteAbfrage } from '../api/auftragsliste';
import { alsAnfrage, ausAdresse, zeitraumGueltig } from './suche/suchzustand';
import { zeilenzahlVorab } from './zeilenzahl/useZeilenzahl';

/** What the list asks for first at this address, known before it is drawn. */
export function ersteListe(adresse: URLSearchParams) {
  const zustand = ausAdresse(adresse, heute(), zeilenzahlVorab(aktuelleSitzung()));
  return auftragslisteAbfrage(alsAnfrage(zustand, false), zeitraumGueltig(zustand));
}
