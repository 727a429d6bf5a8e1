import { t } from '@frachtportal/texte/t';
import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { Tipp } from './Tipp';
import { tastenworte } from './tastenworte';

export interface KnopfEigenschaften {
  /** The words on the button, or of its tooltip where only the icon shows. */
  text: string;
  onClick?: (ereignis: MouseEvent<HTMLButtonElement>) => void;
  icon?: ReactNode;
  /** Behind the words, e.g. that a menu opens. */
  iconHinten?: ReactNode;
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
  /** How many it is for; said elsewhere too. */
  zahl?: number | undefined;
  /** Explains the button, e.g. why it is disabled. */
  hinweis?: string;
  absenden?: boolean;
  autoFocus?: boolean;
  /** Tab passes by: the key does the same where one is. */
  ohneTab?: boolean;
  aufgeklappt?: boolean;
  className?: string;
}

export function Knopf(p: KnopfEigenschaften) {
  const text = t(p.text);
  const knopf = (
    <Button
      className={p.className}
      type={p.absenden ? 'submit' : 'button'}
      variant={p.primaer ? 'contained' : p.leise ? 'text' : 'outlined'}
      size={p.nurIcon ? 'small' : 'medium'}
      color={p.gefahr ? 'error' : 'primary'}
      disabled={p.deaktiviert}
      loading={p.laeuft ?? null}
      startIcon={p.nurIcon ? undefined : p.icon}
      endIcon={p.iconHinten}
      onClick={p.onClick}
      autoFocus={p.autoFocus}
      tabIndex={p.ohneTab ? -1 : undefined}
      aria-label={p.nurIcon ? text : undefined}
      aria-haspopup={p.aufgeklappt === undefined ? undefined : 'menu'}
      aria-expanded={p.aufgeklappt}
    >
      {p.nurIcon ? p.icon : text}
      {p.zahl !== undefined && (
        <span className="fp-knopf-zahl" aria-hidden="true">
          {p.zahl}
        </span>
      )}
      {p.taste && !p.nurIcon && <kbd className="fp-taste fp-ab-tablet">{tastenworte(p.taste)}</kbd>}
    </Button>
  );
  if (!p.hinweis && !p.nurIcon) return knopf;
  const tipp = p.hinweis ? t(p.hinweis) : text + (p.taste ? ` (${tastenworte(p.taste)})` : '');
  return (
    <Tipp text={tipp} beschreibt={!!p.hinweis || !!p.deaktiviert}>
      {/* A disabled button fires no events; the span lets its words explain it all the same. */}
      {p.deaktiviert ? <span>{knopf}</span> : knopf}
    </Tipp>
  );
}
