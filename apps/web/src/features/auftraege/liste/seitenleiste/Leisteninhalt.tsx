import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import CloseIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Knopf } from '../../../../components/bedienung/Knopf';
import type { Reitername } from '../suche/suchzustand';
import { Leistenkopf, type Stelle } from './Leistenkopf';
import { Leistenreiter } from './Leistenreiter';

export interface Leistenangaben {
  zeile: Auftragszeile | undefined;
  stelle: Stelle;
  reiter: Reitername;
  onReiter: (reiter: Reitername) => void;
}

interface Eigenschaften extends Leistenangaben {
  /** What the button that closes the panel is called. */
  schliessen: string;
  /** The focus begins there. */
  amKnopf?: boolean;
  onSchliessen: () => void;
}

/** The marked order in the panel: its head, and the tabs below. */
export function Leisteninhalt({ schliessen, amKnopf = false, onSchliessen, stelle, ...p }: Eigenschaften) {
  const knopf = (
    <Knopf
      text={schliessen}
      icon={<CloseIcon fontSize="small" />}
      nurIcon
      leise
      autoFocus={amKnopf}
      onClick={onSchliessen}
    />
  );
  return (
    <>
      {p.zeile ? (
        <Leistenkopf zeile={p.zeile} stelle={stelle} knopf={knopf} />
      ) : (
        <div className="fp-leiste-knopf">{knopf}</div>
      )}
      <Leistenreiter {...p} />
    </>
  );
}
