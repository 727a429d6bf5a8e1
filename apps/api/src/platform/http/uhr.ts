// Made once: the formatter costs more than all of the rest of a request's dates.
const kalender = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Today's calendar day where the portal's users are. */
export function heute(): string {
  return kalender.format(new Date());
}
