import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { text } from '@frachtportal/domain/texte/text';
import { EinfachesHtml } from '../../components/EinfachesHtml';
import { Karte } from '../../components/Karte';

/** The client's own words beside the login, and what may be shipped without asking. */
export function Daneben({ konfiguration }: { konfiguration: Konfiguration }) {
  const { clientInfobox, variante } = konfiguration;
  return (
    <>
      {clientInfobox.trim() && (
        <Karte name="Information">
          <EinfachesHtml html={clientInfobox} />
        </Karte>
      )}
      {variante.versandkriterien && (
        <Karte titel="Versandkriterien" name="Versandkriterien">
          <p>{text(variante.versandkriterien)}</p>
        </Karte>
      )}
    </>
  );
}

export function hatDaneben({ clientInfobox, variante }: Konfiguration): boolean {
  return clientInfobox.trim() !== '' || variante.versandkriterien !== '';
}
