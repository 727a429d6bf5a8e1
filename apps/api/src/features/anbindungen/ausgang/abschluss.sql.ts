import { zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';

/** The next of the times of day of a profile, where the portal's users are; null where it has none. */
export const naechsterAbschluss = (fortras: string): string => `(
  SELECT min((tag.tag + zeit.zeit) AT TIME ZONE '${zeitzoneVorgabe}')
  FROM (SELECT (now() AT TIME ZONE '${zeitzoneVorgabe}')::date + n AS tag FROM generate_series(0, 1) n) tag,
    unnest(string_to_array(replace(${fortras}->>'abschlusszeiten', ' ', ''), ',')::time[]) AS zeit (zeit)
  WHERE (tag.tag + zeit.zeit) AT TIME ZONE '${zeitzoneVorgabe}' > now())`;
