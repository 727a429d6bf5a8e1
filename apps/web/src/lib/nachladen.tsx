import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { beiRegung } from './regung';

/** The part, or what stands for it until its code is there. */
type Nachladbar<P extends object> = ComponentType<P> | LazyExoticComponent<ComponentType<P>>;

/**
 * A part whose code comes by itself. Asked for with `hole` beforehand it shows at once; without that React shows the
 * fallback, and then for at least 300 ms. A component takes it as `useState(teil.jetzt)`, so that it stays the same.
 */
export function nachladen<P extends object>(lade: () => Promise<ComponentType<P>>) {
  let da: ComponentType<P> | undefined;
  const hole = async () => {
    da = await lade();
    return da;
  };
  const Spaeter = lazy(async () => ({ default: await hole() }));
  return { hole, jetzt: (): Nachladbar<P> => da ?? Spaeter };
}

/**
 * A part that shows only after somebody did something, e.g. a dialog. Its code comes with the first stir on the page:
 * it does not hold up the first sight, and is there before it is needed; `ersatz` keeps its place.
 */
export function nachRegung<P extends object>(
  lade: () => Promise<ComponentType<P>>,
  ersatz?: (p: P) => ReactNode,
): (p: P) => ReactNode {
  const { hole, jetzt } = nachladen(lade);
  // Whoever asks for the part asks again, and hears of a failure.
  beiRegung(() => void hole().catch(() => undefined));
  return (angaben) => <Nachgeladen jetzt={jetzt} angaben={angaben} ersatz={ersatz} />;
}

interface Eigenschaften<P extends object> {
  jetzt: () => Nachladbar<P>;
  angaben: P;
  ersatz: ((p: P) => ReactNode) | undefined;
}

function Nachgeladen<P extends object>({ jetzt, angaben, ersatz }: Eigenschaften<P>) {
  const [Teil] = useState(jetzt);
  return <Suspense fallback={ersatz?.(angaben)}>{createElement(Teil, angaben)}</Suspense>;
}

const verpasst = new WeakSet<Error>();

// Vite tells of each piece of code that could not be fetched, before whoever asked for it hears of it.
window.addEventListener('vite:preloadError', ({ payload }) => verpasst.add(payload));

/** What belongs to the code and could not be fetched, e.g. the texts, is missed in the same way. */
export function verpassterCode(grund: unknown): Error {
  const fehler = grund instanceof Error ? grund : new Error(String(grund));
  verpasst.add(fehler);
  return fehler;
}

/** Is this what came of it that a piece of code could not be fetched? */
export const istVerpassterCode = (grund: unknown): boolean => grund instanceof Error && verpasst.has(grund);
