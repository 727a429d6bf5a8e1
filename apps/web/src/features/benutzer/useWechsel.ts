import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { pfade } from '../../lib/pfade';
import { wechsleZu, wechsleZurueck } from '../../lib/sitzung';

/** Working as somebody else, and back to the users. */
export function useWechsel() {
  const gehe = useNavigate();
  const { melde } = useMeldungen();
  const unterwegs = useRef(false);

  const einmal = async (tat: () => Promise<void>, ziel: string) => {
    if (unterwegs.current) return;
    unterwegs.current = true;
    try {
      await tat();
      await gehe(ziel);
    } catch (grund) {
      melde(meldungenVon(grund));
    } finally {
      unterwegs.current = false;
    }
  };
  return {
    wechsle: (name: string) => einmal(() => wechsleZu(name), pfade.auftragsliste),
    zurueck: () => einmal(wechsleZurueck, pfade.benutzer),
  };
}
