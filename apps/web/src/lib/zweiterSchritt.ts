import type { Meldung } from '@frachtportal/domain/feld/meldung';

/** A login whose password was right and not enough. */
export interface OffenerSchritt {
  art: 'code' | 'einrichten';
  schein: string;
}

const arten = { 'anmeldung.zweiterSchritt': 'code', 'anmeldung.faktorEinrichten': 'einrichten' } as const;

/** The second step that an answer to a login asks for. */
export function schrittAus(meldungen: readonly Meldung[]): OffenerSchritt | null {
  const meldung = meldungen.find((m) => m.key in arten);
  const schein = meldung?.params?.['schein'];
  if (!meldung || typeof schein !== 'string') return null;
  return { art: arten[meldung.key as keyof typeof arten], schein };
}
