import { tagVon, uhrzeitVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';

/** The time zone of whoever asks. */
export const zeitzone = (): string => vielleichtIdentitaet()?.konfiguration.zeitzone ?? zeitzoneVorgabe;

/** Today's calendar day where the portal's users are. */
export function heute(): string {
  return tagVon(new Date(), zeitzone());
}

/** Day and time of day there. */
export function jetzt(): { tag: string; uhrzeit: string } {
  const moment = new Date();
  return { tag: tagVon(moment, zeitzone()), uhrzeit: uhrzeitVon(moment, zeitzone()) };
}
