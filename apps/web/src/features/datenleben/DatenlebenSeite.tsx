import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { useRechte } from '../../lib/rechte';
import { Aufbewahrungskarte } from './Aufbewahrungskarte';
import { Einspielkarte } from './Einspielkarte';
import { Mandantenkarte } from './Mandantenkarte';
import { Personenkarte } from './Personenkarte';
import { Vorgangsliste } from './Vorgangsliste';
import './datenleben.css';

/** What happens to data over the years: taken out, brought back, kept for a time, erased. */
export function DatenlebenSeite() {
  const darf = useRechte();
  return (
    <>
      <Seitenkopf titel="datenleben.datenleben" erklaerung="datenleben.erklaerung" />
      <Vorgangsliste />
      <div className="fp-datenleben">
        <Mandantenkarte />
        <Personenkarte />
        {darf('installation.verwalten') && (
          <>
            <Aufbewahrungskarte />
            <Einspielkarte />
          </>
        )}
      </div>
    </>
  );
}
