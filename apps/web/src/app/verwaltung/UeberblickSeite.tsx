import { wort } from '@frachtportal/domain/texte/text';
import { Link } from 'react-router-dom';
import { useMenue } from './bereiche';

/** What can be done in the admin area. */
export function UeberblickSeite() {
  return (
    <>
      <h1 className="fp-verwaltung-titel">{wort('Adminbereich')}</h1>
      <ul className="fp-verwaltung-kacheln">
        {useMenue().map(({ titel, pfad, beschreibung }) => (
          <li key={pfad} className="fp-karte">
            <Link to={pfad}>{wort(titel)}</Link>
            <p className="fp-gedaempft">{wort(beschreibung)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
