import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
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
      <Seitenkopf titel="datenleben.datenleben" erklaerung="datenleben.erklaerung" />
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
