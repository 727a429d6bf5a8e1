import { text, wort } from '@frachtportal/domain/texte/text';
import { lazy, Suspense, useState } from 'react';
import { Karte } from '../../components/Karte';
import { Knopf } from '../../components/Knopf';
import { useRegung } from '../../lib/regung';
import './maut.css';

const Mautrechner = lazy(async () => ({ default: (await import('./Mautrechner')).Mautrechner }));

/** The fields as they will stand, so that the box looks the same before they come. */
const umriss = [
  ...['Land des Absenders', 'PLZ des Absenders', 'Land des Empfängers', 'PLZ des Empfängers'],
  ...['frachtpflichtiges Gewicht', 'Mautbetrag'],
];

/** The toll calculator of the login page. Its fields come with the first move of somebody, so that the login is there first. */
export function MautBox() {
  const regung = useRegung();
  const [verlangt, setVerlangt] = useState(false);
  return (
    <Karte titel="Mautrechner" className="fp-mautbox">
      <p className="fp-gedaempft">{text('maut.info')}</p>
      <div className="fp-mautbox-felder">
        {regung || verlangt ? (
          <Suspense>
            <Mautrechner />
          </Suspense>
        ) : (
          <div className="fp-mautbox-umriss">
            {umriss.map((label) => (
              <span key={label} aria-hidden="true">
                {wort(label)}
              </span>
            ))}
            <Knopf text="Maut berechnen" onClick={() => setVerlangt(true)} />
          </div>
        )}
      </div>
      <p className="fp-gedaempft">{text('maut.vorbehalt')}</p>
    </Karte>
  );
}
