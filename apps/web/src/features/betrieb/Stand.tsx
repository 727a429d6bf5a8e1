import type { Befundstand } from '@frachtportal/domain/betrieb/betriebslage';
import { t } from '@frachtportal/texte/t';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/Error';
import HeldIcon from '@mui/icons-material/PauseCircleOutlined';
import WarnIcon from '@mui/icons-material/Warning';

/** What needs somebody comes first. */
const zeichen = {
  stoerung: { Icon: ErrorIcon, name: 'betrieb.stand.stoerung' },
  achtung: { Icon: WarnIcon, name: 'betrieb.stand.achtung' },
  angehalten: { Icon: HeldIcon, name: 'betrieb.stand.angehalten' },
  gut: { Icon: GoodIcon, name: 'betrieb.stand.gut' },
} satisfies Record<Befundstand, { Icon: typeof ErrorIcon; name: string }>;

export const staende = Object.keys(zeichen) as Befundstand[];

/** How something fares, to be seen and to be read; with a number, how many there are. */
export function Stand({ stand, anzahl }: { stand: Befundstand; anzahl?: number }) {
  const { Icon, name } = zeichen[stand];
  return (
    <span className="fp-stand" data-stand={stand}>
      <Icon fontSize="inherit" aria-hidden />
      {anzahl === undefined ? t(name) : t('betrieb.anzahl', { anzahl, stand: t(name) })}
    </span>
  );
}
