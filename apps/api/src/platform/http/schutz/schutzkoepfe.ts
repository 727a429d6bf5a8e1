import type { HelmetOptions } from 'helmet';

/**
 * What browsers are told about this server. Helmet is asked for its headers once: as a plugin of Fastify it works them
 * out anew for each request and leaves garbage that only the slow collection finds (docs/leistung.md).
 */
export const schutzkoepfe: HelmetOptions = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      // The reader of barcodes is WebAssembly where the browser has none; it comes from here like every script.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      baseUri: ["'none'"],
      frameSrc: ["'self'", 'blob:'],
      // Chrome shows a PDF through an object of its own; without this a report or a paper stays blank.
      objectSrc: ["'self'", 'blob:'],
      upgradeInsecureRequests: null,
    },
  },
  // Said only to whoever comes encrypted.
  strictTransportSecurity: false,
};

/** For a year: a browser that came encrypted once comes no other way. Not for other names below this one. */
export const nurVerschluesselt = 'max-age=31536000';
