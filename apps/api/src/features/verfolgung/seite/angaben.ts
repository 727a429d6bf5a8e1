/** A day as people write it: `Di 24.11.2026`, `Tue 24/11/2026`. */
export function tagesangabe(tag: string, iso: string): string {
  return ohneKomma(formate(iso, 'UTC').tag.format(new Date(`${tag}T00:00:00Z`)));
}

/** A moment in the forwarder's time zone; of some only the day is known, which is then its midnight in UTC. */
export function zeitangabe(
  moment: string,
  { nurTag, zone, iso }: { nurTag: boolean; zone: string; iso: string },
): string {
  const zeit = new Date(moment);
  return ohneKomma(nurTag ? formate(iso, 'UTC').tag.format(zeit) : formate(iso, zone).zeit.format(zeit));
}

/** The day of the week as everywhere in the portal: `Di 24.11.2026`. */
const ohneKomma = (text: string) => text.replace(/^(\p{L}+)\.?,/u, '$1');

const gemerkt = new Map<string, { tag: Intl.DateTimeFormat; zeit: Intl.DateTimeFormat }>();

function formate(iso: string, timeZone: string) {
  const name = `${iso} ${timeZone}`;
  let format = gemerkt.get(name);
  if (!format) {
    const wo = iso === 'en' ? 'en-GB' : iso;
    const tag = { timeZone, weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    format = {
      tag: new Intl.DateTimeFormat(wo, tag),
      zeit: new Intl.DateTimeFormat(wo, { ...tag, hour: '2-digit', minute: '2-digit' }),
    };
    gemerkt.set(name, format);
  }
  return format;
}

/** A weight in kg, with the separators of the language. */
export const gewichtsangabe = (kg: number, iso: string): string =>
  `${new Intl.NumberFormat(iso === 'en' ? 'en-GB' : iso).format(kg)} kg`;
