import { t } from '@frachtportal/texte/t';
import RemoveIcon from '@mui/icons-material/Close';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';

interface Eigenschaften {
  text: string;
  an: boolean;
  onSchalten: () => void;
  icon?: ReactNode;
}

/** A filter that is on or off; the key that deletes lets go of it. */
export function Filterchip({ text, an, onSchalten, icon }: Eigenschaften) {
  return (
    <ToggleButton
      className="fp-filterchip"
      value={text}
      selected={an}
      onClick={onSchalten}
      onKeyDown={(e) => an && (e.key === 'Delete' || e.key === 'Backspace') && onSchalten()}
    >
      {icon}
      {t(text)}
      {an && <RemoveIcon className="fp-filterchip-weg" aria-hidden="true" />}
    </ToggleButton>
  );
}
