/** A `content-disposition` for any file name: plain letters for old readers, the real name for all others (RFC 6266). */
export function alsAnhang(name: string, art: 'attachment' | 'inline' = 'attachment'): string {
  const schlicht = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const kodiert = encodeURIComponent(name).replace(
    /['()*]/g,
    (z) => `%${z.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${art}; filename="${schlicht}"; filename*=UTF-8''${kodiert}`;
}
