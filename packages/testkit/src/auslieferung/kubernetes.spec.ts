import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service, ServiceAccount } from 'kubernetes-models/v1';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { apiEinstellungen, geheimeEinstellungen, lesen, WURZEL } from './betrieb.js';

interface Objekt {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
}
interface Vorlage {
  metadata: { labels: Record<string, string> };
  spec: { volumes: { secret?: { secretName: string } }[]; containers: Behaelter[] };
}
interface Behaelter {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  resources: { limits: object; requests: object };
}

const ordner = 'deploy/kubernetes';
const overlays = ['cloudnativepg', 'externe-datenbank'];
const objekteIn = (text: string) => parseAllDocuments(text).map((d) => d.toJS() as Objekt);
const objekte = readdirSync(join(WURZEL, ordner), { recursive: true, encoding: 'utf8' })
  .filter((datei) => datei.endsWith('.yaml') && !datei.endsWith('kustomization.yaml'))
  .flatMap((datei) => objekteIn(lesen(join(ordner, datei))));
const mit = (kind: string) => objekte.filter((o) => o.kind === kind);
const vorlagen = objekte.flatMap(({ kind, metadata, spec }) =>
  kind === 'Deployment' || kind === 'Job' ? [{ name: metadata.name, ...(spec['template'] as Vorlage) }] : [],
);
const einstellungen = lesen(`${ordner}/grundlage/einstellungen.env`)
  .split('\n')
  .filter(Boolean)
  .map((zeile) => zeile.split('=', 2) as [string, string]);

const klassen: Record<string, new (objekt: never) => { validate(): void }> = {
  Cluster,
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
  ServiceMonitor,
};

/** Where the package with the types of an object has them. */
function modul(apiVersion: string): string {
  if (apiVersion.startsWith('postgresql.cnpg.io/')) return `@kubernetes-models/cloudnative-pg/${apiVersion}`;
  if (apiVersion.startsWith('monitoring.')) return `@kubernetes-models/prometheus-operator/${apiVersion}`;
  return `kubernetes-models/${apiVersion}`;
}

/** What the schema of Kubernetes has against an object: wrong types and values. */
function maengel(objekt: Objekt): string[] {
  const klasse = klassen[objekt.kind];
  if (!klasse) return [`Unbekannt: ${objekt.kind}`];
  try {
    new klasse(objekt as never).validate();
    return [];
  } catch (fehler) {
    return [String(fehler)];
  }
}

