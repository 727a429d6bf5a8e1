import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { heute } from '../../../lib/format/datum';
import { tageZurueck } from './suche/suchzustand';

/** Open orders from before this day are old: the list of all orders does not show them by itself. */
export const altVor = () => plusTage(heute(), -tageZurueck);

/** Is the order from before this day, where that is of interest? */
export const istAlt = ({ datum }: Auftragszeile, altVor: string | undefined) =>
  altVor !== undefined && datum < altVor;
