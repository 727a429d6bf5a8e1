import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** With what the folders begin. */
    programmordner: string;
  }
}

/** Below node_modules, where packages are found. */
const ort = resolve(import.meta.dirname, '../../../node_modules');
const anfang = `.programm-${process.pid}-`;

/** For `globalSetup`: where a run builds the programs that its tests start, gone when it ends. */
export function setup(project: TestProject): void {
  project.provide('programmordner', join(ort, anfang));
}

export function teardown(): void {
  for (const name of readdirSync(ort))
    if (name.startsWith(anfang)) rmSync(join(ort, name), { recursive: true });
}
