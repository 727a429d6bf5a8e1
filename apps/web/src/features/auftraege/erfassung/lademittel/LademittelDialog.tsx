import { AuftragLademittel } from '@frachtportal/domain/auftrag/auftrag-teile';
import { nummeriert } from '@frachtportal/domain/auftrag/positionen';
import { wort } from '@frachtportal/domain/texte/text';
import { useMemo, useRef, useState } from 'react';
import { Dialog, FrageDialog } from '../../../../components/Dialog';
import { Knopf } from '../../../../components/Knopf';
import { Raster } from '../../../../components/raster/Raster';
import type { Rasterziel } from '../../../../components/raster/rasterangaben';
import type { Option } from '../../../../components/raster/spalte';
import {
  neuerRasterspeicher,
  type Rasterstand,
  useRasterstand,
  useRasterzustand,
} from '../../../../components/raster/speicher';
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

const keine: never[] = [];

/** Load units that go along besides those of the positions. Nothing of it reaches the order before it is confirmed. */
export function LademittelDialog(p: Props) {
  const { lademittel, eigentuemer, nurLesen } = p;
  const [speicher] = useState(() =>
    neuerRasterspeicher<AuftragLademittel>(lademittelregeln, p.stand?.daten ?? p.zeilen, p.stand?.roh),
  );
  useRasterstand(speicher, p.onStand);
  const { zeilen } = useRasterzustand(speicher);
  const [geprueft, setGeprueft] = useState(false);
  const [fragt, setFragt] = useState(false);
  const ziel = useRef<Rasterziel>(null);
  const spalten = useMemo(() => lademittelspalten({ lademittel, eigentuemer }), [lademittel, eigentuemer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store tells what is filled in the rows drawn.
  const meldungen = useMemo(
    () => (geprueft ? pruefeLademittel(speicher.gefuellt()) : keine),
    [geprueft, zeilen],
  );

  const bestaetige = () => {
    const jetzt = speicher.gefuellt();
    const [falsch] = pruefeLademittel(jetzt);
    const roh = jetzt.find((z) => z.roh);
    setGeprueft(true);
    if (roh?.roh) return ziel.current?.springeZu(roh.schluessel, Object.keys(roh.roh)[0] as string);
    if (falsch) return ziel.current?.springeZu(falsch.schluessel, falsch.feld);
    p.onBestaetigen(
      nummeriert(
        AuftragLademittel,
        jetzt.map((z) => z.daten as AuftragLademittel),
      ),
    );
  };

  const geaendert = () => p.stand !== undefined || speicher.zustand().vorher.length > 0;
  const schliesse = () => (!nurLesen && geaendert() ? setFragt(true) : p.onAbbrechen());

  return (
    <Dialog
      offen
      titel="zusätzliche Lademittel"
      breite={900}
      hoehe={500}
      onSchliessen={schliesse}
      aktionen={
        <>
          {!nurLesen && <Knopf text="Bestätigen" primaer onClick={bestaetige} />}
          <Knopf text={nurLesen ? 'Schließen' : 'Abbrechen'} onClick={p.onAbbrechen} />
        </>
      }
    >
      {!nurLesen && (
        <p className="fp-gedaempft fp-lademittel-hinweis">
          {wort('Zum Löschen eine Zeile über die Spalte Nr. markieren und Entf drücken.')}
        </p>
      )}
      <Raster
        name="zusätzliche Lademittel"
        zeilenname="Nr."
        spalten={spalten}
        speicher={speicher}
        meldungen={meldungen}
        nurLesen={nurLesen}
        ziel={ziel}
        anfang="anzahl"
      />
      <FrageDialog
        offen={fragt}
        titel="Lademittel verwerfen"
        frage="Die Änderungen an den Lademitteln sind nicht bestätigt. Sollen sie verworfen werden?"
        gefahr
        onJa={p.onAbbrechen}
        onNein={() => setFragt(false)}
      />
    </Dialog>
  );
}
