import 'reflect-metadata';
import { liesUmgebung } from '../config/umgebung.js';
import { wechsleSchluessel } from './schluesselwechsel.js';

/** A new key for stored secrets. */
async function wechsle(): Promise<void> {
  console.log((await wechsleSchluessel(liesUmgebung())).join('\n'));
  process.exit(0);
}

wechsle().catch((fehler: unknown) => {
  console.error(fehler instanceof Error ? fehler.message : fehler);
  process.exit(1);
});
