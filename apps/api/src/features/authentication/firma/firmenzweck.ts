/** What the secret of a forwarder at its provider is encrypted for. */
export const firmenzweck = (mandantId: number) => `firmenanmeldung:${mandantId}`;
