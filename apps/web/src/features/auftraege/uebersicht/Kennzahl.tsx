import type { Listenfrage, Uebersicht } from '@frachtportal/domain/auftrag/liste/uebersicht';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { heute } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { type Ausschnitt, listenlink } from './listenlink';

/** What every part of the overview shows something of. */
export interface Teilangaben {
  uebersicht: Uebersicht;
  ausschnitt: Ausschnitt;
}

interface Eigenschaften {
  frage: Listenfrage;
  ausschnitt: Ausschnitt;
  className?: string;
  /** What is counted, where it does not stand beside the figure. */
  name?: string;
  children: ReactNode;
}

/** A figure, or words with one, that lead to the orders it counts. */
export function Kennzahl({ frage, ausschnitt, className, name, children }: Eigenschaften) {
  return (
    <Link to={listenlink(frage, ausschnitt, heute())} className={className} aria-label={name}>
      {children}
    </Link>
  );
}

/** A number in a table; none is not worth a way. */
export function Tabellenzahl({ anzahl, ...p }: Omit<Eigenschaften, 'children'> & { anzahl: number }) {
  if (anzahl === 0) return <span className="fp-gedaempft">0</span>;
  return (
    <Kennzahl {...p} className="fp-zahlweg">
      {formatiereZahl(anzahl)}
    </Kennzahl>
  );
}
