/** The languages of the portal, put together by `bau/kataloge.ts`. */
declare module 'virtual:texte' {
  interface Sprache {
    iso: string;
    /** What users and `languageId` name. */
    id: number;
    name: string;
    /** Fetches what is said in it: on the login page; behind it, in list and form; on the other pages. */
    lade: Readonly<Record<'anfang' | 'portal' | 'seiten', () => Promise<Readonly<Record<string, string>>>>>;
  }
  export const sprachen: readonly Sprache[];
}
