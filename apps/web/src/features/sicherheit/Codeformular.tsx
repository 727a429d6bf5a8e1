import { Einmalcode } from '@frachtportal/domain/benutzer/zweiter-faktor';
import { feld } from '@frachtportal/domain/feld/feld';
import type { ReactNode } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Einfeldformular } from '../../components/formular/Einfeldformular';

interface Eigenschaften {
  name: string;
  knopf: string;
  sende: (code: string) => Promise<void>;
  onAbbrechen?: () => void;
  /** What stands above the field. */
  children?: ReactNode;
}

const angabe = feld(Einmalcode, 'code');

/** Asks for a code. */
export function Codeformular({ name, knopf, sende, onAbbrechen, children }: Eigenschaften) {
  return (
    <Einfeldformular
      {...{ titel: name, feld: angabe, sende }}
      autoComplete="one-time-code"
      knoepfe={(laeuft) => (
        <div className="fp-werkzeuge">
          <Knopf text={knopf} primaer absenden laeuft={laeuft} />
          {onAbbrechen && <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />}
        </div>
      )}
    >
      {children}
    </Einfeldformular>
  );
}
