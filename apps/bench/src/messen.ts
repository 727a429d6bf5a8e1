import autocannon from 'autocannon';
import { median } from './ausgabe.ts';
import { type Last, neuerSchluessel } from './lasten.ts';
import { cpuMs, type Prozess, speicherMb, vergissSpitze } from './prozesse.ts';

export interface Ziel {
  prozess: Prozess;
  kopf: Record<string, string>;
}

interface Runde {
  jeSekunde: number;
  /** Server and database together. */
  cpuJeAnfrage: number;
  cpuServer: number;
}

export interface Messpunkt {
  verbindungen: number;
  verhaeltnis: number;
  unser: Runde;
  bloss: Runde;
  /** Highest memory of our server and how far that is above what it held before. */
  spitzeMb: number;
  zuwachsMb: number;
}

const rundenSekunden = 1;

/** Ours and bare in short rounds one after the other, so that what disturbs the machine disturbs both. */
export async function messe(
  last: Last,
  ziele: { unser: Ziel; bloss: Ziel; postgres: number },
  o: { verbindungen: number; sekunden: number },
): Promise<Messpunkt> {
  const feuer = (ziel: Ziel, anzahl: number, zumAufwaermen = false) =>
    runde(last, ziel, { ...o, anzahl, zumAufwaermen, postgres: ziele.postgres, unser: ziel === ziele.unser });
  const unser = { ziel: ziele.unser, anzahl: 0, runden: [] as Runde[] };
  const bloss = { ziel: ziele.bloss, anzahl: 0, runden: [] as Runde[] };
  for (const seite of [unser, bloss]) {
    // A fixed number of requests, not of seconds: a slow one is not cut off in the middle.
    const { jeSekunde } = await feuer(seite.ziel, 8 * o.verbindungen, true);
    seite.anzahl = Math.max(2 * o.verbindungen, Math.round(jeSekunde * rundenSekunden));
  }
  const { pid } = ziele.unser.prozess;
  const vorher = speicherMb(pid).jetzt;
  vergissSpitze(pid);
  for (let s = 0; s < o.sekunden; s += rundenSekunden) {
    for (const seite of [unser, bloss]) seite.runden.push(await feuer(seite.ziel, seite.anzahl));
  }
  const { spitze } = speicherMb(pid);
  return {
    verbindungen: o.verbindungen,
    verhaeltnis: median(unser.runden.map((u, i) => u.jeSekunde / (bloss.runden[i]?.jeSekunde ?? Number.NaN))),
    unser: zusammen(unser.runden),
    bloss: zusammen(bloss.runden),
    spitzeMb: spitze,
    zuwachsMb: spitze - vorher,
  };
}

async function runde(
  last: Last,
  { prozess, kopf }: Ziel,
  o: { verbindungen: number; anzahl: number; zumAufwaermen: boolean; postgres: number; unser: boolean },
): Promise<Runde> {
  const anfragen = (o.unser ? last.unsere : last.bloss).map((anfrage) => ({
    ...anfrage,
    headers: anfrage.body ? { ...kopf, 'content-type': 'application/json' } : kopf,
    ...(last.mitSchluessel ? { setupRequest: mitSchluessel } : {}),
  }));
  const vorher = [cpuMs(prozess.pid), cpuMs(o.postgres, true)] as const;
  // The types know the promise only; it is the run itself, which tells of every answer.
  const lauf = autocannon({
    url: prozess.url,
    connections: o.verbindungen,
    amount: o.anzahl,
    requests: anfragen,
  }) as Promise<autocannon.Result> & autocannon.Instance;
  // Its own duration is that of its half-second ticks.
  const anfang = performance.now();
  let letzte = anfang;
  lauf.on('response', () => {
    letzte = performance.now();
  });
  const ergebnis = await lauf;
  // While warming up a busy machine may be too slow to open sixteen connections at once.
  if (!o.zumAufwaermen && (ergebnis.non2xx || ergebnis.errors)) {
    throw new Error(`${last.buchstabe}: ${ergebnis.non2xx} Antworten ohne Erfolg, ${ergebnis.errors} Fehler`);
  }
  const anzahl = ergebnis['2xx'];
  const server = cpuMs(prozess.pid) - vorher[0];
  return {
    jeSekunde: (anzahl * 1000) / (letzte - anfang),
    cpuJeAnfrage: (server + cpuMs(o.postgres, true) - vorher[1]) / anzahl,
    cpuServer: server / anzahl,
  };
}

function mitSchluessel(anfrage: autocannon.Request): autocannon.Request {
  return { ...anfrage, headers: { ...anfrage.headers, 'idempotency-key': neuerSchluessel() } };
}

/** Speed as it was in the middle; CPU time of the least disturbed round, for what disturbs only adds to it. */
function zusammen(runden: Runde[]): Runde {
  const beste = (wert: (r: Runde) => number) => Math.min(...runden.map(wert));
  return {
    jeSekunde: median(runden.map((r) => r.jeSekunde)),
    cpuJeAnfrage: beste((r) => r.cpuJeAnfrage),
    cpuServer: beste((r) => r.cpuServer),
  };
}
