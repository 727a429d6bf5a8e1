import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { istDruckbar, zeichenOhneDruck } from '@frachtportal/domain/regel/zeichenregeln';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { expect, it } from 'vitest';
import { klartext } from './klartext.js';
import { hatZeichen } from './schrift.js';

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
  expect(zeichenOhneDruck(auftrag)).toEqual([
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
  const genannt = zeichenOhneDruck(Object.assign(new Auftrag(), auftrag)).map((m) => m.field);
  expect(genannt.sort()).toEqual(erwartet.sort());
  expect(klartext('包裹 🙂')).toBe('?? ?');
});
