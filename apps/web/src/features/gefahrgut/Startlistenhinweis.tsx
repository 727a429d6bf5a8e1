import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import './gefahrgut.css';

/** The word that the shipped list is only a beginning. */
export function Startlistenhinweis({ mitLink = true }: { mitLink?: boolean }) {
  return (
    <p className="fp-gefahrgut-hinweis" role="note">
      {t('meldung.gefahrgut.startliste')}
      {mitLink && (
        <>
          {' '}
          <Link to={pfade.stammdaten.gefahrgutimport}>{t('gefahrgut.tabelleImportieren')}</Link>
        </>
      )}
    </p>
  );
}
