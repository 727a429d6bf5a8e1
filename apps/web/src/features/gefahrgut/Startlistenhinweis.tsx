import { t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { Link } from 'react-router-dom';
import { pfade } from '../../lib/pfade';

/** The word that the shipped list is only a beginning. */
export function Startlistenhinweis({ mitLink = true }: { mitLink?: boolean }) {
  return (
    <Alert severity="warning" role="note">
      {t('meldung.gefahrgut.startliste')}
      {mitLink && (
        <>
          {' '}
          <Link to={pfade.stammdaten.gefahrgutimport}>{t('gefahrgut.tabelleImportieren')}</Link>
        </>
      )}
    </Alert>
  );
}
