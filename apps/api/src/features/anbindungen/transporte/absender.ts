const adresse = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const bereich = /^@?[a-z\d-]+(\.[a-z\d-]+)+$/i;

/** An address, or a domain with or without its sign. */
export const istAbsendereintrag = (zeile: string): boolean =>
  adresse.test(zeile.trim()) || bereich.test(zeile.trim());

/** Is an address on a list, itself or by its domain? An empty list has everybody on it. */
export function stehtAufListe(absender: string, liste: string | null): boolean {
  const eintraege = (liste ?? '')
    .toLowerCase()
    .split('\n')
    .flatMap((zeile) => zeile.trim() || []);
  if (!eintraege.length) return true;
  const gesucht = absender.toLowerCase();
  const { bereich: eigener } = zerlegt(gesucht);
  return eintraege.some((eintrag) =>
    adresse.test(eintrag) ? eintrag === gesucht : eintrag.replace(/^@/, '') === eigener,
  );
}

const zerlegt = (absender: string) => ({ bereich: absender.slice(absender.lastIndexOf('@') + 1) });

/**
 * Does the mail server say that the sender is theirs (RFC 8601)? The topmost of these headers is its own: what came with
 * the message stands below.
 * @param koepfe the headers `Authentication-Results` of a message, as they stand there
 */
export function istAusgewiesen(absender: string, koepfe: string): boolean {
  const [oberster = ''] = koepfe
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((zeile) => /^authentication-results:/i.test(zeile));
  const teile = ohneBemerkungen(oberster.slice(oberster.indexOf(':') + 1)).split(';');
  const dmarc = teile.find((teil) => /^\s*dmarc\s*=/i.test(teil));
  if (!dmarc || !/^\s*dmarc\s*=\s*pass\b/i.test(dmarc)) return false;
  const [, von] = /\bheader\.from\s*=\s*"?([^\s";]+)/i.exec(dmarc) ?? [];
  return von === undefined || zerlegt(von.toLowerCase()).bereich === zerlegt(absender.toLowerCase()).bereich;
}

/** Comments stand in brackets, also one inside another, and say anything. */
function ohneBemerkungen(text: string): string {
  let kern = text;
  for (let vorher = ''; vorher !== kern; ) {
    vorher = kern;
    kern = kern.replaceAll(/\([^()]*\)/g, ' ');
  }
  return kern;
}
