import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { bomben } from './bomben.js';

/** Writes the files to a folder, so that making them leaves no trace in the memory that is measured. */
for (const [i, { inhalt }] of bomben.entries())
  writeFileSync(join(workerData as string, String(i)), inhalt());
parentPort?.postMessage('fertig');
