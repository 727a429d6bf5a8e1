import { tagVon, uhrzeitVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';

/** The time zone of whoever asks. */
export const zeitzone = (): string => vielleichtIdentitaet()?.konfiguration.zeitzone ?? zeitzoneVorgabe;

const minuteMs = 60_000;
/** The day as it was last told in each time zone: to format it takes longer than much of what it is needed for. */
const gesagt = new Map<string, { minute: number; tag: string }>();

/** Today's calendar day where the portal's users are. */
export function heute(): string {
  const zone = zeitzone();
  const minute = Math.floor(Date.now() / minuteMs);
  const letzter = gesagt.get(zone);
  if (letzter?.minute === minute) return letzter.tag;
  const tag = tagVon(new Date(), zone);
  gesagt.set(zone, { minute, tag });
  return tag;
}

/** Day and time of day there. */
export function jetzt(): { tag: string; uhrzeit: string } {
  const moment = new Date();
  return { tag: tagVon(moment, zeitzone()), uhrzeit: uhrzeitVon(moment, zeitzone()) };
}
