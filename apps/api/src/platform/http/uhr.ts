import { tagVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';

/** The time zone of whoever asks. */
export const zeitzone = (): string => vielleichtIdentitaet()?.konfiguration.zeitzone ?? zeitzoneVorgabe;

/** Today's calendar day where the portal's users are. */
export function heute(): string {
  return tagVon(new Date(), zeitzone());
}
