import { wort } from '@frachtportal/domain/texte/text';
import InputBase from '@mui/material/InputBase';
import { memo, type ReactNode } from 'react';
import { type FeldAngaben, Feldrahmen, tabfolge } from './Feldrahmen';

export interface FeldEigenschaften extends FeldAngaben {
  wert: string | null | undefined;
  /** An emptied field is null. */
  onAendern?: (wert: string | null) => void;
  /** More than one line: the number of lines shown. */
  zeilen?: number;
  art?: 'text' | 'email' | 'password' | 'search' | 'tel';
  autoComplete?: string;
  max?: number;
  vorn?: ReactNode;
  hinten?: ReactNode;
  onFocus?: () => void;
  onTaste?: (ereignis: React.KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** A text field. */
export const Feld = memo(function Feld(p: FeldEigenschaften) {
  const max = p.max ?? p.feld?.max;
  return (
    <Feldrahmen {...p}>
      {(eingabe) => (
        <InputBase
          className={`fp-eingabe${p.nurLesen ? ' fp-nur-lesen' : ''}`}
          type={p.art ?? 'text'}
          name={p.name}
          value={p.wert ?? ''}
          autoFocus={p.autoFocus}
          autoComplete={p.autoComplete ?? 'off'}
          placeholder={p.platzhalter && wort(p.platzhalter)}
          readOnly={p.nurLesen}
          multiline={p.zeilen !== undefined}
          rows={p.zeilen}
          startAdornment={p.vorn}
          endAdornment={p.hinten}
          inputRef={p.inputRef}
          onFocus={p.onFocus}
          onBlur={p.onBlur}
          onKeyDown={p.onTaste}
          onChange={(e) => p.onAendern?.(e.target.value === '' ? null : e.target.value)}
          slotProps={{
            input: { ...eingabe, ...tabfolge(p), maxLength: max, spellCheck: p.zeilen !== undefined },
          }}
        />
      )}
    </Feldrahmen>
  );
});
