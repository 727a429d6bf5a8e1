/** Moments as calendar day and time of day: there is one way to make them, so that a moment has one day everywhere. */

/** Where the main client says nothing else. */
export const zeitzoneVorgabe = 'Europe/Berlin';

const name = /^(?:UTC|[A-Za-z][A-Za-z_]*(?:\/[A-Za-z0-9][A-Za-z0-9_+-]*)+)$/;

interface Teile {
  tag: string;
  uhrzeit: string;
}

// Made once for each zone: a formatter costs more than all it formats.
const kalender = new Map<string, Intl.DateTimeFormat>();

function kalenderIn(zeitzone: string): Intl.DateTimeFormat {
  let gemacht = kalender.get(zeitzone);
  if (!gemacht) {
    // Swedish writes ISO: `2026-11-20 08:12`.
    gemacht = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zeitzone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    kalender.set(zeitzone, gemacht);
  }
  return gemacht;
}

/** Is this the name of a time zone of the IANA database? */
export function istZeitzone(wert: string): boolean {
  if (!name.test(wert)) return false;
  try {
    return Boolean(kalenderIn(wert));
  } catch {
    return false;
  }
}

function teile(moment: string | Date, zeitzone: string): Teile | null {
  const zeit = typeof moment === 'string' ? new Date(moment) : moment;
  if (Number.isNaN(zeit.getTime())) return null;
  const [tag = '', uhrzeit = ''] = kalenderIn(zeitzone).format(zeit).split(' ');
  return { tag, uhrzeit };
}

/** The calendar day of a moment there, as `YYYY-MM-DD`; empty for what is no moment. */
export function tagVon(moment: string | Date, zeitzone: string): string {
  return teile(moment, zeitzone)?.tag ?? '';
}

/** The time of day of a moment there, as `HH:mm`; 00:00 is empty (specification of orders, section 9). */
export function uhrzeitVon(moment: string | Date, zeitzone: string): string {
  const uhrzeit = teile(moment, zeitzone)?.uhrzeit ?? '';
  return uhrzeit === '00:00' ? '' : uhrzeit;
}

/** The moment of a day and time of day there, as ISO text in UTC; of an hour that clocks have twice the later. */
export function momentAus(tag: string, uhrzeit: string, zeitzone: string): string {
  const alsUtc = Date.parse(`${tag}T${uhrzeit}:00Z`);
  const versatz = (moment: number) => {
    const dort = teile(new Date(moment), zeitzone);
    return dort ? Date.parse(`${dort.tag}T${dort.uhrzeit}:00Z`) - moment : 0;
  };
  // Twice: the first guess may lie on the other side of a change of clocks.
  const geraten = alsUtc - versatz(alsUtc);
  return new Date(alsUtc - versatz(geraten)).toISOString();
}
