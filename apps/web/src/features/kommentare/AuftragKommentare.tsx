import { t } from '@frachtportal/texte/t';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { kommentareAbfrage } from './api/kommentare';
import { KommentarSchreiben } from './KommentarSchreiben';
import { Kommentarzeile } from './Kommentarzeile';
import { useGelesen } from './useGelesen';
import './kommentare.css';

/** What was said about an order, the latest below, and the place to say something. */
export function AuftragKommentare({ auftragId }: { auftragId: number }) {
  const darf = useRechte();
  const mitKreis = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { data: kommentare, error } = useQuery(kommentareAbfrage(auftragId));
  useGelesen(auftragId, kommentare?.findLast((k) => k.ungelesen)?.id);

  if (!kommentare)
    return error ? <p>{t('meldung.kommentar.nichtGelesen')}</p> : <Skeleton variant="rounded" height={96} />;
  return (
    <div className="fp-stapel">
      {kommentare.length === 0 && <p className="fp-gedaempft">{t('meldung.kommentar.keine')}</p>}
      <ul className="fp-lesekreis-liste" aria-label={t('kommentar.kommentare')}>
        {kommentare.map((k) => (
          <Kommentarzeile key={k.id} kommentar={k} mitKreis={mitKreis} />
        ))}
      </ul>
      {darf('auftrag.bearbeiten') && <KommentarSchreiben auftragId={auftragId} mitKreis={mitKreis} />}
    </div>
  );
}
