import { imHaus } from '../netz/ziel.js';
import { sende } from './http-ausgang.js';

const fristMs = 15_000;
const laengsteAntwort = 100_000;

/** Where a token is to be had, and for whom. */
export interface Tokenzugang {
  adresse: string;
  klient: string;
  geheimnis: string;
  umfang: string | null;
}

/** The server of tokens has given none. */
export class KeinToken extends Error {
  constructor() {
    super('Der Server gibt kein Token aus');
  }
}

/**
 * A token for the portal itself (OAuth 2.0, client credentials), which Microsoft 365 demands.
 * @param erlaubt networks in which that server may stand although such addresses are refused
 * @throws KeinToken, Zielfehler, else what the way there says
 */
export async function holeToken(
  { adresse, klient, geheimnis, umfang }: Tokenzugang,
  erlaubt: readonly string[],
): Promise<string> {
  const frage = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: klient,
    client_secret: geheimnis,
    ...(umfang ? { scope: umfang } : {}),
  });
  const { status, text } = await sende({
    adresse,
    erlaubt,
    arten: imHaus,
    fristMs,
    hoechstensBytes: laengsteAntwort,
    koepfe: { 'content-type': 'application/x-www-form-urlencoded' },
    inhalt: frage.toString(),
  });
  const token = status === 200 ? tokenIn(text) : undefined;
  if (token === undefined) throw new KeinToken();
  return token;
}

function tokenIn(text: string): string | undefined {
  try {
    const { access_token: token } = JSON.parse(text) as { access_token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
