import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { betriebslage } from '../../features/betrieb/api/betrieb';
import { pfade } from '../../lib/pfade';

/** What keeps everybody from working, or everything from leaving, in sight of administrators for as long as it does. */
const saetze = [
  { bereich: 'platte', stand: 'stoerung', satz: 'betrieb.platteBanner' },
  { bereich: 'quarantaene', stand: 'angehalten', satz: 'betrieb.quarantaene.banner' },
] as const;

export function BetriebsBanner() {
  const { data } = useQuery(betriebslage);
  return saetze
    .filter((s) => data?.befunde.some((b) => b.bereich === s.bereich && b.stand === s.stand))
    .map(({ bereich, satz }) => (
      <section key={bereich} className="fp-reihe fp-wechsel" role="alert">
        <span>{t(satz)}</span>
        <Link to={pfade.verwaltung.betrieb}>{t('betrieb.betrieb')}</Link>
      </section>
    ));
}
