/**
 * Prefixes for the order numbers of a new main client, the nicest first: two or three initials of its name, and one
 * made of its id, which no other client has.
 */
export function nummernpraefix(name: string, id: number): string[] {
  const worte = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const initialen = worte.map((w) => w[0]).join('');
  const anfang = worte.join('').slice(0, 2);
  const vorschlaege = [initialen.slice(0, 2), initialen.slice(0, 3), anfang].filter((p) => p.length >= 2);
  return [...new Set(vorschlaege), `M${id}`].map((p) => `${p}-`);
}
