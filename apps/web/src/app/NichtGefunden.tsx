import { wort } from '@frachtportal/domain/texte/text';
import { Link } from 'react-router-dom';
import { Karte } from '../components/Karte';
import { Seitentitel } from '../components/Seitentitel';
import './seiten.css';

const titel = 'Diese Seite gibt es nicht';

export function NichtGefunden() {
  return (
    <main className="fp-mitte">
      <Seitentitel titel={titel} />
      <h1 className="fp-nur-vorlesen">{wort(titel)}</h1>
      <Karte titel={titel}>
        <p>
          <Link to="/auftragsmanagement/auftragsresearch">{wort('Zur Auftragsliste')}</Link>
        </p>
      </Karte>
    </main>
  );
}