/** The schemas take unknown names; the types of the same packages do not. */
function unbekanntes(alle: readonly Objekt[]): string[] {
  const quelle = alle
    .map(
      (o, i) =>
        `import type { I${o.kind} as T${i} } from '${modul(o.apiVersion)}';\nexport const o${i}: T${i} = ${JSON.stringify(o)};`,
    )
    .join('\n');
  const datei = join(import.meta.dirname, 'alle-objekte.ts');
  const optionen: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
  };
  const wirt = ts.createCompilerHost(optionen);
  const { fileExists, getSourceFile } = wirt;
  wirt.fileExists = (name) => name === datei || fileExists(name);
  wirt.getSourceFile = (name, ...rest) =>
    name === datei ? ts.createSourceFile(name, quelle, ts.ScriptTarget.ES2024) : getSourceFile(name, ...rest);
  const programm = ts.createProgram([datei], optionen, wirt);
  return ts
    .getPreEmitDiagnostics(programm, programm.getSourceFile(datei))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('deploy/kubernetes', () => {
  it('holds objects as Kubernetes and its operators know them', () => {
    expect(objekte.length).toBeGreaterThan(12);
    expect(objekte.flatMap(maengel)).toEqual([]);
    expect(unbekanntes(objekte)).toEqual([]);
  });

  it('would be found wrong with another type or an unknown name in it', () => {
    const [erstes] = structuredClone(mit('Deployment'));
    if (!erstes) throw new Error('Kein Deployment');
    expect(maengel({ ...erstes, spec: { ...erstes.spec, replicas: 'zwei' } })).toHaveLength(1);
    expect(unbekanntes([{ ...erstes, spec: { ...erstes.spec, replikas: 2 } }]).join()).toContain('replikas');
  });

  it('names settings that the portal reads, and everything a cluster must have', () => {
    const namen = einstellungen.map(([name]) => name.replace(/_FILE$/, ''));
    expect(namen.filter((name) => !apiEinstellungen.includes(name))).toEqual([]);
    expect(namen).toEqual(expect.arrayContaining(['CLUSTER', 'PORTAL_URL', 'DOKUMENTE', 'SMTP_URL']));
    for (const [name, wert] of einstellungen) {
      if (geheimeEinstellungen.includes(name)) throw new Error(`${name} gehört in ein Secret`);
      if (name.endsWith('_FILE'))
        expect(wert).toMatch(/^\/run\/secrets\/(datenbank\/url|frachtportal\/\w+)$/);
    }
    // What has to be in the secret stands in the document that says how to make it.
    const anleitung = lesen('docs/betrieb/kubernetes.md');
    for (const [, wert] of einstellungen.filter(([, w]) => w.startsWith('/run/secrets/frachtportal/')))
      expect(anleitung).toContain(wert.split('/').at(-1));
  });

  it.each(vorlagen)('$name may do no more than it must', ({ spec }) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(resources.limits)).toEqual(['memory']);
      expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory']);
    }
  });

  it('asks each process whether it has started, is ready and lives, and lets it end', () => {
    for (const { spec } of mit('Deployment')) {
      expect(spec['template']).toMatchObject({
        spec: {
          containers: [
            {
              startupProbe: { httpGet: { path: '/api/health/ready' } },
              readinessProbe: { httpGet: { path: '/api/health/ready' } },
              livenessProbe: { httpGet: { path: '/api/health/live' } },
              lifecycle: { preStop: { sleep: { seconds: 5 } } },
            },
          ],
        },
      });
    }
    const rollen = vorlagen.flatMap(({ spec }) => spec.containers.flatMap((b) => b.env ?? []));
    expect(rollen.map(({ value }) => value).toSorted()).toEqual(['api', 'auftraege']);
    const [migration] = vorlagen.filter(({ name }) => name === 'frachtportal-migration');
    expect(migration?.spec.containers[0]?.command).toEqual(['node', 'apps/api/dist/migrieren.js']);
  });

  it('finds with each selector what it is meant for', () => {
    const gewaehlt = (auswahl: Record<string, string>) =>
      vorlagen
        .filter(({ metadata: { labels } }) => Object.entries(auswahl).every(([k, v]) => labels[k] === v))
        .map(({ name }) => name);
    const beide = ['frachtportal-anfragen', 'frachtportal-auftraege'];
    const dienste = mit('Service').map(({ metadata, spec }) => [
      metadata.name,
      gewaehlt(spec['selector'] as Record<string, string>),
    ]);
    expect(Object.fromEntries(dienste)).toEqual({
      frachtportal: ['frachtportal-anfragen'],
      'frachtportal-metriken': beide,
    });
    const schutz = mit('PodDisruptionBudget').flatMap(({ spec }) =>
      gewaehlt((spec['selector'] as { matchLabels: Record<string, string> }).matchLabels),
    );
    expect(schutz).toEqual(beide);
    expect(mit('HorizontalPodAutoscaler')[0]?.spec).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name: 'frachtportal-anfragen' },
    });
    expect(mit('ServiceMonitor')[0]?.spec).toMatchObject({
      selector: { matchLabels: mit('Service')[1]?.metadata.labels },
    });
  });

  it('has an image for every container, which `kustomization.yaml` names', () => {
    const { images } = parse(lesen(`${ordner}/grundlage/kustomization.yaml`)) as {
      images: { name: string }[];
    };
    const bekannte = images.map(({ name }) => name);
    for (const { spec } of vorlagen)
      for (const { image } of spec.containers) expect(bekannte).toContain(image);
  });

  const fehlt = spawnSync('kubectl', ['version', '--client']).status !== 0;
  it.skipIf(fehlt).each(overlays)('%s is put together by kubectl, and every part fits', (overlay) => {
    const text = execFileSync('kubectl', ['kustomize', join(WURZEL, ordner, overlay)], { encoding: 'utf8' });
    const alle = objekteIn(text);
    expect(alle.flatMap(maengel)).toEqual([]);
    expect(unbekanntes(alle)).toEqual([]);
    const quelle = overlay === 'cloudnativepg' ? 'frachtportal-db-app' : 'frachtportal-datenbank';
    for (const { kind, spec } of alle) {
      if (kind !== 'Deployment' && kind !== 'Job') continue;
      const { metadata, spec: pod } = spec['template'] as Vorlage;
      expect(metadata.labels).toMatchObject({ 'app.kubernetes.io/part-of': 'frachtportal' });
      expect(pod.volumes[0]?.secret?.secretName).toBe(quelle);
      expect(pod.containers[0]?.image).toMatch(/^registry\.example\/frachtportal-api:\d/);
    }
  });
});
