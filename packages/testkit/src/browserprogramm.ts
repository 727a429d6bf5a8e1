import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const installiert = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium where there is one, else the one from the npm registry. */
export async function browserprogramm(): Promise<{ executablePath: string; args: string[] }> {
  const system = process.env['CHROMIUM'] ?? installiert.find(existsSync);
  const still = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (system) return { executablePath: system, args: still };
  return {
    executablePath: await chromium.executablePath(),
    // In a single process the whole browser ends with its first window; tests open one after the other.
    args: [...chromium.args.filter((a) => !/^--(headless|single-process|no-zygote)/.test(a)), ...still],
  };
}
