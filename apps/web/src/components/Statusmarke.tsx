import { wort } from '@frachtportal/domain/texte/text';
import { Zeichen, zeichen } from './Zeichen';
import './flaechen.css';

export type Statuston = 'neutral' | 'info' | 'ok' | 'warn' | 'err';

const icons = {
  neutral: zeichen.stift,
  info: zeichen.kreis,
  ok: zeichen.haken,
  warn: zeichen.uhr,
  err: zeichen.ausruf,
} as const;

/** A status as icon and words, so that colour is never the only sign. */
export function Statusmarke({
  ton,
  text,
  icon = icons[ton],
}: {
  ton: Statuston;
  text: string;
  /** Where the one of the tone would say something else. */
  icon?: string;
}) {
  return (
    <span className={`fp-marke fp-marke-${ton}`}>
      <Zeichen pfad={icon} groesse={ton === 'info' ? 9 : 13} />
      <span title={wort(text)}>{wort(text)}</span>
    </span>
  );
}
