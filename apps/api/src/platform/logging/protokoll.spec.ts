import { describe, expect, it } from 'vitest';
import { ohneGeheimnis } from './protokoll.js';

describe('Protokoll', () => {
  it.each([
    ['/api/auftraege/5', '/api/auftraege/5'],
    ['/api/benutzer/5?token=geheim', '/api/benutzer/5'],
    ['/api/berichte/x?ids=geheim', '/api/berichte/x'],
    ['/api/registrierung/confirm/geheim', '/api/registrierung/confirm/…'],
    ['/api/registrierung/CONFIRM/geheim/', '/api/registrierung/CONFIRM/…/'],
  ])('%s steht darin als %s', (url, zeile) => {
    expect(ohneGeheimnis(url)).toBe(zeile);
  });
});
