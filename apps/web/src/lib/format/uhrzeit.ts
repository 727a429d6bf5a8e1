/**
 * Reads a time of day as people type it: `8`, `830`, `8:30`, `08.30`, `0830`. Empty text is null, what is no time is
 * undefined.
 */
export function leseUhrzeit(text: string): string | null | undefined {
  const roh = text.trim().replace(/\s*(uhr|h)$/i, '');
  if (roh === '') return null;
  const treffer = /^(\d{1,2})(?:[:., h](\d{2}))?$/.exec(roh) ?? /^(\d{1,2})(\d\d)$/.exec(roh);
  if (!treffer) return undefined;
  const stunde = Number(treffer[1]);
  const minute = Number(treffer[2] ?? 0);
  if (stunde > 23 || minute > 59) return undefined;
  return `${String(stunde).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A time of day as it was entered, whatever time zone it is read in; midnight means that none was given. */
export function formatiereUhrzeit(zeit: string | null | undefined): string {
  return !zeit || zeit.startsWith('00:00') ? '' : zeit.slice(0, 5);
}
