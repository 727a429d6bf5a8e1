import { useEffect } from 'react';
import { Getrennt } from './Getrennt';

const taktMs = 2000;
const hoechstensJe = { ms: 300_000, mal: 5 };
const merkplatz = 'neuGeladen';

function geladenUm(): number[] {
  const alle = JSON.parse(sessionStorage.getItem(merkplatz) ?? '[]') as number[];
  return alle.filter((um) => um > Date.now() - hoechstensJe.ms);
}

/** Loading anew has not helped often enough to go on by itself. */
export const oftNeuGeladen = (): boolean => geladenUm().length >= hoechstensJe.mal;

const warte = () => new Promise((fertig) => setTimeout(fertig, taktMs));

/** One question at a time, however long its answer takes: a reload counts once. */
async function ladeNeuSobaldDa(signal: AbortSignal): Promise<void> {
  let da = false;
  while (!da && !signal.aborted) {
    await warte();
    da = (await fetch('/api/health/live', { signal }).catch(() => undefined))?.ok ?? false;
  }
  if (signal.aborted) return;
  sessionStorage.setItem(merkplatz, JSON.stringify([...geladenUm(), Date.now()]));
  window.location.reload();
}

/**
 * The code of a page did not come, as the server was away or has become another version: once there is one, the page is
 * loaded anew at the address where one was going. A browser may remember the failure, so asking again would not do.
 */
export function Unterbrochen() {
  useEffect(() => {
    const abbruch = new AbortController();
    void ladeNeuSobaldDa(abbruch.signal);
    return () => abbruch.abort();
  }, []);
  return <Getrennt />;
}
