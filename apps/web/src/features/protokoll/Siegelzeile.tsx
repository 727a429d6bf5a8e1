import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { siegelstand } from './api/protokoll';

/** How far the log is sealed; its last seal is worth noting elsewhere. */
export function Siegelzeile() {
  const { data } = useQuery(siegelstand);
  if (!data?.siegel) return null;
  const { nr, am, siegel } = data;
  return (
    <p className="fp-gedaempft fp-siegel">
      {t('protokoll.versiegelt', { zeit: formatiereZeitpunkt(am), nr: nr ?? 0, siegel })}
    </p>
  );
}
