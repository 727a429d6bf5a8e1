/** Loaded with the first ticket. */
const ladeJose = () => import('jose');

/** How long a print window may take to ask for its paper. */
const minuten = 5;
const zweck = 'druck';

/** What a print ticket stands for: these orders, for this user, as long as this session lives. */
export interface Druckschein {
  ids: number[];
  benutzer: number;
  sitzung: string;
}

/**
 * An opaque, authenticated, short-lived value in place of a bearer token, which a new browser window does not carry.
 * `key` has 32 bytes.
 */
export async function verschluessle(
  ids: readonly number[],
  { benutzerId, sitzungId }: { benutzerId: number; sitzungId: string },
  key: Uint8Array,
  jetzt = new Date(),
): Promise<string> {
  const { EncryptJWT } = await ladeJose();
  return new EncryptJWT({ ids: ids.join(','), benutzer: benutzerId, sitzung: sitzungId })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(zweck)
    .setIssuedAt(jetzt)
    .setExpirationTime(new Date(jetzt.getTime() + minuten * 60_000))
    .encrypt(key);
}

/** The ticket behind an opaque value; undefined when it is forged, damaged or expired. */
export async function entschluessle(
  wert: string,
  key: Uint8Array,
  jetzt = new Date(),
): Promise<Druckschein | undefined> {
  const { jwtDecrypt } = await ladeJose();
  try {
    const { payload } = await jwtDecrypt(wert, key, {
      audience: zweck,
      currentDate: jetzt,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp', 'ids', 'benutzer', 'sitzung'],
    });
    const ids = String(payload['ids']).split(',').map(Number);
    return { ids, benutzer: Number(payload['benutzer']), sitzung: String(payload['sitzung']) };
  } catch {
    return undefined;
  }
}
