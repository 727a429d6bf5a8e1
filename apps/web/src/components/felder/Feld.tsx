import InputBase from '@mui/material/InputBase';
import { memo, type ReactNode } from 'react';
import { type FeldAngaben, Feldrahmen, grundangaben, tabfolge } from './Feldrahmen';

export interface FeldEigenschaften extends FeldAngaben {
  wert: string | null | undefined;
  /** An emptied field is null. */
  onAendern?: (wert: string | null) => void;
  /** More than one line: the number of lines shown, or the usual text area. */
  zeilen?: number | 'textbereich';
  art?: 'text' | 'email' | 'password' | 'search' | 'tel';
  autoComplete?: string;
  max?: number;
  vorn?: ReactNode;
  hinten?: ReactNode;
  onFocus?: () => void;
  onTaste?: (ereignis: React.KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** The usual text area (specification of orders, section 5): its lines, and its length where none is declared. */
const textbereich = { zeilen: 3, max: 200 };

/** A text with no more line breaks than it may have: what comes behind the last one goes on with blanks. */
function mitUmbruechen(text: string, hoechstens = Number.POSITIVE_INFINITY): string {
  const zeilen = text.split('\n');
  if (zeilen.length <= hoechstens + 1) return text;
  return [...zeilen.slice(0, hoechstens), zeilen.slice(hoechstens).join(' ').trimEnd()].join('\n');
}

/** A text field. */
export const Feld = memo(function Feld(p: FeldEigenschaften) {
  const zeilen = p.zeilen === 'textbereich' ? textbereich.zeilen : p.zeilen;
  const max = p.max ?? p.feld?.max ?? (zeilen === undefined ? undefined : textbereich.max);
  const umbrueche = p.feld?.umbrueche;
  const haeltZeileAn = (e: React.KeyboardEvent) =>
    e.key === 'Enter' &&
    e.shiftKey &&
    umbrueche !== undefined &&
    (p.wert ?? '').split('\n').length > umbrueche;
  return (
    <Feldrahmen {...p}>
      {(eingabe) => (
        <InputBase
          {...grundangaben(p)}
          type={p.art}
          value={p.wert ?? ''}
          autoComplete={p.autoComplete ?? 'off'}
          // Always as many lines, so a plain area: the one of the kit measures itself with every key.
          {...(zeilen !== undefined && { multiline: true, inputComponent: 'textarea', rows: zeilen })}
          startAdornment={p.vorn}
          endAdornment={p.hinten}
          onFocus={p.onFocus}
          onBlur={(e) => {
            // Read again, a text begins where it begins.
            e.target.scrollTop = 0;
            p.onBlur?.(e);
          }}
          onKeyDown={(e) => {
            if (haeltZeileAn(e)) e.preventDefault();
            p.onTaste?.(e);
          }}
          onChange={(e) => p.onAendern?.(mitUmbruechen(e.target.value, umbrueche) || null)}
          slotProps={{
            input: {
              ...eingabe,
              ...tabfolge(p),
              maxLength: max,
              spellCheck: zeilen !== undefined,
              ...(zeilen !== undefined && { type: undefined }),
            },
          }}
        />
      )}
    </Feldrahmen>
  );
});
