import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemadateien } from './features/dispo/schemadateien.js';

/** Writes the XML schemas of the dispatch interface into the directory named on the command line. */
const ziel = process.argv[2];
if (!ziel) throw new Error('Aufruf: node schnittstellen.js <Verzeichnis>');
for (const [name, inhalt] of schemadateien()) writeFileSync(join(ziel, name), inhalt);
