import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
/** Why a file is refused: the key of a German sentence and what goes into it. Travels from a worker as it is. */
export class Dateifehler extends Error {
  readonly key: string;
  readonly params: Record<string, string | number> | undefined;

  constructor(key: Meldungsschluessel, params?: Record<string, string | number>) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
