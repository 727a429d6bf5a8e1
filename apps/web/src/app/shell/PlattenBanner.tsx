import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { betriebslage } from '../../features/betrieb/api/betrieb';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';

/** In sight of administrators as long as the disk is too full to store anything. */
export function PlattenBanner() {
  const enabled = useRechte()('mandant.verwalten');
  const { data } = useQuery({ ...betriebslage, enabled });
  if (!data?.befunde.some((b) => b.bereich === 'platte' && b.stand === 'stoerung')) return null;
  return (
    <section className="fp-reihe fp-wechsel" role="alert">
      <span>{t('betrieb.platteBanner')}</span>
      <Link to={pfade.verwaltung.betrieb}>{t('betrieb.betrieb')}</Link>
    </section>
  );
}
