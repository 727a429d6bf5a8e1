import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import './app/theme/token.css';
import './app/theme/grund.css';

const wurzel = document.getElementById('wurzel');
if (!wurzel) throw new Error('Die Seite hat keinen Platz für die Anwendung.');
createRoot(wurzel).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
