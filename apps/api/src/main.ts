import { programmversion } from './config/programm.js';
import { liesUmgebung } from './config/umgebung.js';

async function beginne(): Promise<void> {
  if (process.argv.includes('--version')) {
    console.log(programmversion);
    process.exit(0);
  }
  const umgebung = liesUmgebung();
  const ende = await verfolge(umgebung.OTEL_EXPORTER_OTLP_ENDPOINT);
  const { starte } = await import('./programm.js');
  await starte(umgebung, ende);
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
