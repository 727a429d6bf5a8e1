/** The languages of the portal, put together by `bau/kataloge.ts`. */
declare module 'virtual:texte' {
  interface Sprache {
    iso: string;
    /** What users and `languageId` name. */
    id: number;
    name: string;
    /** Fetches what is said in it, but for what only the admin area says. */
    lade: () => Promise<{ default: Readonly<Record<string, string>> }>;
    ladeVerwaltung: () => Promise<{ default: Readonly<Record<string, string>> }>;
  }
  export const sprachen: readonly Sprache[];
}
