import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';

/** The door closes when nobody has come for so long … */
const ruheMs = 25;
/** … and the event loop has done nothing since it last looked whether somebody stands there. */
const leererUmlaufMs = 0.2;
/** Where people come all the time it closes nevertheless. */
const hoechstensMs = 400;

/**
 * Closes a listening server at a moment when nobody stands in its queue: whom the system has let in and the
 * program not yet, a closing server throws out.
 * @param schliesse has to stop listening at once
 */
export function schliesseTuer(server: Server, schliesse: () => void): Promise<void> {
  const beginn = performance.now();
  let zuletztKam = beginn;
  let umlauf = beginn;
  const kommt = () => {
    zuletztKam = performance.now();
  };
  server.on('connection', kommt);
  return new Promise((zu) => {
    // With one of these outstanding the loop does not wait at its sockets: it passes by them, lets in who stands there.
    const sieheNach = () => {
      const jetzt = performance.now();
      const leer = jetzt - umlauf < leererUmlaufMs;
      const ruhig = jetzt - zuletztKam > ruheMs;
      if ((leer && ruhig) || jetzt - beginn > hoechstensMs) {
        server.off('connection', kommt);
        schliesse();
        return zu();
      }
      umlauf = performance.now();
      setImmediate(sieheNach);
    };
    setImmediate(sieheNach);
  });
}
