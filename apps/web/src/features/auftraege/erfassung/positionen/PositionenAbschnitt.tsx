import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { t } from '@frachtportal/texte/t';
import Chip from '@mui/material/Chip';
import { memo, type Ref } from 'react';
import { Karte } from '../../../../components/anzeige/Karte';
import { tastenworte } from '../../../../components/bedienung/tastenworte';
import { Raster } from '../../../../components/raster/Raster';
import type { Rasterziel } from '../../../../components/raster/rasterangaben';
import type { Spalte } from '../../../../components/raster/spalte';
import { gefuellteZeilen } from '../../../../components/raster/zeile';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import { type Rasterspeicher, useRasterzustand } from '../../../../components/raster/zustand/speicher';
import { Schnelleingabe } from '../schnelleingabe/Schnelleingabe';

interface Props {
  speicher: Rasterspeicher<Auftragsposition>;
  spalten: readonly Spalte<Auftragsposition>[];
  meldungen: readonly Zellmeldung[];
  /** A message about the positions as a whole. */
  fehler: string | undefined;
  nurLesen: boolean;
  ziel: Ref<Rasterziel>;
  beiGefahrgut: () => void;
}

/** The goods of the order. */
export const PositionenAbschnitt = memo(function PositionenAbschnitt(p: Props) {
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
            <Schnelleingabe speicher={p.speicher} beiGefahrgut={p.beiGefahrgut} />
            <Tastenhinweis />
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

function Tastenhinweis() {
  return (
    <span className="fp-gedaempft fp-tastenhinweis">
      {t('auftrag.erfassung.einfuegenAusExcel')} <kbd className="fp-taste">{tastenworte('Strg V')}</kbd>{' '}
      {t('auftrag.erfassung.zeileKopieren')} <kbd className="fp-taste">{tastenworte('Strg D')}</kbd>{' '}
      {t('auftrag.erfassung.markierteLoeschen')} <kbd className="fp-taste">{tastenworte('Entf')}</kbd>
    </span>
  );
}
