import 'reflect-metadata';
import { liesUmgebung } from './config/umgebung.js';
import { pruefliste } from './startpruefung.js';

/** What stands between these settings and a portal that works. */
async function pruefe(): Promise<void> {
  const { zeilen, gut } = await pruefliste(liesUmgebung());
  console.log(zeilen.join('\n'));
  process.exit(gut ? 0 : 1);
}

pruefe().catch((fehler: unknown) => {
  console.error(fehler instanceof Error ? fehler.message : fehler);
  process.exit(1);
});
