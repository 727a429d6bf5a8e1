import { t } from '@frachtportal/texte/t';
import CircularProgress from '@mui/material/CircularProgress';
import './seiten.css';

const name = 'rahmen.startanzeige.frachtportalWirdGeladen';

/** The spinner of the start, in the frame that the page itself shows until then; later on, pages show their own shape. */
export function Startanzeige() {
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
