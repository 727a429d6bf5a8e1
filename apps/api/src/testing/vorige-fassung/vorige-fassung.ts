import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';

const api = resolve(import.meta.dirname, '../../..');
const db = resolve(api, '../../db');

/** The last migration that the kept build knows. */
const letzteMigration = 409;

/**
 * The API as it was before the newest change of the schema, built and kept (`programm.json.br`: its files by name, as
 * `npm run build` makes them, minified). Laid out beside `dist`, where packages are found, for one test file.
 */
export class VorigeFassung {
  private readonly ordner = join(api, `.programm-${process.pid}-vorige`);

  constructor() {
    beforeAll(() => this.legeAus());
    afterAll(() => rmSync(this.ordner, { recursive: true, force: true }));
  }

  get programm(): string {
    return join(this.ordner, 'main.js');
  }

  /** Migrations and data as they came with it. */
  get dbVerzeichnis(): string {
    return join(this.ordner, 'db');
  }

  private legeAus(): void {
    const gepackt = readFileSync(join(import.meta.dirname, 'programm.json.br'));
    const dateien = JSON.parse(brotliDecompressSync(gepackt).toString()) as Record<string, string>;
    mkdirSync(join(this.dbVerzeichnis, 'migrations'), { recursive: true });
    for (const [name, inhalt] of Object.entries(dateien)) writeFileSync(join(this.ordner, name), inhalt);
    for (const daten of ['reference', 'demo'])
      cpSync(join(db, daten), join(this.dbVerzeichnis, daten), { recursive: true });
    for (const datei of readdirSync(join(db, 'migrations')))
      if (Number.parseInt(datei, 10) <= letzteMigration)
        cpSync(join(db, 'migrations', datei), join(this.dbVerzeichnis, 'migrations', datei));
  }
}
