import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { Karte } from '../components/anzeige/Karte';
import { Seitentitel } from '../components/anzeige/Seitentitel';
import './seiten.css';

const titel = 'rahmen.nichtGefunden.dieseSeiteGibtEsNicht';

export function NichtGefunden() {
  return (
    <main className="fp-mitte">
      <Seitentitel titel={titel} />
      <h1 className="fp-nur-vorlesen">{t(titel)}</h1>
      <Karte titel={titel}>
        <p>
          <Link to="/auftragsmanagement/auftragsresearch">{t('allgemein.zurAuftragsliste')}</Link>
        </p>
      </Karte>
    </main>
  );
}
