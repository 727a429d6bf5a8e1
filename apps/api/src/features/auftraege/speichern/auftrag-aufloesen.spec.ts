import { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { liesAuftrag } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { expect, it } from 'vitest';
import { loeseAuf, type Nachschlag, unaufloesbar } from './auftrag-aufloesen.js';

const deutschland = { id: 1, lkz: 'D' } as Land;
const lager = Object.assign(new Adresse(), {
  id: 7,
  name: 'Lager Nord',
  ort: 'Kiel',
  matchcode: 'NORD',
  land: { id: 1 },
  mandantId: 3,
  unsichtbar: false,
  einmaladresse: false,
  typ: 4,
});
const nachschlag: Nachschlag = {
  copyId: null,
  vorlageAuftragId: 12,
  original: null,
  // 5 was merged into 7.
  buch: new Map([
    [7, lager],
    [5, lager],
  ]),
  laender: [deutschland],
  services: [{ id: 9, spezNum: 9, typ: 'Integer' } as ServiceDefinition],
};

/** The order as it comes from the wire, and nothing of it can be changed. */
function gesendet(teile: object): Auftrag {
  const { wert } = liesAuftrag(
    { ...einAuftrag().build(), ...teile },
    { konfiguration: wirksam({}), laender: [], vorher: null, metro: false },
  );
  return eingefroren(wert);
}

function eingefroren<T>(wert: T): T {
  if (typeof wert === 'object' && wert !== null) {
    for (const teil of Object.values(wert)) eingefroren(teil);
    Object.freeze(wert);
  }
  return wert;
}

it('changes nothing of what was sent and answers a new order', () => {
  const roh = gesendet({
    copyId: 99,
    vorlageAuftragId: 12,
    empfaengerAdresse: { id: 7 },
    absenderAdresse: { name: 'Werk Süd', ort: 'Ulm', lkz: 'd' },
  });
  const vorher = JSON.stringify(roh);
  const ganz = loeseAuf(roh, nachschlag, null);
  expect(JSON.stringify(roh)).toBe(vorher);
  expect(ganz).not.toBe(roh);
  expect(ganz).toMatchObject({ copyId: null, vorlageAuftragId: 12 });
  expect(ganz.empfaengerAdresse).toMatchObject({ id: 7, name: 'Lager Nord', matchcode: 'NORD' });
  expect(ganz.absenderAdresse).toMatchObject({ name: 'Werk Süd', land: { id: 1 } });
  expect(unaufloesbar(roh, nachschlag)).toEqual([]);
});

it('takes the lines of the address book and nothing of the entry itself', () => {
  const { empfaengerAdresse } = loeseAuf(gesendet({ empfaengerAdresse: { id: 7 } }), nachschlag, null);
  expect(empfaengerAdresse?.typ).toBeUndefined();
  const namen = Object.keys(empfaengerAdresse ?? {});
  expect(namen.filter((n) => /mandant|unsichtbar|einmaladresse|inUebertragung/.test(n))).toEqual([]);
});

it('keeps lines that were sent with an id, and names the entry that took the place of another', () => {
  const { empfaengerAdresse } = loeseAuf(
    gesendet({ empfaengerAdresse: { id: 5, name: 'Lager Nord, Tor 3' } }),
    nachschlag,
    null,
  );
  expect(empfaengerAdresse).toMatchObject({ id: 7, name: 'Lager Nord, Tor 3', matchcode: 'NORD' });
});

it('fills from the book what a short form leaves open, not what it says', () => {
  const { empfaengerAdresse } = loeseAuf(
    gesendet({ empfaengerAdresse: { id: 7, name: ' ', kontakt: 'Frau Voss' } }),
    nachschlag,
    null,
  );
  expect(empfaengerAdresse).toMatchObject({ id: 7, name: 'Lager Nord', ort: 'Kiel', kontakt: 'Frau Voss' });
});

it.each([
  ['of a new order is another address', null, null],
  ['that the order has already under this name stays that entry', { id: 7, name: 'Lager Alt' }, 7],
  ['that the order has under another name is another address', { id: 7, name: 'Lager Nord' }, null],
])('an id with another name %s', (_, gespeichert, id) => {
  const vorher = gespeichert && ({ empfaengerAdresse: gespeichert } as Auftrag);
  const roh = gesendet({ empfaengerAdresse: { id: 7, name: 'Lager Alt', ort: 'Kiel' } });
  const { empfaengerAdresse } = loeseAuf(roh, nachschlag, { vorher });
  expect(empfaengerAdresse).toMatchObject({ id, name: 'Lager Alt', matchcode: id ? 'NORD' : null });
  expect(loeseAuf(roh, nachschlag, null).empfaengerAdresse).toMatchObject({ id: 7, name: 'Lager Alt' });
});

it('leaves what cannot be found and says at which field', () => {
  const roh = gesendet({ empfaengerAdresse: { id: 8 }, absenderAdresse: { name: 'x', ort: 'y', lkz: 'XX' } });
  expect(loeseAuf(roh, nachschlag, null).empfaengerAdresse).toEqual(roh.empfaengerAdresse);
  expect(unaufloesbar(roh, nachschlag).map((m) => m.field)).toEqual([
    'empfaengerAdresse.id',
    'absenderAdresse.lkz',
  ]);
});

it.each([
  ['its own while it is stored', { id: 8, name: 'Hub', matchcode: 'HUB' }, { id: 8, matchcode: 'HUB' }],
  ['a snapshot where the entry is gone', { id: null, name: 'hub ' }, { id: null, matchcode: null }],
])('an address of the original that is in no book one sees stays %s', (_, stand, erwartet) => {
  const original = { empfaengerAdresse: stand } as Auftrag;
  const roh = gesendet({ empfaengerAdresse: { id: 8, name: 'Hub', ort: 'Kiel' } });
  expect(unaufloesbar(roh, { ...nachschlag, original })).toEqual([]);
  const { empfaengerAdresse } = loeseAuf(roh, nachschlag, { vorher: original });
  expect(empfaengerAdresse).toMatchObject({ ...erwartet, name: 'Hub' });
  expect(loeseAuf(roh, nachschlag, { vorher: null }).empfaengerAdresse?.id).toBeNull();
  expect(unaufloesbar(roh, nachschlag).map((m) => m.field)).toEqual(['empfaengerAdresse.id']);
});
