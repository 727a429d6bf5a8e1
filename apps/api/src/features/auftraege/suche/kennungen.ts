/** Ids that a statement packed with `int4send`: a million of them are four megabytes instead of a hundred. */
export function kennungenAus(bytes: Buffer | null | undefined): Int32Array {
  const gepackt = bytes ?? Buffer.alloc(0);
  return Int32Array.from({ length: gepackt.length / 4 }, (_, i) => gepackt.readInt32BE(4 * i));
}
