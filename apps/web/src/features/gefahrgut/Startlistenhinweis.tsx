import { text, wort } from '@frachtportal/domain/texte/text';
import { Link } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import './gefahrgut.css';

/** The word that the shipped list is only a beginning. */
export function Startlistenhinweis({ mitLink = true }: { mitLink?: boolean }) {
  return (
    <p className="fp-gefahrgut-hinweis" role="note">
      {text('gefahrgut.startliste')}
      {mitLink && (
        <>
          {' '}
          <Link to={pfade.stammdaten.gefahrgutimport}>{wort('Tabelle importieren')}</Link>
        </>
      )}
    </p>
  );
}
