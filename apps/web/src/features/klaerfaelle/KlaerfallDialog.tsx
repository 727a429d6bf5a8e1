import type { Klaerfall } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { klaerfaelleZu } from './api/klaerfaelle';
import { Klaerfallkarte } from './Klaerfallkarte';
import './klaerfaelle.css';

interface Eigenschaften {
  fall: Klaerfall;
  mitKreis: boolean;
  onSchliessen: () => void;
}

/** A case of the list, as it stands now, and the way to its order. */
export function KlaerfallDialog({ fall, mitKreis, onSchliessen }: Eigenschaften) {
  const darfKlaeren = useRechte()('auftrag.bearbeiten');
  // Once it is done it is no longer in the list that it was opened from.
  const { data } = useQuery(klaerfaelleZu(fall.auftragId));
  const jetzt = data?.find(({ id }) => id === fall.id) ?? fall;
  const { auftragId, nummer } = fall;
  const suche = new URLSearchParams({ suche: nummer, zeitraum: 'alle', markiert: String(auftragId) });
  return (
    <Dialog
      offen
      titel={t('klaerfall.titel', { nummer })}
      breite={560}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.schliessen" onClick={onSchliessen} />}
    >
      <div className="fp-stapel">
        <Klaerfallkarte fall={jetzt} mitKreis={mitKreis} darfKlaeren={darfKlaeren} />
        <p>
          <Link to={`${pfade.auftragsliste}?${suche}`}>{t('klaerfall.auftragZeigen')}</Link>
        </p>
      </div>
    </Dialog>
  );
}
