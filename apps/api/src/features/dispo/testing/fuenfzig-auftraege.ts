import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  einAuftrag,
  eineAdresse,
  eineGefahrgutzeile,
  einePosition,
} from '@frachtportal/domain/testing/builder';

const orte = [
  ['28195', 'Bremen', 'D'],
  ['1010', 'Wien', 'A'],
  ['8001', 'Zürich', 'CH'],
  ['1012', 'Amsterdam', 'NL'],
] as const;

/** Of each kind of record some orders have none, one, or more than fits into one. */
export function fuenfzigAuftraege(): Auftrag[] {
  return Array.from({ length: 50 }, (_, i) => auftrag(i));
}

const jeder = (n: number, i: number) => i % n === 0;

function auftrag(i: number): Auftrag {
  const bau = einAuftrag()
    .ohneTermine()
    .mit({
      frankatur: 1 + (i % 3),
      absenderReferenz: `A-${i}`,
      empfaengerAdresse: adresse(`Jäger ${i} & Söhne`, i),
    })
    .mitPositionen(...Array.from({ length: 1 + (i % 4) }, (_unbenutzt, p) => position(i, p)));
  if (jeder(3, i)) bau.mit({ empfaengerreferenz: `B/2026/${i}`, hinweis: hinweis(i) });
  if (jeder(4, i)) bau.mit({ nachnahmeBetrag: 10 + i + 0.99, nachnahmeWaehrung: { id: 1 } });
  if (jeder(5, i)) bau.mit({ abweichendeEmpfaengerAdresse: adresse('Lager Süd', i + 1) });
  if (jeder(6, i))
    bau.mit({ abweichendeAbholerAdresse: adresse('Werk Öst', i + 2), dispohinweis: 'Rampe 3' });
  if (jeder(7, i))
    bau.mit({ terminkennzeichen: { id: 4 }, entladedatum: '2099-12-24', entladezeitBis: '12:00' });
  if (jeder(8, i)) bau.mitLademittel(1 + (i % 9)).mitLademittel(2, 2);
  if (jeder(9, i)) bau.mit({ entladezeitVon: '08:00', entladezeitBis: '10:30', spedfremdnr: `F-${i}` });
  return bau.build();
}

const hinweis = (i: number) =>
  Array.from({ length: 1 + (i % 5) }, (_, z) => `Zeile ${z}: ${'bitte vorher anrufen, '.repeat(1 + z)}`).join(
    '\n',
  );

function adresse(name: string, i: number): AuftragAdresse {
  const [plz, ort, lkz] = orte[i % orte.length] ?? orte[0];
  const wege = {
    kontakt: `Frau Öztürk ${i}`,
    telefon: `+49 421 ${1000 + i}`,
    mailTrackTrace: `w${i}@example.com`,
  };
  return eineAdresse(name)
    .mit({ plz, ort, lkz, zeile2: 'Warenannahme', ortsteil: 'Mitte', ...(jeder(2, i) ? wege : {}) })
    .build();
}

function position(i: number, p: number) {
  const bau = einePosition().mit({
    warengutBezeichnung: `Ware ${i}.${p} in Größe ${p}`,
    bruttoGewicht: 10.25 * (i + 1) + p,

    zeichenNummer: `Z-${i}-${p}`,
    lieferschein: jeder(2, p) ? `LS-${i}-${p}` : null,
    warenwert: i * 12.5,
  });
  if (jeder(3, p))
    bau.mit({ verpackung: { id: 1 }, verpackungAnzahl: 12 + i }).aufPaletten(1 + (i % 3), 1 + (i % 2));
  else bau.inKartons(1 + p, 1 + (p % 2));
  if (jeder(4, i + p)) bau.mitGefahrgut(...gefahrgut(i));
  return bau.build();
}

const gefahrgut = (i: number) =>
  Array.from({ length: 1 + (i % 2) }, (_, z) =>
    eineGefahrgutzeile()
      .mit({ anzahl: 1 + z, nettoGewicht: null, liter: 5.5 + z, bruttoGewicht: 8.25 + z })
      .mit({
        umweltgefaehrdend: z === 1,
        vermerk: z === 0 ? 'Trennung von Lebensmitteln '.repeat(5).trim() : null,
      })
      .build(),
  );
