import { cpus, loadavg } from 'node:os';
import { tabelle, zahl } from './ausgabe.ts';
import type { Last } from './lasten.ts';
import type { Messpunkt } from './messen.ts';

export interface Ergebnis {
  last: Last;
  punkte: Messpunkt[];
}

const zeichen = (gut: boolean) => (gut ? '✔' : '✘');

/** One row a workload; ratios at 1 and 16 connections, CPU at 16. */
export function bericht(ergebnisse: Ergebnis[]): string {
  const kopf = [
    'Last',
    'unser/bloß 1',
    '16',
    'Ziel',
    '',
    'CPU ms 1',
    '16',
    'bloß',
    'Server',
    'bloß',
    'Ziel',
    '',
    'je s 1',
    '16',
    'Spitze MB',
    '+MB',
  ];
  return tabelle(kopf, ergebnisse.map(zeile));
}

function zeile({ last, punkte }: Ergebnis): string[] {
  const [eine, viele] = [punkte.at(0), punkte.at(-1)];
  if (!eine || !viele) return [last.name];
  const { ziel, zielCpuMs, zielMb } = last;
  const cpu = Math.min(eine.unser.cpuJeAnfrage, viele.unser.cpuJeAnfrage);
  const zuwachs = viele.zuwachsMb;
  return [
    `${last.buchstabe} ${last.name}`,
    zahl(eine.verhaeltnis, 2),
    zahl(viele.verhaeltnis, 2),
    ziel ? `≥ ${zahl(ziel, 2)}` : '–',
    ziel ? zeichen(Math.min(eine.verhaeltnis, viele.verhaeltnis) >= ziel) : '',
    zahl(eine.unser.cpuJeAnfrage, 2),
    zahl(viele.unser.cpuJeAnfrage, 2),
    zahl(viele.bloss.cpuJeAnfrage, 2),
    zahl(viele.unser.cpuServer, 2),
    zahl(viele.bloss.cpuServer, 2),
    zielCpuMs ? `≤ ${zahl(zielCpuMs, 1)}` : '–',
    zielCpuMs ? zeichen(cpu <= zielCpuMs) : '',
    zahl(eine.unser.jeSekunde, 0),
    zahl(viele.unser.jeSekunde, 0),
    zahl(viele.spitzeMb, 0),
    `${zahl(zuwachs, 0)}${zielMb ? ` ${zeichen(zuwachs <= zielMb)}` : ''}`,
  ];
}

/** What the figures depend on beside the program. */
export function umstaende(auftraege: number): string {
  const last = zahl(loadavg()[0] ?? 0, 1);
  return `${zahl(auftraege, 0)} Aufträge, Node ${process.versions.node}, ${cpus().length} Kerne, Last der Maschine am Ende ${last}`;
}
