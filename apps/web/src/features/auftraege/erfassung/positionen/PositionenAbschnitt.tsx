import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { t } from '@frachtportal/texte/t';
import Chip from '@mui/material/Chip';
import { memo, type RefObject } from 'react';
import { Karte } from '../../../../components/anzeige/Karte';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Raster } from '../../../../components/raster/Raster';
import type { Rasterziel } from '../../../../components/raster/rasterangaben';
import type { Spalte } from '../../../../components/raster/spalte';
import { gefuellteZeilen } from '../../../../components/raster/zeile';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import { type Rasterspeicher, useRasterzustand } from '../../../../components/raster/zustand/speicher';
import { nachRegung } from '../../../../lib/nachladen';
import { Schnelleingabe } from '../schnelleingabe/Schnelleingabe';

/** Before the recipient is known there is nothing to offer. */
const WieLetztesMal = nachRegung(async () => (await import('../wiederholung/WieLetztesMal')).WieLetztesMal);

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
            <Schnelleingabe speicher={p.speicher} beiGefahrgut={p.beiGefahrgut} />
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

const hilfen = [
  { text: 'auftrag.erfassung.einfuegenAusExcel', taste: 'Strg + V', was: 'einfuegen' },
  { text: 'auftrag.erfassung.zeileKopieren', taste: 'Strg + D', was: 'kopieren' },
  { text: 'bedienung.raster.nachUntenFuellen', taste: 'Strg + U', was: 'fuellen' },
  { text: 'auftrag.erfassung.markierteLoeschen', taste: 'Entf', was: 'loeschen' },
] as const;

/** What the keys of the grid do, for hands on the mouse. */
function Positionshilfen({ ziel }: { ziel: RefObject<Rasterziel | null> }) {
  return (
    <fieldset className="fp-positionshilfen" aria-label={t('auftrag.erfassung.positionshilfen')}>
      {hilfen.map(({ text, taste, was }) => (
        <Knopf key={was} text={text} taste={taste} leise ohneTab onClick={() => ziel.current?.tue?.(was)} />
      ))}
    </fieldset>
  );
}
