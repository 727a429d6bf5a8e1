/** What answers say beside their body, and scripts of another origin could not read otherwise. */
const lesbareKoepfe = [
  'total-search-results',
  'ausgelassen',
  'abgelehnt',
  'content-disposition',
  'etag',
  'index-aktualisiert',
  'index-angefordert',
  'index-fehler',
  'retry-after',
];

/** Pages of these origins may call the API from a browser; who they are for, their token says, never a cookie. */
export function herkunftsregeln(origin: string[]) {
  return {
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: lesbareKoepfe,
    maxAge: 600,
    // An OPTIONS that is no question of a browser is answered like one: the refusal would be no notification.
    strictPreflight: false,
  };
}
