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
  cpuJeAnfrage: number;
  p95Ms: number;
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

const rundenSekunden = 2;

/** Ours and bare in short rounds one after the other, so that what disturbs the machine disturbs both. */
export async function messe(
  last: Last,
  ziele: { unser: Ziel; bloss: Ziel; postgres: number },
  o: { verbindungen: number; sekunden: number },
): Promise<Messpunkt> {
  const { unser, bloss } = ziele;
  const feuer = (ziel: Ziel, sekunden: number) =>
    runde(last, ziel, { ...o, sekunden, postgres: ziele.postgres, unser: ziel === unser });
  await feuer(unser, 1);
  await feuer(bloss, 1);
  const vorher = speicherMb(unser.prozess.pid).jetzt;
  vergissSpitze(unser.prozess.pid);
  const unsere: Runde[] = [];
  const blosse: Runde[] = [];
  for (let s = 0; s < o.sekunden; s += rundenSekunden) {
    unsere.push(await feuer(unser, rundenSekunden));
    blosse.push(await feuer(bloss, rundenSekunden));
  }
  const { spitze } = speicherMb(unser.prozess.pid);
  return {
    verbindungen: o.verbindungen,
    verhaeltnis: median(unsere.map((u, i) => u.jeSekunde / (blosse[i]?.jeSekunde ?? Number.NaN))),
    unser: mittlere(unsere),
    bloss: mittlere(blosse),
    spitzeMb: spitze,
    zuwachsMb: spitze - vorher,
  };
}

async function runde(
  last: Last,
  { prozess, kopf }: Ziel,
  o: { verbindungen: number; sekunden: number; postgres: number; unser: boolean },
): Promise<Runde> {
  const cpu = () => cpuMs(prozess.pid) + cpuMs(o.postgres, true);
  const anfragen = (o.unser ? last.unsere : last.bloss).map((anfrage) => ({
    ...anfrage,
    headers: anfrage.body ? { ...kopf, 'content-type': 'application/json' } : kopf,
    ...(last.mitSchluessel ? { setupRequest: mitSchluessel } : {}),
  }));
  const vorher = cpu();
  const ergebnis = await autocannon({
    url: prozess.url,
    connections: o.verbindungen,
    duration: o.sekunden,
    requests: anfragen,
  });
  if (ergebnis.non2xx || ergebnis.errors) {
    throw new Error(`${last.buchstabe}: ${ergebnis.non2xx} Antworten ohne Erfolg, ${ergebnis.errors} Fehler`);
  }
  const anzahl = ergebnis['2xx'];
  return {
    jeSekunde: anzahl / ergebnis.duration,
    cpuJeAnfrage: (cpu() - vorher) / anzahl,
    p95Ms: ergebnis.latency.p97_5,
  };
}

function mitSchluessel(anfrage: autocannon.Request): autocannon.Request {
  return { ...anfrage, headers: { ...anfrage.headers, 'idempotency-key': neuerSchluessel() } };
}

function mittlere(runden: Runde[]): Runde {
  const ueber = (wert: (r: Runde) => number) => median(runden.map(wert));
  return {
    jeSekunde: ueber((r) => r.jeSekunde),
    cpuJeAnfrage: ueber((r) => r.cpuJeAnfrage),
    p95Ms: ueber((r) => r.p95Ms),
  };
}
