import { wort } from '@frachtportal/domain/texte/text';
import { Link } from 'react-router-dom';
import { Karte } from '../components/Karte';
import './seiten.css';

export function NichtGefunden() {
  return (
    <main className="fp-mitte">
      <Karte titel="Diese Seite gibt es nicht">
        <p>
          <Link to="/auftragsmanagement/auftragsresearch">{wort('Zur Auftragsliste')}</Link>
        </p>
      </Karte>
    </main>
  );
}
