import type { TestProject } from 'vitest/node';
import './test-server-url.js';
import { startTestServer, type TestServer } from './test-server.js';

let server: TestServer | undefined;

/** For `globalSetup` of a vitest configuration: one server for the run, its address by `testServerUrl()`. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer();
  project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stoppen();
}
