import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { t } from '@frachtportal/texte/t';
import { EinfachesHtml } from '../../components/anzeige/EinfachesHtml';
import { Karte } from '../../components/anzeige/Karte';

/** The client's own words beside the login, and what may be shipped without asking. */
export function Daneben({ konfiguration }: { konfiguration: Konfiguration }) {
  const { clientInfobox, variante } = konfiguration;
  return (
    <>
      {clientInfobox.trim() && (
        <Karte name="anmeldung.information">
          <EinfachesHtml html={clientInfobox} />
        </Karte>
      )}
      {variante.versandkriterien && (
        <Karte titel="anmeldung.daneben.versandkriterien" name="anmeldung.daneben.versandkriterien">
          <p>{t(`meldung.${variante.versandkriterien}`)}</p>
        </Karte>
      )}
    </>
  );
}
