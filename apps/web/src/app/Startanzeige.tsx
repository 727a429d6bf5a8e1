import { wort } from '@frachtportal/domain/texte/text';
import CircularProgress from '@mui/material/CircularProgress';
import './seiten.css';

/** The spinner of the start; later on, pages show their own shape while loading. */
export function Startanzeige() {
  return (
    <div className="fp-mitte" role="status" aria-label={wort('Frachtportal wird geladen')}>
      <CircularProgress size={32} />
    </div>
  );
}
