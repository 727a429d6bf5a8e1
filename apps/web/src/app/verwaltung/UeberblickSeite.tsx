import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { useMenue } from './bereiche';

/** What can be done in the admin area. */
export function UeberblickSeite() {
  return (
    <>
      <Seitenkopf titel="allgemein.adminbereich" />
      <ul className="fp-verwaltung-kacheln">
        {useMenue().map(({ titel, pfad, beschreibung }) => (
          <li key={pfad} className="fp-karte">
            <Link to={pfad}>{t(titel)}</Link>
            <p className="fp-gedaempft">{t(beschreibung)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
