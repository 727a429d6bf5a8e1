import { describe, expect, it } from 'vitest';
import { domaenenVon, Firmenanmeldung, pruefeFirmenanmeldung, zuordnungZu } from './firmenanmeldung.js';

const anmeldung = (a: Partial<Firmenanmeldung>): Firmenanmeldung =>
  Object.assign(new Firmenanmeldung(), { aussteller: 'https://login.example', zuordnungen: [] }, a);
const zuordnung = (wert: string, mandantId = 1) => ({ wert, mandantId, edit: true, main: false });

describe('Firmenanmeldung', () => {
  it.each<[Partial<Firmenanmeldung>, string[]]>([
    [{}, []],
    [{ aussteller: 'https://login.example/realms/nord' }, []],
    [{ aussteller: 'login.example' }, ['aussteller: mandant.firma.aussteller']],
    [{ aussteller: 'http://login.example' }, ['aussteller: mandant.firma.aussteller']],
    [{ aussteller: 'http://10.1.2.3/realms/nord' }, []],
    [{ aussteller: 'https://wer:was@login.example' }, ['aussteller: mandant.firma.aussteller']],
    [{ aussteller: 'https://login.example?x=1' }, ['aussteller: mandant.firma.aussteller']],
    [{ aussteller: 'javascript:alert(1)' }, ['aussteller: mandant.firma.aussteller']],
    [{ domaenen: 'nord.example\n@Nord-Kunde.example' }, []],
    [{ domaenen: 'nord.example\nkeine domäne' }, ['domaenen: mandant.firma.domaene']],
    [{ domaenenVertrauen: true }, ['domaenen: mandant.firma.domaenenFehlen']],
    [{ anlegen: true }, ['anlegen: mandant.firma.zuordnungFehlt']],
    [{ anlegen: true, zuordnungen: [zuordnung('*')] }, []],
    [{ zuordnungen: [zuordnung('versand')] }, ['anspruch: mandant.firma.anspruchFehlt']],
    [{ anspruch: 'groups', zuordnungen: [zuordnung('versand')] }, []],
  ])('%j → %j', (a, erwartet) => {
    const meldungen = pruefeFirmenanmeldung(anmeldung(a), (host) => host.startsWith('10.'));
    expect(meldungen.map((m) => `${m.field}: ${m.key}`)).toEqual(erwartet);
  });

  it('compares mail domains without what people type around them', () => {
    expect(domaenenVon({ domaenen: ' @Nord.Example \n\nsued.example' })).toEqual([
      'nord.example',
      'sued.example',
    ]);
  });

  it.each<[unknown, number | undefined]>([
    ['leitung', 2],
    [['fremd', 'versand'], 1],
    [['leitung', 'versand'], 1],
    [7, 3],
    ['Versand', 4],
    [undefined, 4],
    [{ versand: true }, 4],
  ])('what the claim says (%j) leads to the first assignment that fits', (gesagt, erwartet) => {
    const zuordnungen = [
      zuordnung('versand', 1),
      zuordnung('leitung', 2),
      zuordnung('7', 3),
      zuordnung('*', 4),
    ];
    expect(zuordnungZu({ anspruch: 'groups', zuordnungen }, { groups: gesagt })?.mandantId).toBe(erwartet);
  });

  it('without one for all others nobody else is assigned', () => {
    const a = { anspruch: 'groups', zuordnungen: [zuordnung('versand')] };
    expect(zuordnungZu(a, { groups: ['einkauf'] })).toBeUndefined();
    expect(zuordnungZu({ ...a, anspruch: null }, { null: 'versand' })).toBeUndefined();
  });
});
