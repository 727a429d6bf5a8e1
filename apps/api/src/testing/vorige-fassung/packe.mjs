// Keeps the build of another checkout as the former one: node packe.mjs <checkout>, whose packages are installed. Then
// the newest migration it knows goes into vorige-fassung.ts.
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'rolldown';

const api = resolve(process.argv[2] ?? '.', 'apps/api');
const { default: bau } = await import(pathToFileURL(join(api, 'rolldown.config.ts')).href);
const dir = await mkdtemp(join(tmpdir(), 'vorige-fassung-'));
const programme = Object.entries(bau.input).filter(([name]) => name === 'main' || name.endsWith('.worker'));
await build({
  ...bau,
  input: Object.fromEntries(programme),
  output: { ...bau.output, dir, minify: true },
});

const dateien = {};
for (const name of await readdir(dir)) dateien[name] = await readFile(join(dir, name), 'utf8');
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
const gepackt = brotliCompressSync(JSON.stringify(dateien), { params });
await writeFile(join(import.meta.dirname, 'programm.json.br'), gepackt);
