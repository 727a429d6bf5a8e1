import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';
import { Seitentitel } from './Seitentitel';

interface Eigenschaften {
  titel: string;
  /** Said beside it in few words, e.g. how fresh the page is. */
  neben?: ReactNode;
  /** What the page is for, where its title does not say it. */
  erklaerung?: ReactNode;
  /** Choices that hold for the whole page. */
  rechts?: ReactNode;
}

/** What a page begins with: its name, in the browser's window too, and below it what it is for. */
export function Seitenkopf({ titel, neben, erklaerung, rechts }: Eigenschaften) {
  return (
    <header className="fp-reihe fp-seitenkopf">
      <Seitentitel titel={titel} />
      <h1>{t(titel)}</h1>
      {neben && <span className="fp-gedaempft">{neben}</span>}
      {rechts && <div className="fp-werkzeuge-rechts">{rechts}</div>}
      {erklaerung && (
        <p className="fp-gedaempft">{typeof erklaerung === 'string' ? t(erklaerung) : erklaerung}</p>
      )}
    </header>
  );
}
