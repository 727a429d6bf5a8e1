import { t } from '@frachtportal/texte/t';
import Chip from '@mui/material/Chip';
import { Zeichen, zeichen } from './Zeichen';

export type Statuston = 'neutral' | 'info' | 'ok' | 'warn' | 'err';

const toene = {
  neutral: { color: 'default', icon: zeichen.stift },
  info: { color: 'info', icon: zeichen.kreis },
  ok: { color: 'success', icon: zeichen.haken },
  warn: { color: 'warning', icon: zeichen.uhr },
  err: { color: 'error', icon: zeichen.ausruf },
} as const;

/** A status as icon and words, so that colour is never the only sign. */
export function Statusmarke({
  ton,
  text,
  icon = toene[ton].icon,
}: {
  ton: Statuston;
  text: string;
  /** Where the one of the tone would say something else. */
  icon?: string;
}) {
  return (
    <Chip
      color={toene[ton].color}
      icon={<Zeichen pfad={icon} groesse={icon === zeichen.kreis ? 9 : 13} />}
      label={<span title={t(text)}>{t(text)}</span>}
    />
  );
}
