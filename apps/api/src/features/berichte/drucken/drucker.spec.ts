import { expect, it } from 'vitest';
import { drucke } from './drucker.js';

it('holt nichts aus dem Netz und liest keine Dateien', async () => {
  await expect(
    drucke({ content: [{ image: 'bild' }], images: { bild: 'http://127.0.0.1:9/x.png' } }),
  ).rejects.toThrow(/denied by resource access policy/);
  await expect(drucke({ content: [{ image: '/etc/hostname' }] })).rejects.toThrow(
    /denied by resource access policy/,
  );
  const anhang = { content: ['x'], files: { a: { src: '/etc/hostname' } } } as never;
  await expect(drucke(anhang)).rejects.toThrow(/denied by resource access policy/);
});
