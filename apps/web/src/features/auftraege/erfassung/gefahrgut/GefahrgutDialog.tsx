import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { nummeriert } from '@frachtportal/domain/auftrag/position/positionen';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { useMemo, useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Dialog, FrageDialog } from '../../../../components/dialog/Dialog';
import { Raster } from '../../../../components/raster/Raster';
import type { Option } from '../../../../components/raster/spalte';
import { useRasterdialog } from '../../../../components/raster/useRasterdialog';
import type { Rasterstand } from '../../../../components/raster/zustand/speicher';
import type { Ausgabenwahl } from './ausgaben';
import { Gefahrgutkopf } from './Gefahrgutkopf';
import { type Gefahrgut, gefahrgutregeln } from './gefahrgutregeln';
import { gefahrgutspalten } from './gefahrgutspalten';
import { Punktezeile } from './Punktezeile';
import { useAusgabewahl } from './useAusgabewahl';
import { useNachschlagen } from './useNachschlagen';
import { WeitereAngaben } from './WeitereAngaben';
import { weitereSpalten } from './weitereSpalten';

interface Props {
  zeilen: readonly Gefahrgut[];
  /** What a draft has brought back in their place. */
  stand?: Rasterstand<Gefahrgutzeile> | undefined;
  onStand?: (stand: Rasterstand<Gefahrgutzeile>) => void;
  verpackungen: readonly Option[];
  abfall: boolean;
  ausgaben: Ausgabenwahl;
  /** Entries in the other positions: one order uses one edition. */
  andere: readonly Partial<Gefahrgutklasse>[];
  nurLesen: boolean;
  onBestaetigen: (zeilen: Gefahrgutzeile[]) => void;
  onAbbrechen: () => void;
}

/** The dangerous goods of one position. Nothing of it reaches the order before it is confirmed. */
export function GefahrgutDialog({ zeilen: anfang, nurLesen, onBestaetigen, onAbbrechen, ...p }: Props) {
  const { wahl, ort, pruefe } = useAusgabewahl(p.ausgaben, p.andere, anfang);
  const { speicher, ziel, gefuellt, meldungen, istGeaendert, bestaetigt } = useRasterdialog<Gefahrgutzeile>({
    regeln: gefahrgutregeln,
    zeilen: anfang,
    stand: p.stand,
    onStand: p.onStand,
    pruefe,
  });
  const [adr, setAdr] = useState(true);
  const [fragt, setFragt] = useState(false);
  const spalten = useMemo(
    () => gefahrgutspalten({ verpackungen: p.verpackungen, abfall: p.abfall, adr, ort }),
    [p.verpackungen, p.abfall, ort, adr],
  );
  useNachschlagen(speicher, spalten);
  const bestaetige = () => {
    const zeilen = bestaetigt([...spalten, ...weitereSpalten]);
    if (zeilen) onBestaetigen(nummeriert(Gefahrgutzeile, zeilen));
  };
  const schliesse = () => (!nurLesen && istGeaendert() ? setFragt(true) : onAbbrechen());

  return (
    <Dialog
      offen
      titel="auftrag.erfassung.gefahrgutHinzufuegen"
      breite={1400}
      hoehe={690}
      onSchliessen={schliesse}
      aktionen={
        <>
          {!nurLesen && (
            <Knopf
              text="auftrag.erfassung.bestaetigen"
              primaer
              hinweis={bestaetigenHinweis}
              onClick={bestaetige}
            />
          )}
          <Knopf text={nurLesen ? 'allgemein.schliessen' : 'allgemein.abbrechen'} onClick={onAbbrechen} />
          <Punktezeile zeilen={gefuellt.map((z) => z.daten)} />
        </>
      }
    >
      <Gefahrgutkopf {...wahl} nurLesen={nurLesen} ausgaben={p.ausgaben} adr={adr} onAdr={setAdr} />
      <Raster
        name="beschriftung.gefahrgut"
        zeilenname="beschriftung.nr"
        spalten={spalten}
        speicher={speicher}
        meldungen={meldungen}
        nurLesen={nurLesen}
        hoechsteZeilen={12}
        ziel={ziel}
        anfang="gefahrgutUnnr"
      />
      <WeitereAngaben speicher={speicher} meldungen={meldungen} nurLesen={nurLesen} />
      <FrageDialog
        offen={fragt}
        titel="auftrag.erfassung.gefahrgutVerwerfen"
        frage="auftrag.erfassung.gefahrgutVerwerfenFrage"
        gefahr
        onJa={onAbbrechen}
        onNein={() => setFragt(false)}
      />
    </Dialog>
  );
}

const bestaetigenHinweis = 'auftrag.erfassung.pflichtfelderHinweis';
