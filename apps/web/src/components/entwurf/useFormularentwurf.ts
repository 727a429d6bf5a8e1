import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Fund,
  findeEntwuerfe,
  schreibe,
  schreibeSofort,
  vergissEntwurf,
} from '../../lib/entwurf/entwurfsablage';
import { frageFenster, halte } from '../../lib/entwurf/entwurfsfenster';
import { neueKennung } from '../../lib/kennung';

/** A form as it was typed, kept in this browser only. */
export type Entwurf<T> = T & { zeit: string };

const pauseMs = 400;

interface Angaben<T> {
  /** What is typed by which user; every window that works on it keeps a draft of its own. */
  name: string;
  aktiv: boolean;
  lies: () => T;
  istGeaendert: () => boolean;
}

/** Keeps what is typed in the browser, key by key, and offers it again after the page was closed or has failed. */
export function useFormularentwurf<T extends object>({ name, aktiv, lies, istGeaendert }: Angaben<T>) {
  const [eigener] = useState(() => `${name}/${neueKennung()}`);
  const [gesichertUm, setGesichertUm] = useState<string | null>(null);
  const wecker = useRef<ReturnType<typeof setTimeout>>(undefined);
  const vorgemerkt = useRef(false);
  // Something is written: whether it still differs from the beginning is asked after the pause, not with each key.
  const begonnen = useRef(false);
  // Stored or given up: whatever still happens to the form is no draft any more.
  const vorbei = useRef(false);
  const jetzt = useRef({ lies, istGeaendert });
  jetzt.current = { lies, istGeaendert };

  const stand = useCallback(() => ({ ...jetzt.current.lies(), zeit: new Date().toISOString() }), []);

  const halteFest = useCallback(() => {
    if (!vorgemerkt.current) return;
    vorgemerkt.current = false;
    begonnen.current ||= jetzt.current.istGeaendert();
    if (begonnen.current) schreibeSofort(eigener, stand());
  }, [eigener, stand]);

  const sichere = useCallback(async () => {
    clearTimeout(wecker.current);
    wecker.current = undefined;
    if (!jetzt.current.istGeaendert()) {
      // Taken back to the beginning: nothing is left to come back to.
      if (begonnen.current) await vergissEntwurf(eigener);
      begonnen.current = false;
      return setGesichertUm(null);
    }
    const jetziger = stand();
    if (await schreibe(eigener, jetziger)) setGesichertUm(jetziger.zeit);
  }, [eigener, stand]);

  /** Something has changed. */
  const plane = useCallback(() => {
    if (!aktiv || vorbei.current) return;
    // Still within the key's own turn, but once however much has changed.
    if (!vorgemerkt.current) queueMicrotask(halteFest);
    vorgemerkt.current = true;
    clearTimeout(wecker.current);
    wecker.current = setTimeout(() => void sichere(), pauseMs);
  }, [aktiv, halteFest, sichere]);

  /** Somebody types, so that there is something to keep whatever the values say. */
  const getippt = useCallback(() => {
    begonnen.current = true;
    plane();
  }, [plane]);

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
    vorbei.current = true;
    clearTimeout(wecker.current);
    wecker.current = undefined;
    vorgemerkt.current = false;
    begonnen.current = false;
    setGesichertUm(null);
    await vergissEntwurf(eigener);
  }, [eigener]);

  const angebote = useAngebote<T>(name, eigener, aktiv, sichere);
  return { ...angebote, gesichertUm, plane, getippt, vergiss };
}

/** Drafts of earlier visits that no other window works on, the newest first. */
function useAngebote<T>(name: string, eigener: string, aktiv: boolean, sichere: () => Promise<void>) {
  const [funde, setFunde] = useState<Fund<Entwurf<T>>[]>([]);
  useEffect(() => {
    if (!aktiv) return;
    let gilt = true;
    const gehalten = new Set<string>();
    const lasseLos = halte(eigener);
    // A window that answers late takes its offer away again.
    const hoereAuf = frageFenster(`${name}/`, (einer) => {
      gehalten.add(einer);
      setFunde((alle) => alle.filter((f) => f.name !== einer));
    });
    void findeEntwuerfe<Entwurf<T>>(`${name}/`).then(
      (alle) => gilt && setFunde(alle.filter((f) => !gehalten.has(f.name))),
    );
    return () => {
      gilt = false;
      hoereAuf();
      lasseLos();
    };
  }, [name, eigener, aktiv]);

  const [erster] = funde;
  /** What was offered is in the form now and lives on as its draft; the next offer takes its place. */
  const uebernommen = useCallback(async () => {
    setFunde((alle) => alle.slice(1));
    await sichere();
    if (erster) await vergissEntwurf(erster.name);
  }, [erster, sichere]);
  const verwirf = useCallback(async () => {
    // The offer stays until the draft is really gone.
    if (erster) await vergissEntwurf(erster.name);
    setFunde((alle) => alle.slice(1));
  }, [erster]);
  return { angebot: erster?.entwurf ?? null, weitere: Math.max(0, funde.length - 1), uebernommen, verwirf };
}
