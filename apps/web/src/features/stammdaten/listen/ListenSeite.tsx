import { type Pflegepfad, pflegelisten, pflegepfade } from '@frachtportal/domain/stammdaten/pflegelisten';
import { t } from '@frachtportal/texte/t';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../../components/anzeige/Seitenkopf';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { useOffenenWeg } from '../../../lib/useOffenenWeg';
import { Listentabelle } from './Listentabelle';

/** The look-up lists: which of them at the left, its entries beside. */
export function ListenSeite() {
  const { liste } = useParams();
  const darf = useRechte();
  const wege = useOffenenWeg();
  if (!darf('stammdaten.verwalten')) {
    return <KeinRecht titel="allgemein.nachschlagelisten" />;
  }
  const pfad = pflegepfade.find((p) => p === liste);
  if (!pfad) return <Navigate to={pfade.stammdaten.liste(pflegepfade[0] as Pflegepfad)} replace />;
  return (
    <div className="fp-mit-wegen">
      <nav ref={wege} className="fp-wege fp-wege-quer" aria-label={t('allgemein.nachschlagelisten')}>
        {pflegepfade.map((p) => (
          <NavLink key={p} to={pfade.stammdaten.liste(p)}>
            {t(pflegelisten[p].titel)}
          </NavLink>
        ))}
      </nav>
      <div className="fp-bereich">
        <Seitenkopf titel={pflegelisten[pfad].titel} />
        <Listentabelle key={pfad} pfad={pfad} />
      </div>
    </div>
  );
}
