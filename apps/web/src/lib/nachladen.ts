import { type ComponentType, lazy } from 'react';

/**
 * A part whose code comes by itself. Asked for with `hole` beforehand it shows at once; without that React shows the
 * fallback, and then for at least 300 ms. A component takes it as `useState(teil.jetzt)`, so that it stays the same.
 */
export function nachladen<P>(lade: () => Promise<ComponentType<P>>) {
  let da: ComponentType<P> | undefined;
  const hole = async () => {
    da = await lade();
    return da;
  };
  const spaeter = lazy(async () => ({ default: await hole() })) as unknown as ComponentType<P>;
  return { hole, jetzt: () => da ?? spaeter };
}
