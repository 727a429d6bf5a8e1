import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PRUEFUNGEN, TESTS } from '../../../scripts/lib/aufgaben.mjs';
import { DEMO_LOGINS } from '../../../scripts/lib/begruessung.mjs';

interface Dienst {
  image?: string;
  build?: { context: string; target: string };
  environment?: Record<string, string | number | boolean>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks?: string[] | Record<string, unknown>;
  healthcheck?: { test: string[] };
}

interface Compose {
  services: Record<string, Dienst>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

const WURZEL = resolve(import.meta.dirname, '../../..');
const lesen = (name: string): string => readFileSync(join(WURZEL, name), 'utf8');
const treffer = (text: string, muster: RegExp): string[] => [...text.matchAll(muster)].map((m) => m[1] ?? '');

const text = lesen('docker-compose.yml');
const compose = parse(text) as Compose;
const dienste = Object.entries(compose.services);
const dockerfile = lesen('Dockerfile');
const stufen = treffer(dockerfile, /^FROM \S+ AS (\S+)$/gm);
/** What the API reads from its environment. */
const einstellungen = [
  ...new Set(treffer(lesen('apps/api/src/config/umgebung.ts'), /^ {2}([A-Z_]+): (?:z\.|ja\.)/gm)),
];

describe('docker-compose.yml', () => {
  it('has database, API and web server', () => {
    expect(Object.keys(compose.services)).toEqual(['db', 'api', 'web']);
  });

  it.each(dienste)('%s is a published image or a target of our Dockerfile', (_name, { image, build }) => {
    if (image) expect(image).toMatch(/^[a-z]+:\d+/);
    else {
      expect(existsSync(join(WURZEL, build?.context ?? 'fehlt', 'Dockerfile'))).toBe(true);
      expect(stufen).toContain(build?.target);
    }
  });

  it.each(dienste)('%s has a health check and waits only for healthy services', (_name, dienst) => {
    expect(dienst.healthcheck?.test[0]).toBe('CMD');
    for (const [anderer, { condition }] of Object.entries(dienst.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(anderer);
      expect(condition).toBe('service_healthy');
    }
  });

  it.each(dienste)('%s names only secrets, volumes and networks that are declared', (_name, dienst) => {
    for (const name of dienst.secrets ?? []) expect(compose.secrets).toHaveProperty(name);
    for (const volume of dienst.volumes ?? [])
      expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    const netze = Array.isArray(dienst.networks) ? dienst.networks : Object.keys(dienst.networks ?? {});
    for (const netz of netze) expect(compose.networks).toHaveProperty(netz);
    for (const wert of Object.values(dienst.environment ?? {})) {
      const geheim = /^\/run\/secrets\/(.+)$/.exec(String(wert))?.[1];
      if (geheim) expect(dienst.secrets).toContain(geheim);
    }
  });

  it('uses exactly the variables of .env.example', () => {
    // A variable without a value is passed through.
    const benutzt = new Set([...treffer(text, /\$\{(\w+)/g), ...treffer(text, /^ {6}([A-Z_]+):$/gm)]);
    const erklaert = new Set(treffer(lesen('.env.example'), /^#?(\w+)=/gm));
    expect([...benutzt].sort()).toEqual([...erklaert].sort());
  });

  it('keeps passwords out of the file', () => {
    for (const [, { environment }] of dienste) {
      const offen = Object.keys(environment ?? {}).filter((name) =>
        /PASSWORD|SECRET|SCHLUESSEL|DATABASE_URL/.test(name),
      );
      for (const name of offen) expect(name).toMatch(/_FILE$/);
    }
  });

  it('gives the API only settings that it reads', () => {
    const gegeben = Object.keys(compose.services['api']?.environment ?? {});
    expect(gegeben.filter((name) => !einstellungen.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  });
});

describe('docs/sichern.md', () => {
  const sichern = lesen('docs/sichern.md');
  const { db, api } = compose.services;

  it('speaks of the services, the database and the folder of docker-compose.yml', () => {
    for (const name of treffer(sichern, /docker compose exec -T (\w+)/g))
      expect(compose.services).toHaveProperty(name);
    expect(new Set(treffer(sichern, /--username=(\w+)/g))).toEqual(
      new Set([db?.environment?.['POSTGRES_USER']]),
    );
    expect(new Set(treffer(sichern, /--dbname=(\w+)/g))).toEqual(new Set([db?.environment?.['POSTGRES_DB']]));
    expect(new Set(treffer(sichern, /--directory=(\/\S+)/g))).toEqual(
      new Set([api?.environment?.['DATA_DIR']]),
    );
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(lesen('package.json'));
    for (const name of treffer(sichern, /npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
  });
});

describe('secrets', () => {
  const ort = mkdtempSync(join(tmpdir(), 'geheimnisse-'));
  const anlegen = (): string[] => {
    execFileSync(process.execPath, [join(WURZEL, 'scripts/geheimnisse.mjs'), ort]);
    return readdirSync(ort).map((name) => `${name}=${readFileSync(join(ort, name), 'utf8')}`);
  };

  afterAll(() => rmSync(ort, { recursive: true }));

  it('are made by the script, all that compose needs, and kept when it runs again', () => {
    const erste = anlegen();
    expect(readdirSync(ort).sort()).toEqual(Object.keys(compose.secrets).sort());
    for (const [name, { file }] of Object.entries(compose.secrets))
      expect(file).toBe(`./geheimnisse/${name}`);
    expect(anlegen()).toEqual(erste);
  });

  it('give API and database the same password', () => {
    const url = new URL(readFileSync(join(ort, 'datenbank_url'), 'utf8'));
    expect(url.password).toBe(readFileSync(join(ort, 'db_passwort'), 'utf8'));
    expect(url.hostname).toBe('db');
    expect(`/${String(compose.services['db']?.environment?.['POSTGRES_DB'])}`).toBe(url.pathname);
  });

  it('are neither committed nor sent to the image build', () => {
    for (const datei of ['.gitignore', '.dockerignore']) expect(lesen(datei)).toMatch(/^\/?geheimnisse\/?$/m);
  });
});

describe('Dockerfile', () => {
  it('runs the API as `npm start` does', () => {
    const argumente = JSON.parse(lesen('apps/api/node-argumente.json'));
    expect(dockerfile).toContain(
      `CMD ${JSON.stringify(['node', ...argumente, 'apps/api/dist/main.js']).replaceAll(',', ', ')}`,
    );
  });

  it('copies only from what exists', () => {
    for (const zeile of treffer(dockerfile, /^COPY (.+)$/gm)) {
      const stufe = /^--from=(\S+)/.exec(zeile)?.[1];
      if (stufe) expect(stufen).toContain(stufe);
      else
        for (const quelle of zeile.split(' ').slice(0, -1))
          expect([quelle, existsSync(join(WURZEL, quelle))]).toEqual([quelle, true]);
    }
  });

  it('uses the pinned versions', () => {
    const { packageManager, devDependencies } = JSON.parse(lesen('package.json'));
    expect(dockerfile).toContain(packageManager);
    expect(dockerfile).toContain(`FROM node:${devDependencies.node.split('.')[0]}-`);
  });

  it('does not run the API as root', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});

describe('package.json', () => {
  it.each(treffer(lesen('package.json'), /node (scripts\/[\w-]+\.mjs)/g))(
    'names a script that exists: %s',
    (datei) => {
      expect(existsSync(join(WURZEL, datei))).toBe(true);
    },
  );
});

describe('npm test', () => {
  const orte = globSync('{apps,packages}/*/{vitest,playwright}.config.ts', { cwd: WURZEL }).map(dirname);

  it.each(orte)('runs the tests of %s and counts them', (ort) => {
    const { scripts } = JSON.parse(lesen(`${ort}/package.json`)) as { scripts: Record<string, string> };
    const laeufe = Object.keys(TESTS).filter((name) => scripts[name]);
    expect(laeufe).not.toEqual([]);
    const einstellung = ort === 'apps/e2e' ? lesen('apps/e2e/playwright.config.ts') : '';
    for (const name of laeufe) expect(`${scripts[name]} ${einstellung}`).toContain(`bericht/${name}.json`);
  });

  it('has a task for each check and each kind of test', () => {
    const { tasks } = JSON.parse(lesen('turbo.json')) as { tasks: object };
    const aufgaben = Object.keys(tasks).map((name) => name.replace(/^.*#/, ''));
    expect(aufgaben).toEqual(expect.arrayContaining([...Object.keys(PRUEFUNGEN), ...Object.keys(TESTS)]));
  });
});

describe('README.md', () => {
  const readme = lesen('README.md');

  it('explains every setting of the API and of `npm start`, and no other', () => {
    const erklaert = treffer(readme, /^\| `([A-Z_]+)`/gm);
    const starter = treffer(lesen('scripts/lib/einstellungen.mjs'), /env\['([A-Z_]+)'\]/g);
    // Two ways that only another layout of the files would need, one that only tests may use, one that `npm start` tells the API.
    const intern = ['WEB_DIR', 'DB_DIR', 'DB_OHNE_FSYNC', 'SICHERUNG_FRIST_MS'];
    const alle = new Set([...einstellungen, ...starter]);
    expect(erklaert.sort()).toEqual([...alle].filter((name) => !intern.includes(name)).sort());
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(lesen('package.json'));
    for (const name of treffer(readme, /npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
  });

  it('links only to what exists', () => {
    const ziele = [
      ...treffer(readme, /\]\(([^)#]+)\)/g),
      ...treffer(readme, /^((?:apps|packages)\/[\w-]+)\s/gm),
    ];
    expect(ziele.filter((ziel) => !existsSync(join(WURZEL, ziel)))).toEqual([]);
  });

  it('and the start name the same logins, all of them in the demo data', () => {
    const namen = (JSON.parse(lesen('db/demo/benutzer.json')) as { name: string }[]).map(({ name }) => name);
    for (const name of Object.keys(DEMO_LOGINS)) {
      expect(namen).toContain(name);
      expect(readme).toContain(`\`${name}\``);
    }
  });
});
