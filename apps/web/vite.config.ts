import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import paket from '../../package.json' with { type: 'json' };
import { pruefeGroessen } from './bau/groessen.ts';
import { gruppen } from './bau/gruppen.ts';
import { kataloge } from './bau/kataloge.ts';
import { pruefeKreise } from './bau/kreise.ts';
import { nenneVoraus } from './bau/voraus.ts';

/** The API of the development server; in production both share one origin. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // Compressed copies beside the files, so that no server has to do it for every visitor.
  plugins: [
    react(),
    kataloge(),
    nenneVoraus(),
    pruefeKreise(),
    pruefeGroessen(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(js|css|json|svg|html)$/,
      threshold: 0,
    }),
  ],
  define: { __VERSION__: JSON.stringify(paket.version) },
  // The workspace packages are read from their TypeScript, so nothing has to be built before.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    port: 5173,
    proxy: { '/api': api, '/v/': api, '/sendung': api, '^/(impressum|datenschutz|agb)$': api },
  },
  build: {
    target: 'es2022',
    // lightningcss breaks `light-dark()` in the style sheet of react-data-grid.
    cssMinify: 'esbuild',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: gruppen },
      },
    },
  },
});
