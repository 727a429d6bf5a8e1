import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { standardkonfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Regelkontext } from '@frachtportal/domain/regel/regel';
import { istDruckbar, zeichenOhneDruck } from '@frachtportal/domain/regel/zeichenregeln';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { expect, it } from 'vitest';
import { klartext } from './klartext.js';
import { hatZeichen } from './schrift.js';

const kontext: Regelkontext = {
  konfiguration: standardkonfiguration,
  verpackungen: [{ id: 9001, langBezeichnung: 'Kiste 木', ggvs: false }],
  lademittel: [],
  laender: [],
  heute: '2026-03-02',
  heutige: [],
  fortras: null,
};

it('what the rule takes for printable the font has, and no paper shows anything else for it', () => {
  const falsche: string[] = [];
  for (let punkt = 0x21; punkt <= 0x1f9ff; punkt++) {
    if (punkt >= 0xd800 && punkt <= 0xdfff) continue;
    const zeichen = String.fromCodePoint(punkt);
    if (/[\s\p{Cc}\p{Cf}]/u.test(zeichen) || !istDruckbar(zeichen)) continue;
    if (!hatZeichen(punkt) || klartext(zeichen) === '') falsche.push(punkt.toString(16));
  }
  expect(falsche).toEqual([]);
});

it('what is entered and becomes a question mark is named at its field', () => {
  const auftrag = einAuftrag()
    .mitPositionen(einePosition().mit({ zeichenNummer: 'A 漢字 → 🙂' }).build())
    .mit({ hinweis: 'Ärger mit Łódź, 5 € – „Übergröße“' })
    .build();
  expect(zeichenOhneDruck(auftrag, kontext)).toEqual([
    expect.objectContaining({
      key: 'regel.zeichenOhneDruck',
      field: 'auftragspositionen[0].zeichenNummer',
      params: { zeichen: '漢 字 → 🙂' },
    }),
  ]);
  expect(klartext('A 漢字 → 🙂')).toBe('A ?? ? ?');
});

const texteVon = (klasse: Klasse) =>
  [...felder(klasse).values()].filter((f) => f.art === 'text' && !f.nurLesen && !f.werte).map((f) => f.name);
const mitEmoji = (klasse: Klasse) => Object.fromEntries(texteVon(klasse).map((name) => [name, '包裹 🙂']));

it('names of what is chosen are named at the field that chooses it', () => {
  const position = Object.assign(einePosition().build(), { verpackung: { id: 9001 } });
  const auftrag = Object.assign(einAuftrag().mitPositionen(position).build(), {
    terminkennzeichen: { id: 1, langBezeichnung: '定期' },
    status: { id: 1, kurzBezeichnung: 'erfasst ✈' },
    mandant: { id: 3, name: '北 GmbH' },
    auftragServices: [Object.assign(new AuftragService(), { spez_num: 777, bezeichnung: 'Kran ↑' })],
  });
  expect(zeichenOhneDruck(auftrag, kontext).map((m) => [m.field, m.params?.['zeichen']])).toEqual([
    ['terminkennzeichen', '定 期'],
    ['mandant', '北'],
    ['status', '✈'],
    ['auftragServices[0].bezeichnung', '↑'],
    ['auftragspositionen[0].verpackung', '木'],
  ]);
});

it('every text of an order is looked at, and none prints as an empty box', () => {
  const rollen = auftragsrollen.map(({ feld }) => feld);
  const auftrag = {
    ...mitEmoji(Auftrag),
    ...Object.fromEntries(rollen.map((rolle) => [rolle, mitEmoji(AuftragAdresse)])),
    auftragServices: [mitEmoji(AuftragService)],
    auftragspositionen: [{ ...mitEmoji(Auftragsposition), auftragsgefahrgueter: [mitEmoji(Gefahrgutzeile)] }],
  };
  const erwartet = [
    ...texteVon(Auftrag),
    ...rollen.flatMap((rolle) => texteVon(AuftragAdresse).map((name) => `${rolle}.${name}`)),
    ...texteVon(AuftragService).map((name) => `auftragServices[0].${name}`),
    ...texteVon(Auftragsposition).map((name) => `auftragspositionen[0].${name}`),
    ...texteVon(Gefahrgutzeile).map((name) => `auftragspositionen[0].auftragsgefahrgueter[0].${name}`),
  ];
  const genannt = zeichenOhneDruck(Object.assign(new Auftrag(), auftrag), kontext).map((m) => m.field);
  expect(genannt.sort()).toEqual(erwartet.sort());
  expect(klartext('包裹 🙂')).toBe('?? ?');
});
