import ipaddr from 'ipaddr.js';

/** Networks that somebody wrote down, one a line; an address alone is a network of one. Undefined where a line is none. */
export function netzeAus(text: string): string[] | undefined {
  const zeilen = text
    .split('\n')
    .map((zeile) => zeile.trim())
    .filter(Boolean);
  const netze = zeilen.map(alsNetz);
  return netze.every((netz) => netz !== undefined) ? netze : undefined;
}

function alsNetz(zeile: string): string | undefined {
  if (ipaddr.isValidCIDR(zeile)) return zeile;
  if (!ipaddr.isValid(zeile)) return undefined;
  return `${zeile}/${ipaddr.parse(zeile).kind() === 'ipv4' ? 32 : 128}`;
}
