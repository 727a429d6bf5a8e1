import { t } from '@frachtportal/texte/t';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { useOffenenWeg } from '../../lib/useOffenenWeg';
import { bereiche, useBereiche, useMenue } from './bereiche';
import './verwaltung.css';

/** The admin area: its parts at the left, one of them beside. A part that is not open to the user says so. */
export function Verwaltung() {
  const darf = useRechte();
  const { pathname } = useLocation();
  const offen = useBereiche();
  const menue = useMenue();
  const verschlossen =
    !darf('admin') ||
    bereiche.some((b) => pathname.startsWith(b.pfad) && !offen.some(({ pfad }) => pfad === b.pfad));
  const wege = useOffenenWeg();
  return (
    <div className="fp-mit-wegen">
      {darf('admin') && (
        <nav ref={wege} className="fp-wege fp-wege-quer" aria-label={t('allgemein.adminbereich')}>
          <NavLink to={pfade.admin} end>
            {t('verwaltung.verwaltung.ueberblick')}
          </NavLink>
          {menue.map(({ titel, pfad }) => (
            <NavLink key={pfad} to={pfad}>
              {t(titel)}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="fp-bereich">
        {verschlossen ? <KeinRecht titel="allgemein.adminbereich" /> : <Outlet />}
      </div>
    </div>
  );
}
