import { t } from '@frachtportal/texte/t';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Aufbewahrungskarte } from './Aufbewahrungskarte';
import { Einspielkarte } from './Einspielkarte';
import { Mandantenkarte } from './Mandantenkarte';
import { Personenkarte } from './Personenkarte';
import { Vorgangsliste } from './Vorgangsliste';
import './datenleben.css';

/** What happens to data over the years: taken out, brought back, kept for a time, erased. */
export function DatenlebenSeite() {
  return (
    <>
      <Seitentitel titel="datenleben.datenleben" />
      <h1>{t('datenleben.datenleben')}</h1>
      <p className="fp-gedaempft">{t('datenleben.erklaerung')}</p>
      <Vorgangsliste />
      <div className="fp-datenleben">
        <Mandantenkarte />
        <Personenkarte />
        <Aufbewahrungskarte />
        <Einspielkarte />
      </div>
    </>
  );
}
