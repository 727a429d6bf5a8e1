import { Text, Wahrheit } from '../feld/dekoratoren.js';

/** The pages a login can lead to; the first is the one without a choice. */
export const startseiten = ['liste', 'uebersicht'] as const;

export type Startseite = (typeof startseiten)[number];

/** What a user has chosen for themselves. */
export class Einstellungen {
  @Text({ max: 10, werte: startseiten, label: 'benutzer.startseite', pflicht: true }) startseite!: Startseite;
  /** Is the tour of the portal no longer offered? What is not said stays as it is. */
  @Wahrheit({ label: 'benutzer.rundgangGesehen', immer: true }) rundgangGesehen!: boolean | null;
}
