/** Asks again and again for what changes by itself; what could not be read at all is told once, not each time. */
export const nachfrage =
  (ms: number) =>
  ({ state }: { state: { data: unknown } }): number | false =>
    state.data === undefined ? false : ms;
