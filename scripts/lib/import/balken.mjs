// How far the import has come.
import { SingleBar } from 'cli-progress';

/** A bar on a screen, a line every few seconds elsewhere. */
export function balken() {
  const bar = new SingleBar({
    format: '  {bar} {value}/{total} Aufträge, noch {eta_formatted}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  return {
    beginne: (anzahl) => bar.start(anzahl, 0),
    stand: (uebernommen) => bar.update(uebernommen),
    ende: () => bar.stop(),
  };
}
