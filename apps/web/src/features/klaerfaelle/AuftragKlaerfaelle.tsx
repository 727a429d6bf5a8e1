import { t } from '@frachtportal/texte/t';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { klaerfaelleZu } from './api/klaerfaelle';
import { EroeffnenDialog } from './EroeffnenDialog';
import { Klaerfallkarte } from './Klaerfallkarte';
import './klaerfaelle.css';

/** What has to be cleared up about an order: what is open first, and the way to open another case. */
export function AuftragKlaerfaelle({ auftragId }: { auftragId: number }) {
  const darfKlaeren = useRechte()('auftrag.bearbeiten');
  const mitKreis = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { data: faelle, error } = useQuery(klaerfaelleZu(auftragId));
  const [neu, setNeu] = useState(false);
  if (!faelle)
    return error ? <p>{t('meldung.klaerfall.nichtGelesen')}</p> : <Skeleton variant="rounded" height={96} />;
  return (
    <div className="fp-stapel">
      {faelle.length === 0 && <p className="fp-gedaempft">{t('klaerfall.keine')}</p>}
      <ul className="fp-lesekreis-liste" aria-label={t('klaerfall.klaerfaelle')}>
        {faelle.map((fall) => (
          <li key={fall.id}>
            <Klaerfallkarte fall={fall} mitKreis={mitKreis} darfKlaeren={darfKlaeren} />
          </li>
        ))}
      </ul>
      {darfKlaeren && (
        <div className="fp-reihe">
          <Knopf text="klaerfall.eroeffnen" primaer={faelle.length === 0} onClick={() => setNeu(true)} />
        </div>
      )}
      {neu && (
        <EroeffnenDialog auftragId={auftragId} mitKreis={mitKreis} onSchliessen={() => setNeu(false)} />
      )}
    </div>
  );
}
