import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** What names somebody or opens something: ids, numbers of orders, tokens. */
const kenntlich = /\/(?:[^/]*\d[^/]*|[^/]{40,})/g;

/**
 * Sends traces of requests and statements where OTEL_EXPORTER_OTLP_ENDPOINT says. To be called before anything loads
 * what it watches. Nothing personal leaves: no query, no ids, no values of statements.
 * @returns what sends the rest and ends it
 */
export function beginneAblaufverfolgung(): () => Promise<void> {
  const sdk = new NodeSDK({
    serviceName: 'frachtportal',
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        applyCustomAttributesOnSpan: (span, anfrage) => {
          const ziel = 'url' in anfrage ? (anfrage.url ?? '') : '';
          const pfad = ziel.replace(/[?#].*/s, '').replace(kenntlich, '/{}');
          span.updateName(`${anfrage.method} ${pfad}`);
          span.setAttributes({ 'url.path': pfad, 'http.target': pfad, 'url.query': '', 'http.url': pfad });
        },
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
