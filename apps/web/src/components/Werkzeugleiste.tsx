import { wort } from '@frachtportal/domain/texte/text';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { Knopf, type KnopfEigenschaften } from './Knopf';

/** The toolbar above a content; `rechts` stands at the far end. */
export function Werkzeugleiste({
  titel,
  children,
  rechts,
}: {
  titel: string;
  children: ReactNode;
  rechts?: ReactNode;
}) {
  return (
    <section className="fp-werkzeuge" aria-label={wort(titel)}>
      {children}
      {rechts && <div className="fp-werkzeuge-rechts">{rechts}</div>}
    </section>
  );
}

/** A gap between groups of tools. */
export function Werkzeugtrenner() {
  return <span className="fp-werkzeuge-trenner" aria-hidden="true" />;
}

export interface Menueeintrag {
  text: string;
  onClick: () => void;
  icon?: ReactNode;
  gewaehlt?: boolean;
  deaktiviert?: boolean;
}

// Gone at once, as dialogs are: keys pressed right after it belong to the page.
const menuedauer = { enter: 120, exit: 0 };

/** A button that opens a menu, e.g. of the reports to print. */
export function Menueknopf({
  eintraege,
  ...knopf
}: KnopfEigenschaften & { eintraege: readonly Menueeintrag[] }) {
  const [anker, setAnker] = useState<HTMLElement | null>(null);
  return (
    <>
      <Knopf
        {...knopf}
        text={knopf.text}
        icon={knopf.nurIcon ? knopf.icon : <ArrowIcon />}
        className={knopf.nurIcon ? '' : 'fp-menueknopf'}
        aufgeklappt={anker !== null}
        onClick={(e) => setAnker(e.currentTarget)}
      />
      <Menu
        anchorEl={anker}
        open={anker !== null}
        onClose={() => setAnker(null)}
        transitionDuration={menuedauer}
      >
        {eintraege.map((eintrag) => (
          <MenuItem
            key={eintrag.text}
            selected={eintrag.gewaehlt ?? false}
            disabled={eintrag.deaktiviert ?? false}
            onClick={() => {
              setAnker(null);
              eintrag.onClick();
            }}
          >
            {eintrag.icon}
            {wort(eintrag.text)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
