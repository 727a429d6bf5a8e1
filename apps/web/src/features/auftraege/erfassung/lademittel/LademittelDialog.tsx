import { AuftragLademittel } from '@frachtportal/domain/auftrag/auftrag-teile';
import { nummeriert } from '@frachtportal/domain/auftrag/position/positionen';
import { t } from '@frachtportal/texte/t';
import { useMemo, useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Dialog, FrageDialog } from '../../../../components/dialog/Dialog';
import { Raster } from '../../../../components/raster/Raster';
import type { Option } from '../../../../components/raster/spalte';
import { useRasterdialog } from '../../../../components/raster/useRasterdialog';
import type { Rasterstand } from '../../../../components/raster/zustand/speicher';
import { lademittelregeln, lademittelspalten, pruefeLademittel } from './lademittelregeln';

interface Props {
  zeilen: readonly Partial<AuftragLademittel>[];
  /** What a draft has brought back in their place. */
  stand?: Rasterstand<AuftragLademittel> | undefined;
  onStand: (stand: Rasterstand<AuftragLademittel>) => void;
  lademittel: readonly Option[];
  eigentuemer: readonly Option[];
  nurLesen: boolean;
  onBestaetigen: (zeilen: AuftragLademittel[]) => void;
  onAbbrechen: () => void;
}

/** Load units that go along besides those of the positions. Nothing of it reaches the order before it is confirmed. */
export function LademittelDialog(p: Props) {
  const { lademittel, eigentuemer, nurLesen } = p;
  const { speicher, ziel, meldungen, istGeaendert, bestaetigt } = useRasterdialog<AuftragLademittel>({
    regeln: lademittelregeln,
    zeilen: p.zeilen,
    stand: p.stand,
    onStand: p.onStand,
    pruefe: pruefeLademittel,
  });
  const [fragt, setFragt] = useState(false);
  const spalten = useMemo(() => lademittelspalten({ lademittel, eigentuemer }), [lademittel, eigentuemer]);
  const bestaetige = () => {
    const zeilen = bestaetigt(spalten);
    if (zeilen) p.onBestaetigen(nummeriert(AuftragLademittel, zeilen));
  };
  const schliesse = () => (!nurLesen && istGeaendert() ? setFragt(true) : p.onAbbrechen());

  return (
    <Dialog
      offen
      titel="beschriftung.zusaetzlicheLademittel"
      breite={900}
      hoehe={500}
      onSchliessen={schliesse}
      aktionen={
        <>
          {!nurLesen && <Knopf text="auftrag.erfassung.bestaetigen" primaer onClick={bestaetige} />}
          <Knopf text={nurLesen ? 'allgemein.schliessen' : 'allgemein.abbrechen'} onClick={p.onAbbrechen} />
        </>
      }
    >
      {!nurLesen && (
        <p className="fp-gedaempft fp-lademittel-hinweis">{t('auftrag.erfassung.zeileLoeschenHinweis')}</p>
      )}
      <Raster
        name="beschriftung.zusaetzlicheLademittel"
        zeilenname="beschriftung.nr"
        spalten={spalten}
        speicher={speicher}
        meldungen={meldungen}
        nurLesen={nurLesen}
        ziel={ziel}
        anfang="anzahl"
      />
      <FrageDialog
        offen={fragt}
        titel="auftrag.erfassung.lademittelVerwerfen"
        frage="auftrag.erfassung.lademittelVerwerfenFrage"
        gefahr
        onJa={p.onAbbrechen}
        onNein={() => setFragt(false)}
      />
    </Dialog>
  );
}
