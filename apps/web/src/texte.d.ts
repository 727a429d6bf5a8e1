/** The languages of the portal, put together by `bau/kataloge.ts`. */
declare module 'virtual:texte' {
  interface Sprache {
    iso: string;
    /** What users and `languageId` name. */
    id: number;
    name: string;
    /** Fetches all that is said in it. */
    lade: () => Promise<{ default: Readonly<Record<string, string>> }>;
  }
  export const sprachen: readonly Sprache[];
}
