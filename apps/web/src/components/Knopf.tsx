import { wort } from '@frachtportal/domain/texte/text';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';
import { tastenworte } from './tastenworte';
import './flaechen.css';

export interface KnopfEigenschaften {
  /** The words on the button, or of its tooltip where only the icon shows. */
  text: string;
  onClick?: (ereignis: MouseEvent<HTMLButtonElement>) => void;
  icon?: ReactNode;
  /** The one action in the primary colour. */
  primaer?: boolean;
  /** Without a frame, for actions of second rank. */
  leise?: boolean;
  gefahr?: boolean;
  nurIcon?: boolean;
  deaktiviert?: boolean;
  laeuft?: boolean;
  /** Key that does the same, shown on the button or in its tooltip. */
  taste?: string;
  /** Explains the button, e.g. why it is disabled. */
  hinweis?: string;
  absenden?: boolean;
  autoFocus?: boolean;
  aufgeklappt?: boolean;
  className?: string;
}

export function Knopf(p: KnopfEigenschaften) {
  const art = p.primaer ? 'contained' : p.leise ? 'text' : 'outlined';
  const text = wort(p.text);
  const tipp = p.hinweis
    ? wort(p.hinweis)
    : p.nurIcon
      ? text + (p.taste ? ` (${tastenworte(p.taste)})` : '')
      : '';
  const knopf = (
    <Button
      className={[p.nurIcon && 'fp-knopf-icon', p.className].filter(Boolean).join(' ') || undefined}
      type={p.absenden ? 'submit' : 'button'}
      variant={art}
      color={p.gefahr ? 'error' : 'primary'}
      disabled={p.deaktiviert}
      loading={p.laeuft ?? null}
      startIcon={p.nurIcon ? undefined : p.icon}
      onClick={p.onClick}
      autoFocus={p.autoFocus}
      aria-label={p.nurIcon ? text : undefined}
      aria-haspopup={p.aufgeklappt === undefined ? undefined : 'menu'}
      aria-expanded={p.aufgeklappt}
    >
      {p.nurIcon ? p.icon : text}
      {p.taste && !p.nurIcon && <kbd className="fp-taste fp-ab-tablet">{tastenworte(p.taste)}</kbd>}
    </Button>
  );
  if (!tipp) return knopf;
  // A disabled button fires no events; the span lets its tooltip explain it all the same.
  return (
    <Tooltip title={tipp} slotProps={amOrt}>
      {p.deaktiviert ? <span>{knopf}</span> : knopf}
    </Tooltip>
  );
}

/** The words stay in the dialog or region of their button, where a screen reader looks for them. */
const amOrt = { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' as const } } };
