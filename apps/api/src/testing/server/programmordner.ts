import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'rolldown';
import type { TestProject } from 'vitest/node';
import bau from '../../../rolldown.config.js';

declare module 'vitest' {
  interface ProvidedContext {
    programmordner: string;
  }
}

/** Beside `dist`, where packages are found. */
const dir = resolve(import.meta.dirname, `../../../.programm-${process.pid}`);

/** For `globalSetup`: builds the programs and threads that the tests of a run start, as they are delivered. */
export async function setup(project: TestProject): Promise<void> {
  await build({
    ...bau,
    input: { ...bau.input, 'bomben.worker': 'src/platform/dateien/testing/bomben.worker.ts' },
    output: { ...bau.output, dir },
  });
  project.provide('programmordner', dir);
}

export function teardown(): void {
  rmSync(dir, { recursive: true, force: true });
}
