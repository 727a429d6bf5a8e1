import { wort } from '@frachtportal/domain/texte/text';
import Button from '@mui/material/Button';
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
      data-tipp={tipp || undefined}
    >
      {p.nurIcon ? p.icon : text}
      {p.taste && !p.nurIcon && <kbd className="fp-taste fp-ab-tablet">{tastenworte(p.taste)}</kbd>}
    </Button>
  );
  // A disabled button fires no events; the span lets its words explain it all the same.
  return tipp && p.deaktiviert ? <span data-tipp={tipp}>{knopf}</span> : knopf;
}
