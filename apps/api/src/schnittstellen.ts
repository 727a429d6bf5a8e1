import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemadateien } from './features/dispo/schemadateien.js';
import { regelblatt } from './regelblatt.js';

/**
 * Writes the generated documents into the directory named on the command line: the XML schemas of the dispatch
 * interface and the table of rules.
 */
const ziel = process.argv[2];
if (!ziel) throw new Error('Aufruf: node schnittstellen.js <Verzeichnis>');
for (const [name, inhalt] of schemadateien()) writeFileSync(join(ziel, 'schnittstellen', name), inhalt);
writeFileSync(join(ziel, 'regeln.md'), regelblatt());
