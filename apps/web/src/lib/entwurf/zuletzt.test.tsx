import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { angemeldetAls } from '../../testing/sitzung';
import { useMerkeZuletzt, zuletztGeoeffnet } from '../zuletzt';

function Auftrag({ id, name = '' }: { id: number; name?: string }) {
  useMerkeZuletzt({ id, nummer: `NL-${id}`, name });
  return null;
}

beforeEach(() => angemeldetAls({ sub: '17' }));
const nummern = (benutzer = '17') => zuletztGeoeffnet(benutzer).map((z) => z.nummer);

describe('Zuletzt geöffnet', () => {
  it('der neueste steht vorn, jeder einmal, mit dem Namen, den er zuletzt hatte', () => {
    for (const id of [1, 2]) render(<Auftrag id={id} />);
    render(<Auftrag id={1} name="Nordlicht" />);
    expect(nummern()).toEqual(['NL-1', 'NL-2']);
    expect(zuletztGeoeffnet('17')[0]?.name).toBe('Nordlicht');
  });

  it('acht genügen', () => {
    for (let id = 1; id <= 10; id++) render(<Auftrag id={id} />);
    expect(nummern()).toEqual(['NL-10', 'NL-9', 'NL-8', 'NL-7', 'NL-6', 'NL-5', 'NL-4', 'NL-3']);
  });

  it('jeder Benutzer dieses Browsers sieht nur die seinen', () => {
    render(<Auftrag id={1} />);
    expect([nummern('18'), zuletztGeoeffnet(undefined)]).toEqual([[], []]);
  });

  it.each(['kein json', '{"'])(
    'steht im Browser Unlesbares (%s), sind es keine, und es geht weiter',
    (unlesbar) => {
      localStorage.setItem('zuletzt/17', unlesbar);
      expect(nummern()).toEqual([]);
      render(<Auftrag id={3} />);
      expect(nummern()).toEqual(['NL-3']);
    },
  );
});
