import cluster from 'node:cluster';
import { programmversion } from './config/programm.js';
import { liesUmgebung } from './config/umgebung.js';

async function beginne(): Promise<void> {
  if (process.argv.includes('--version')) {
    console.log(programmversion);
    process.exit(0);
  }
  const umgebung = liesUmgebung();
  if (umgebung.PROZESSE > 1 && cluster.isPrimary)
    return (await import('./gruppe/gruppe.js')).starteGruppe(umgebung);
  const ende = await verfolge(umgebung.OTEL_EXPORTER_OTLP_ENDPOINT);
  const { diene, starte } = await import('./programm.js');
  if (cluster.isPrimary) await starte(umgebung, ende);
  else await diene(umgebung, ende, cluster.worker?.id === 1);
}

/** Loaded only where it is asked for, and then before what it watches. */
async function verfolge(wohin: string | undefined): Promise<() => Promise<void>> {
  if (!wohin) return async () => undefined;
  const { beginneAblaufverfolgung } = await import('./platform/einblick/ablaufverfolgung.js');
  return beginneAblaufverfolgung();
}

beginne().catch((fehler: unknown) => {
  console.error(fehler instanceof Error ? fehler.message : fehler);
  process.exit(1);
});
