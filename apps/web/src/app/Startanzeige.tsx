import { t } from '@frachtportal/texte/t';
import CircularProgress from '@mui/material/CircularProgress';
import './seiten.css';

/** The spinner of the start; later on, pages show their own shape while loading. */
export function Startanzeige() {
  return (
    <div className="fp-mitte" role="status" aria-label={t('rahmen.startanzeige.frachtportalWirdGeladen')}>
      <CircularProgress size={32} />
    </div>
  );
}
