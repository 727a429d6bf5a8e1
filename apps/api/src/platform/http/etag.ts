/** Does `If-None-Match` name what the server would answer? */
export function istBekannt(ifNoneMatch: string | undefined, etag: string): boolean {
  const ohneSchwaeche = (e: string) => e.trim().replace(/^W\//, '');
  const bekannte = ifNoneMatch?.split(',').map(ohneSchwaeche) ?? [];
  return bekannte.includes('*') || bekannte.includes(ohneSchwaeche(etag));
}

/**
 * The version a `PUT` was made for; null where it names none (or any). What cannot be read matches no version. What was
 * added behind the version is nothing that a change could overwrite.
 */
export function versionAus(ifMatch: string | undefined): number | null {
  if (!ifMatch || ifMatch === '*') return null;
  const treffer = /^(?:W\/)?"?(\d{1,9})(?:-\d{1,9})?"?$/.exec(ifMatch.trim());
  return treffer ? Number(treffer[1]) : -1;
}
