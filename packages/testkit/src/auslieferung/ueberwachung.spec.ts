import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lesen, treffer } from './betrieb.js';

interface Regeln {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}

interface Tafel {
  panels: { title: string; targets: { expr: string }[] }[];
}

const regeln = (parse(lesen('deploy/prometheus/warnungen.yml')) as Regeln).groups.flatMap((g) => g.rules);
const tafel = JSON.parse(lesen('deploy/grafana/dashboards/frachtportal.json')) as Tafel;
const ausdruecke = [
  ...regeln.map(({ alert, expr }) => [alert, expr] as const),
  ...tafel.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** What `/metrics` answers: ours, those of the Node process, and what Prometheus adds. */
function vorhandene(): Set<string> {
  const quelle = lesen('apps/api/src/platform/einblick/metriken.service.ts');
  // Some are shown by the room that knows the figure.
  const ereignisse = lesen('apps/api/src/features/ereignisse/ereignisse.service.ts');
  const namen = [...treffer(quelle, /neu\('(\w+)'/g), ...treffer(ereignisse, /metriken\.zeige\('(\w+)'/g)];
  const eigene = namen.map((name) => `frachtportal_${name}`);
  const histogramme = treffer(quelle, /name: '(\w+)'/g).flatMap((name) =>
    ['bucket', 'count', 'sum'].map((teil) => `${name}_${teil}`),
  );
  const register = new Registry();
  collectDefaultMetrics({ register });
  const prozess = register.getMetricsAsArray().map(({ name }) => name);
  return new Set([...eigene, ...histogramme, ...prozess, 'up']);
}

const metriken = vorhandene();
const genannte = (ausdruck: string) => treffer(ausdruck, /\b((?:frachtportal|nodejs|process)_\w+|up)\b/g);

describe('alert rules and dashboard', () => {
  it.each(ausdruecke)('%s asks for metrics that exist', (_was, ausdruck) => {
    const namen = genannte(ausdruck.replace(/"[^"]*"/g, ''));
    expect(namen).not.toEqual([]);
    expect(namen.filter((name) => !metriken.has(name))).toEqual([]);
  });

  it('would be caught naming one that does not', () => {
    expect(
      genannte('rate(frachtportal_gibt_es_nicht[5m])').filter((name) => !metriken.has(name)),
    ).toHaveLength(1);
  });

  it('say what has happened and what to do', () => {
    for (const { annotations } of regeln) {
      expect(annotations['summary']).toMatch(/\w/);
      expect(annotations['description']).toMatch(/\w/);
    }
  });

  it('show every number of our own somewhere', () => {
    const gezeigt = new Set(ausdruecke.flatMap(([, ausdruck]) => genannte(ausdruck)));
    const eigene = [...metriken].filter((n) => n.startsWith('frachtportal_') && !n.endsWith('_sum'));
    expect(eigene.filter((name) => !gezeigt.has(name))).toEqual([]);
  });
});
