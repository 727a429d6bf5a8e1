import type { Portal } from './portal.js';

export interface Brief {
  art: string;
  an: string;
  betreff: string;
  inhalt: string;
}

/** The mails that wait, the newest first. */
export function post(portal: Portal, an: string): Promise<Brief[]> {
  return portal.db.sql<Brief>(
    "SELECT art, an, betreff, inhalt FROM mail WHERE an = $1 AND zustand = 'wartet' ORDER BY id DESC",
    [an],
  );
}

/** The token of the link in the newest mail of a kind. */
export async function linkToken(portal: Portal, an: string, art: string): Promise<string> {
  const brief = (await post(portal, an)).find((b) => b.art === art);
  const token = /https?:\/\/\S+\/([\w-]{43})\s/.exec(brief?.inhalt ?? '')?.[1];
  if (!token) throw new Error(`Keine Mail „${art}“ mit Link an ${an}`);
  return token;
}
