import CheckIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/Circle';
import EditIcon from '@mui/icons-material/EditOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import './flaechen.css';

export type Statuston = 'neutral' | 'info' | 'ok' | 'warn' | 'err';

const icons = { neutral: EditIcon, info: CircleIcon, ok: CheckIcon, warn: ScheduleIcon, err: ErrorIcon };

/** A status as icon and words, so that colour is never the only sign. */
export function Statusmarke({ ton, text }: { ton: Statuston; text: string }) {
  const Icon = icons[ton];
  return (
    <span className={`fp-marke fp-marke-${ton}`}>
      <Icon aria-hidden="true" style={{ fontSize: ton === 'info' ? 9 : 13 }} />
      {text}
    </span>
  );
}
