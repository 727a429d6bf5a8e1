import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setzeErreichbar, useErreichbar } from './verbindung';

describe('Verbindung', () => {
  afterEach(() => {
    setzeErreichbar(true);
  });

  it('fehlt, wo niemand antwortet, und ist mit der nächsten Antwort wieder da', () => {
    const { result } = renderHook(useErreichbar);
    act(() => setzeErreichbar(false));
    expect(result.current).toBe(false);
    act(() => setzeErreichbar(true));
    expect(result.current).toBe(true);
  });

  it('fehlt auch, wo der Browser kein Netz hat, obwohl die letzte Antwort kam', () => {
    const { result } = renderHook(useErreichbar);
    const netz = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(result.current).toBe(false);
    netz.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(result.current).toBe(true);
  });
});
