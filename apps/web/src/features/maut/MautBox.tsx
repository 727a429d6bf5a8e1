import { text } from '@frachtportal/domain/texte/text';
import { lazy, Suspense, useState } from 'react';
import { Karte } from '../../components/Karte';
import { Knopf } from '../../components/Knopf';
import { useRegung } from '../../lib/useRegung';
import './maut.css';

const Mautrechner = lazy(async () => ({ default: (await import('./Mautrechner')).Mautrechner }));

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
          <Knopf text="Maut berechnen" onClick={() => setVerlangt(true)} />
        )}
      </div>
      <p className="fp-gedaempft">{text('maut.vorbehalt')}</p>
    </Karte>
  );
}
