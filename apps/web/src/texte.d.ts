/** The languages of the portal, put together by `bau/kataloge.ts`. */
declare module 'virtual:texte' {
  interface Sprache {
    iso: string;
    /** What users and `languageId` name. */
    id: number;
    name: string;
    /** Fetches what is said in it: around the login, behind it, and in the admin area alone. */
    lade: Readonly<
      Record<'anfang' | 'portal' | 'verwaltung', () => Promise<{ default: Readonly<Record<string, string>> }>>
    >;
  }
  export const sprachen: readonly Sprache[];
}
