import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Raster } from '../../../../components/raster/Raster';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { weitereSpalten } from './weitereSpalten';

interface Eigenschaften {
  speicher: Rasterspeicher<Gefahrgutzeile>;
  meldungen: readonly Zellmeldung[];
  nurLesen: boolean;
}

const felder = new Set<string>(weitereSpalten.map((s) => s.name));

/** What only some goods have to say (3.5, 5.4.1.1.3, 5.4.1.1.6): the same rows once more, folded away. */
export function WeitereAngaben({ speicher, meldungen, nurLesen }: Eigenschaften) {
  const [offen, setOffen] = useState(false);
  const eigene = meldungen.filter((m) => felder.has(m.feld));
  const zeigt = offen || eigene.length > 0;
  return (
    <details open={zeigt} onToggle={(e) => setOffen(e.currentTarget.open)}>
      <summary>{t('auftrag.erfassung.weitereAngaben')}</summary>
      {zeigt && (
        <Raster
          name="auftrag.erfassung.weitereAngaben"
          zeilenname="beschriftung.nr"
          spalten={weitereSpalten}
          speicher={speicher}
          meldungen={eigene}
          nurLesen={nurLesen}
          hoechsteZeilen={6}
        />
      )}
    </details>
  );
}
