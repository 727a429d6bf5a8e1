import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../testing/server';
import { Fehlerseite } from './Fehlerseite';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());
beforeEach(() => sessionStorage.clear());

/** A piece of code that could not be fetched, as Vite tells of it. */
function verpasst(): Error {
  const grund = new TypeError('Failed to fetch dynamically imported module: /assets/Seite.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: grund }));
  return grund;
}

function mitNeuladen() {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, href: window.location.href, reload });
  return reload;
}

it('kam das Programm einer Seite nicht, wird sie neu geladen, sobald der Server wieder antwortet', async () => {
  const reload = mitNeuladen();
  let da = false;
  const gefragt = vi.fn();
  server.use(
    http.get('*/api/health/live', () => {
      gefragt();
      return da ? HttpResponse.json({ status: 'ok' }) : HttpResponse.error();
    }),
  );
  render(<Fehlerseite error={verpasst()} />);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Server nicht erreichbar – es wird weiter versucht/,
  );
  await waitFor(() => expect(gefragt).toHaveBeenCalled(), { timeout: 5000 });
  expect(reload).not.toHaveBeenCalled();
  da = true;
  await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5000 });
});

it('hilft das nicht, sagt sie es und lädt nicht ewig neu', () => {
  sessionStorage.setItem('neuGeladen', JSON.stringify(Array.from({ length: 5 }, () => Date.now())));
  render(<Fehlerseite error={verpasst()} />);
  expect(screen.getByText(/Failed to fetch dynamically imported module/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeTruthy();
});

it('ein anderer Fehler wird gleich genannt', () => {
  render(<Fehlerseite error={new Error('kaputt')} />);
  expect(screen.getByText('kaputt')).toBeTruthy();
});
