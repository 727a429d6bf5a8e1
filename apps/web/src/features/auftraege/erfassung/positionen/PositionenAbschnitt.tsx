import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { t } from '@frachtportal/texte/t';
import Chip from '@mui/material/Chip';
import { memo, type RefObject } from 'react';
import { Karte } from '../../../../components/anzeige/Karte';
import { Raster } from '../../../../components/raster/Raster';
import type { Rasterziel } from '../../../../components/raster/rasterangaben';
import type { Spalte } from '../../../../components/raster/spalte';
import { gefuellteZeilen } from '../../../../components/raster/zeile';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import { type Rasterspeicher, useRasterzustand } from '../../../../components/raster/zustand/speicher';
import { Schnelleingabe } from '../schnelleingabe/Schnelleingabe';
import type { Uebernahme } from '../schnelleingabe/uebernahme';
import { WieLetztesMal } from '../wiederholung/WieLetztesMal';
import { Positionshilfen } from './Positionshilfen';

interface Props {
  speicher: Rasterspeicher<Auftragsposition>;
  spalten: readonly Spalte<Auftragsposition>[];
  meldungen: readonly Zellmeldung[];
  /** A message about the positions as a whole. */
  fehler: string | undefined;
  nurLesen: boolean;
  alsVorlage: boolean;
  ziel: RefObject<Rasterziel | null>;
  beiGefahrgut: () => void;
  uebernahme: Uebernahme;
}

/** The goods of the order. */
export const PositionenAbschnitt = memo(function PositionenAbschnitt(p: Props) {
  const zeige = (schluessel: number) => p.ziel.current?.springeZu(schluessel, 'warengutBezeichnung');
  return (
    <Karte
      id="abschnitt-positionen"
      className="fp-positionen"
      titel={
        <>
          {t('beschriftung.auftragspositionen')} <Anzahl speicher={p.speicher} />
          {p.fehler && <span className="fp-fehlertext">{p.fehler}</span>}
        </>
      }
      aktionen={
        !p.nurLesen && (
          <>
            <Schnelleingabe speicher={p.speicher} beiGefahrgut={p.beiGefahrgut} uebernahme={p.uebernahme} />
            {!p.alsVorlage && (
              <WieLetztesMal speicher={p.speicher} beiGefahrgut={p.beiGefahrgut} zeige={zeige} />
            )}
            <Positionshilfen ziel={p.ziel} />
          </>
        )
      }
    >
      <Raster
        name="beschriftung.auftragspositionen"
        zeilenname="beschriftung.pos"
        spalten={p.spalten}
        speicher={p.speicher}
        meldungen={p.meldungen}
        nurLesen={p.nurLesen}
        ziel={p.ziel}
      />
    </Karte>
  );
});

function Anzahl({ speicher }: { speicher: Rasterspeicher<Auftragsposition> }) {
  const { zeilen } = useRasterzustand(speicher);
  return <Chip label={gefuellteZeilen(zeilen, speicher.regeln).length} />;
}
