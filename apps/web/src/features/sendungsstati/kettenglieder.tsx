import { useSortable } from '@dnd-kit/react/sortable';
import { festePlaetze } from '@frachtportal/domain/sendungsstatus/status.rules';
import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import DragIcon from '@mui/icons-material/DragIndicator';
import LockIcon from '@mui/icons-material/LockOutlined';
import IconButton from '@mui/material/IconButton';
import { Knopf } from '../../components/bedienung/Knopf';
import { zeichenZu } from './statuszeichen';

function Inhalt({ status, platz }: { status: Sendungsstatus; platz: number }) {
  const Icon = zeichenZu(status.icon);
  return (
    <>
      <span className="fp-kette-platz">{platz}</span>
      <Icon fontSize="small" aria-hidden="true" />
      <span className="fp-kette-name">
        {t(status.kurzBezeichnung)}
        {status.awSperre && <span className="fp-gedaempft"> {t('sendungsstatus.kettenglied.gesperrt')}</span>}
      </span>
      <span className="fp-kette-anzeige fp-gedaempft">
        {t(status.anzeige ?? 'sendungsstatus.kettenglied.ohneAnzeigestatus')}
      </span>
    </>
  );
}

/** One of the first two: it keeps its place. */
export function FestesGlied({ status, platz }: { status: Sendungsstatus; platz: number }) {
  return (
    <li className="fp-kette-fest">
      <span className="fp-kette-griff" title={t('sendungsstatus.kettenglied.dieserPlatzIstFest')}>
        <LockIcon fontSize="small" titleAccess={t('sendungsstatus.kettenglied.dieserPlatzIstFest')} />
      </span>
      <Inhalt status={status} platz={platz} />
    </li>
  );
}

interface Eigenschaften {
  status: Sendungsstatus;
  platz: number;
  letzter: boolean;
  /** The new order is not saved yet; what comes out now would throw it away. */
  ungespeichert: boolean;
  onSchritt: (schritt: -1 | 1) => void;
  onEntfernen: () => void;
}

export function BeweglichesGlied({ status, platz, onSchritt, onEntfernen, ...p }: Eigenschaften) {
  // The library counts those that move, from nought.
  const index = platz - festePlaetze - 1;
  const { ref, handleRef, isDragging } = useSortable({ id: status.id, index });
  const name = t(status.kurzBezeichnung);
  return (
    <li ref={ref} data-gezogen={isDragging ? '' : undefined}>
      <IconButton
        ref={handleRef}
        className="fp-kette-griff"
        aria-label={t('sendungsstatus.kettenglied.verschieben', { name })}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Inhalt status={status} platz={platz} />
      <Knopf
        text={t('sendungsstatus.kettenglied.einenPlatzNachOben', { name })}
        icon={<UpIcon fontSize="small" />}
        nurIcon
        leise
        deaktiviert={index === 0}
        onClick={() => onSchritt(-1)}
      />
      <Knopf
        text={t('sendungsstatus.kettenglied.einenPlatzNachUnten', { name })}
        icon={<DownIcon fontSize="small" />}
        nurIcon
        leise
        deaktiviert={p.letzter}
        onClick={() => onSchritt(1)}
      />
      <Knopf
        text={t('sendungsstatus.kettenglied.ausDerKetteNehmen', { name })}
        icon={<RemoveIcon fontSize="small" />}
        nurIcon
        leise
        deaktiviert={p.ungespeichert}
        {...(p.ungespeichert && { hinweis: 'sendungsstatus.statuskette.erstDieReihenfolgeSpeichern' })}
        onClick={onEntfernen}
      />
    </li>
  );
}
