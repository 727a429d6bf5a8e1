import { t } from '@frachtportal/texte/t';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { tastenworte } from './tastenworte';

export interface Menueeintrag {
  text: string;
  onClick: () => void;
  icon?: ReactNode;
  gewaehlt?: boolean;
  deaktiviert?: boolean;
  /** Key that does the same. */
  taste?: string | undefined;
}

interface Eigenschaften {
  anker: HTMLElement;
  eintraege: readonly Menueeintrag[];
  onSchliessen: () => void;
}

// Gone at once, as dialogs are: keys pressed right after it belong to the page.
const menuedauer = { enter: 120, exit: 0 };

/** The open menu of a button. */
export function Menue({ anker, eintraege, onSchliessen }: Eigenschaften) {
  return (
    <Menu anchorEl={anker} open onClose={onSchliessen} transitionDuration={menuedauer}>
      {eintraege.map((eintrag) => (
        <MenuItem
          key={eintrag.text}
          selected={eintrag.gewaehlt ?? false}
          disabled={eintrag.deaktiviert ?? false}
          onClick={() => {
            onSchliessen();
            eintrag.onClick();
          }}
        >
          {eintrag.icon}
          {t(eintrag.text)}
          {eintrag.taste && <kbd className="fp-taste fp-menuetaste">{tastenworte(eintrag.taste)}</kbd>}
        </MenuItem>
      ))}
    </Menu>
  );
}
