import type { Segment } from './segmente.js';
import type { Grund } from './zeichen.js';

/** What is wrong with a message, and where: the segment from 1 in its message, element 0 being the segment itself. */
export interface Nachrichtenfehler {
  segment: number;
  name: string;
  element: number;
  komponente: number;
  grund: Grund;
  wert: string;
}

/** A message within its interchange. */
export interface Nachricht {
  referenz: string;
  /** Type, version, release, agency. */
  kennung: readonly string[];
  fehler: Nachrichtenfehler[];
  segmente: Segment[];
}

/** A component of a segment; element and component count from 1, as people count them. */
export const wert = ({ elemente }: Segment, element: number, komponente = 1): string =>
  (elemente[element - 1]?.[komponente - 1] ?? '').trim();
export const teile = ({ elemente }: Segment, element: number) => (elemente[element - 1] ?? []).slice(0, 2);

export const stelle = (
  segment: number,
  name: string,
  element: number,
  grund: Grund,
  inhalt = '',
  komponente = 0,
): Nachrichtenfehler => ({ segment, name, element, komponente, grund, wert: inhalt.slice(0, 40) });
