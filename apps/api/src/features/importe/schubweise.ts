/** So long a call works at most; what is left over the next one does. */
const hoechstensMs = 20_000;
const zaehleNach = 10;

/**
 * Works in portions until there is nothing left or the time is over; the numbers are counted now and then and at the
 * end.
 * @param schub answers whether there was anything to do; is told whether it is not the first
 */
export async function schubweise(
  schub: (weiter: boolean) => Promise<boolean>,
  zaehle: () => Promise<unknown>,
): Promise<void> {
  const ende = performance.now() + hoechstensMs;
  for (let i = 1; performance.now() < ende && (await schub(i > 1)); i++) {
    if (i % zaehleNach === 0) await zaehle();
  }
  await zaehle();
}
