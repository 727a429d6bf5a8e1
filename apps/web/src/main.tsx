import './app/theme/schrift.css';
import './app/theme/token.css';
import './app/theme/grund.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { gemerkteSprache, sprich } from './lib/sprache';
import { schickeVoraus } from './lib/start';

const wurzel = document.getElementById('wurzel');
if (!wurzel) throw new Error('Die Seite hat keinen Platz für die Anwendung.');
const ort = createRoot(wurzel);
// In the language of the last visit from the first sight on.
void Promise.all([sprich(gemerkteSprache()), schickeVoraus()]).then(() =>
  ort.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
