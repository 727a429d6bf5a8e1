import { describe, expect, it } from 'vitest';

import { wirksam } from '../konfiguration/konfiguration.js';
import { einePosition } from '../testing/builder.js';
import { befunde } from './befunde.js';

const listen = {
  verpackungen: [
    { id: 1, langBezeichnung: 'Karton', ggvs: true },
    { id: 2, langBezeichnung: 'Rolle', ggvs: false },
  ],
  lademittel: [
    { id: 1, langBezeichnung: 'Europalette', ggvs: true },
    { id: 9, langBezeichnung: 'Rollwagen', ggvs: false },
  ],
};
const aufRollwagen = einePosition()
  .aufPaletten(2, 9)
  .mit({ verpackung: { id: 2 } });
const warnungen = (position: object, einstellungen: Record<string, string> = {}) =>
  befunde(
    { auftragspositionen: [einePosition().build(), position as never] },
    {
      ...listen,
      konfiguration: wirksam(einstellungen),
      laender: [],
      heute: '2026-03-02',
      heutige: [],
      fortras: null,
    },
  ).map((b) => [b.key, b.params]);

describe('Regeln über Positionen', () => {
  it('nennen eine Position, die in nichts gezählt wird', () => {
    const lose = einePosition().mit({ lademittel: null }).build();
    expect(warnungen(lose)).toEqual([['auftrag.warnungLeer', { nummer: 2 }]]);
    expect(warnungen(einePosition().build())).toEqual([]);
  });

  it('nennen Verpackung und Lademittel, die nicht für Gefahrgut sind [1-6.036]', () => {
    expect(warnungen(aufRollwagen.build())).toEqual([]);
    const mitGefahrgut = aufRollwagen.mitGefahrgut().build();
    const rolle = ['auftrag.warnungGefahrgut', { nummer: 2, name: 'Rolle' }];
    const rollwagen = ['auftrag.warnungGefahrgut', { nummer: 2, name: 'Rollwagen' }];
    expect(warnungen(mitGefahrgut)).toEqual([rolle, rollwagen]);
    expect(warnungen(mitGefahrgut, { isNoADRLademittel: 'true' })).toEqual([rolle]);
    expect(warnungen(mitGefahrgut, { clientKunde: 'absender-fest' })).toEqual([]);
    expect(warnungen(einePosition().mitGefahrgut().build())).toEqual([]);
  });

  it('sagen, dass Papiere für Gefahrgut den wirklichen Absender nennen', () => {
    const mit = (position: object, einstellungen: Record<string, string> = {}) =>
      befunde(
        { neutralerAbsenderAdresse: { name: 'Neutral GmbH' }, auftragspositionen: [position as never] },
        {
          ...listen,
          konfiguration: wirksam(einstellungen),
          laender: [],
          heute: '2026-03-02',
          heutige: [],
          fortras: null,
        },
      ).map((b) => [b.key, b.field]);
    const gefahrgut = einePosition().mitGefahrgut().build();
    const warnung = ['auftrag.warnungNeutralGefahrgut', 'neutralerAbsenderAdresse.name'];
    expect(mit(gefahrgut)).toEqual([warnung]);
    expect(mit(gefahrgut, { adrAbsender: 'spediteur' })).toEqual([]);
    expect(mit(einePosition().build())).toEqual([]);
  });
});
