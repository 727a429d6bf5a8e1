import OpenIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Haltekontext } from '../../../../components/dialog/Dialog';
import { nachRegung } from '../../../../lib/nachladen';
import { useTasten } from '../../../../lib/tasten';
import type { Leistenangaben } from './Leisteninhalt';
import { useGehalten } from './useGehalten';
import { useLeistenbreite } from './useLeistenbreite';

const Schublade = nachRegung(async () => (await import('./Schublade')).Schublade);
const OffeneLeiste = nachRegung(async () => (await import('./OffeneLeiste')).OffeneLeiste);

/** The panel of the marked order: beside the list, or over it where there is no room beside. */
export function Seitenleiste(p: Leistenangaben) {
  useTasten({
    'Alt+PageUp': () => p.stelle.vorheriger?.(),
    'Alt+PageDown': () => p.stelle.naechster?.(),
  });
  const schmal = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  // A dialog that was opened here outlives its row: another list may come in beneath it.
  const { gehalten: zeile, halte } = useGehalten(p.zeile);
  return (
    <Haltekontext value={halte}>
      {schmal ? <Schublade {...p} zeile={zeile} /> : <Leiste {...p} zeile={zeile} />}
    </Haltekontext>
  );
}

/** Closed until something is marked, or it is opened by hand; its edge can be dragged. */
function Leiste(p: Leistenangaben) {
  const leiste = useLeistenbreite();
  // The focus goes along with the button that somebody presses, and stays in the rows where marking opens the panel.
  const [vonHand, setVonHand] = useState<'auf' | 'zu' | null>(null);
  const oeffne = () => {
    setVonHand('auf');
    leiste.setOffen(true);
  };
  const schliesse = () => {
    setVonHand('zu');
    if (p.zeile) leiste.setOffen(false);
  };
  if (!leiste.offen || !(p.zeile || vonHand === 'auf')) {
    return (
      <div className="fp-leiste-zu">
        <Knopf
          text="auftrag.liste.seitenleisteOeffnen"
          icon={<OpenIcon fontSize="small" />}
          nurIcon
          leise
          autoFocus={!leiste.offen && vonHand === 'zu'}
          onClick={oeffne}
        />
      </div>
    );
  }
  return <OffeneLeiste {...p} leiste={leiste} amKnopf={vonHand === 'auf'} onSchliessen={schliesse} />;
}
