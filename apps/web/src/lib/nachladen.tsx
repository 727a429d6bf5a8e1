import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { beiRegung } from './regung';

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

/**
 * A part that shows only after somebody did something, e.g. a dialog. Its code comes with the first stir on the page:
 * it does not hold up the first sight, and is there before it is needed.
 */
export function nachRegung<K extends (p: never) => ReactNode>(lade: () => Promise<K>): K {
  const { hole, jetzt } = nachladen(lade as unknown as () => Promise<ComponentType<object>>);
  // Whoever asks for the part asks again, and hears of a failure.
  beiRegung(() => void hole().catch(() => undefined));
  return ((angaben: object) => <Nachgeladen jetzt={jetzt} angaben={angaben} />) as unknown as K;
}

interface Eigenschaften {
  jetzt: () => ComponentType<object>;
  angaben: object;
}

function Nachgeladen({ jetzt, angaben }: Eigenschaften) {
  const [Teil] = useState(jetzt);
  return (
    <Suspense>
      <Teil {...angaben} />
    </Suspense>
  );
}
