import { t } from '@frachtportal/texte/t';
import { lazy, Suspense, useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useRegung } from '../../lib/regung';
import { sprichSeiten } from '../../lib/sprache';
import './maut.css';

const Mautrechner = lazy(async () => {
  const [teil] = await Promise.all([import('./Mautrechner'), sprichSeiten()]);
  return { default: teil.Mautrechner };
});

/** The fields as they will stand, so that the box looks the same before they come. */
const umriss = [
  'beschriftung.landDesAbsenders',
  'beschriftung.plzDesAbsenders',
  'beschriftung.landDesEmpfaengers',
  'beschriftung.plzDesEmpfaengers',
  'beschriftung.frachtpflichtigesGewicht',
  'maut.mautbetrag',
];

/** The toll calculator of the login page. Its fields come with the first move of somebody, so that the login is there first. */
export function MautBox() {
  const regung = useRegung();
  const [verlangt, setVerlangt] = useState(false);
  return (
    <Karte titel="konfiguration.einstellung.isMautrechner.label" className="fp-stapel fp-mautbox">
      <p className="fp-gedaempft">{t('meldung.maut.info')}</p>
      <div className="fp-mautbox-felder">
        {regung || verlangt ? (
          <Suspense>
            <Mautrechner />
          </Suspense>
        ) : (
          <div className="fp-mautbox-umriss">
            {umriss.map((label) => (
              <span key={label} aria-hidden="true">
                {t(label)}
              </span>
            ))}
            <Knopf text="maut.mautBerechnen" onClick={() => setVerlangt(true)} />
          </div>
        )}
      </div>
      <p className="fp-gedaempft">{t('meldung.maut.vorbehalt')}</p>
    </Karte>
  );
}
