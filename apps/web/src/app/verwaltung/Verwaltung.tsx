import { t } from '@frachtportal/texte/t';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { useOffenenWeg } from '../../lib/useOffenenWeg';
import { bereiche, useBereiche, useMenue } from './bereiche';
import './verwaltung.css';

/** The admin area: its parts at the top, one of them below. A part that is not open to the user says so. */
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
    <>
      <Seitentitel titel="allgemein.adminbereich" />
      {darf('admin') && (
        <nav ref={wege} className="fp-reihe fp-wege fp-wege-quer" aria-label={t('allgemein.adminbereich')}>
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
      {verschlossen ? <KeinRecht titel="allgemein.adminbereich" /> : <Outlet />}
    </>
  );
}
