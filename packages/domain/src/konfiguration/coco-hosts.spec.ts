import { describe, expect, it } from 'vitest';
import { istCocoHost, sindHosts } from './coco-hosts.js';
import { standardkonfiguration } from './konfiguration.js';

describe('Rechnernamen des Konfigurators [2-2.009]', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['LOCALHOST', true],
    ['portal.example.com', false],
    ['localhost.example.com', false],
    ['', false],
  ])('ausgeliefert ist nur der eigene Rechner: %j %s', (host, gilt) => {
    expect(istCocoHost(host, standardkonfiguration.cocoHosts)).toBe(gilt);
  });

  it.each([
    ['dev.intern', 'localhost, dev.intern', true],
    ['a.intern', '*.intern', true],
    ['intern', '*.intern', false],
    ['boeseintern', '*.intern', false],
    ['localhost', '', false],
  ])('%s in „%s“: %s', (host, liste, gilt) => {
    expect(istCocoHost(host, liste)).toBe(gilt);
  });

  it.each(['', 'localhost', '*.intern, portal.example.com', '10.1.2.3,127.0.0.1', 'dev-1.intern'])(
    'speichern lässt sich „%s“',
    (liste) => expect(sindHosts(liste)).toBe(true),
  );

  it.each(['<script>', 'https://portal.example.com', 'a b', 'portal.example.com/coco', '*', 'a;b'])(
    'kein Rechner ist „%s“',
    (liste) => expect(sindHosts(liste)).toBe(false),
  );
});
