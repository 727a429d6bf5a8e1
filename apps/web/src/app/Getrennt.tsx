import { t } from '@frachtportal/texte/t';
import { Karte } from '../components/anzeige/Karte';

/** In place of a page that there is not yet: nobody answers, and it is tried again. */
export function Getrennt() {
  return (
    <div className="fp-mitte">
      <Karte>
        <p role="status">{t('meldung.server.getrennt')}</p>
      </Karte>
    </div>
  );
}
