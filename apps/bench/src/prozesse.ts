import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as warten } from 'node:timers/promises';

/** Clock ticks a second of /proc on every Linux we know. */
const tickMs = 10;

export interface Prozess {
  pid: number;
  url: string;
  beenden(): Promise<void>;
}

/** Starts a server as a process of its own; its output goes to a file, as under a supervisor. */
export async function starteServer(
  argumente: string[],
  env: Record<string, string>,
  o: { port: number; protokoll: number; bereit: string },
): Promise<Prozess> {
  const kind = spawn(process.execPath, argumente, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env, PORT: String(o.port) },
    stdio: ['ignore', o.protokoll, o.protokoll],
  });
  let ende: string | undefined;
  const vorbei = new Promise<void>((fertig) =>
    kind.on('close', (code, signal) => {
      ende = String(code ?? signal);
      fertig();
    }),
  );
  const url = `http://127.0.0.1:${o.port}`;
  while (!(await fetch(url + o.bereit).catch(() => undefined))) {
    if (ende) throw new Error(`Der Server ist beim Start beendet (${ende}).`);
    await warten(50);
  }
  return {
    pid: kind.pid ?? 0,
    url,
    beenden: async () => {
      kind.kill('SIGTERM');
      await vorbei;
    },
  };
}

/** CPU time so far of a process and, with `baum`, of all it started (PostgreSQL works in children). */
export function cpuMs(pid: number, baum = false): number {
  const eigene = ticks(pid);
  if (!baum) return eigene * tickMs;
  const kinder = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && elternteil(name) === pid);
  return kinder.reduce((summe, kind) => summe + ticks(Number(kind)), eigene) * tickMs;
}

/** Fields of /proc/<pid>/stat after the name, which may hold blanks. */
function stat(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const elternteil = (pid: string) => Number(stat(pid)[1]);
/** Own time and that of children that have ended. */
const ticks = (pid: number) =>
  stat(pid)
    .slice(11, 15)
    .reduce((summe, t) => summe + Number(t), 0);

/** Resident memory now and at its highest since `vergissSpitze`, in MB. */
export function speicherMb(pid: number): { jetzt: number; spitze: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const lies = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { jetzt: lies('VmRSS'), spitze: lies('VmHWM') };
}

export function vergissSpitze(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
