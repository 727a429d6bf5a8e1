import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A form as it was typed, kept in this browser only. */
export type Entwurf<T> = T & { zeit: string };

const pauseMs = 400;

/** A browser that gives no storage works all the same, only without drafts. */
async function wennMoeglich<T>(tat: () => Promise<T>): Promise<T | undefined> {
  try {
    return await tat();
  } catch {
    return undefined;
  }
}

interface Angaben<T> {
  /** What is typed by which user; each has one draft. */
  name: string;
  aktiv: boolean;
  lies: () => T;
  istGeaendert: () => boolean;
}

/** Keeps what is typed in the browser and offers it again after the page was closed or has failed. */
export function useFormularentwurf<T extends object>({ name, aktiv, lies, istGeaendert }: Angaben<T>) {
  const [angebot, setAngebot] = useState<Entwurf<T> | null>(null);
  const [gesichertUm, setGesichertUm] = useState<string | null>(null);
  const wecker = useRef<ReturnType<typeof setTimeout>>(undefined);
  const jetzt = useRef({ lies, istGeaendert });
  jetzt.current = { lies, istGeaendert };

  useEffect(() => {
    if (!aktiv) return;
    let gilt = true;
    void wennMoeglich(() => get<Entwurf<T>>(name)).then((gefunden) => gilt && setAngebot(gefunden ?? null));
    return () => {
      gilt = false;
    };
  }, [name, aktiv]);

  const sichere = useCallback(async () => {
    clearTimeout(wecker.current);
    wecker.current = undefined;
    if (!jetzt.current.istGeaendert()) return;
    const zeit = new Date().toISOString();
    const gesichert = await wennMoeglich(() => set(name, { ...jetzt.current.lies(), zeit }).then(() => true));
    if (gesichert) setGesichertUm(zeit);
  }, [name]);

  const plane = useCallback(() => {
    if (!aktiv) return;
    clearTimeout(wecker.current);
    wecker.current = setTimeout(() => void sichere(), pauseMs);
  }, [aktiv, sichere]);

  // Leaving before the pause is over must not lose the last keys.
  useEffect(() => {
    const gehe = () => wecker.current !== undefined && void sichere();
    document.addEventListener('visibilitychange', gehe);
    window.addEventListener('pagehide', gehe);
    return () => {
      document.removeEventListener('visibilitychange', gehe);
      window.removeEventListener('pagehide', gehe);
      gehe();
    };
  }, [sichere]);

  const vergiss = useCallback(async () => {
    clearTimeout(wecker.current);
    wecker.current = undefined;
    setAngebot(null);
    setGesichertUm(null);
    await wennMoeglich(() => del(name));
  }, [name]);

  return { angebot, erledigt: () => setAngebot(null), gesichertUm, plane, sichere, vergiss };
}
