import { t } from '@frachtportal/texte/t';
import CircularProgress from '@mui/material/CircularProgress';
import { useErreichbar } from '../lib/ereignisse/verbindung';
import { Getrennt } from './Getrennt';
import './seiten.css';

const name = 'rahmen.startanzeige.frachtportalWirdGeladen';

/**
 * The spinner of the start, in the frame that the page itself shows until then; later on, pages show their own shape.
 * There is no banner yet: that the server is away is told here.
 */
export function Startanzeige() {
  const erreichbar = useErreichbar();
  if (!erreichbar) return <Getrennt />;
  const dreht = <CircularProgress size={32} />;
  if (document.documentElement.dataset['geruest'] === undefined)
    return (
      <div className="fp-mitte" role="status" aria-label={t(name)}>
        {dreht}
      </div>
    );
  return (
    <div className="fp-startgeruest" role="status" aria-label={t(name)}>
      <b>Frachtportal</b>
      <i />
      <p>
        <span>Frachtportal</span>
        {dreht}
      </p>
    </div>
  );
}
