import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgutzeile';
import { nummeriert } from '@frachtportal/domain/auftrag/positionen';
import { t } from '@frachtportal/texte/t';
import { useMemo, useState } from 'react';
import { Dialog, FrageDialog } from '../../../../components/Dialog';
import { Knopf } from '../../../../components/Knopf';
import { Raster } from '../../../../components/raster/Raster';
import type { Option } from '../../../../components/raster/spalte';
import type { Rasterstand } from '../../../../components/raster/speicher';
import { useRasterdialog } from '../../../../components/raster/useRasterdialog';
import { Schalter } from '../../../../components/Schalter';
import { type Gefahrgut, gefahrgutregeln, pruefeZeilen } from './gefahrgutregeln';
import { gefahrgutspalten } from './gefahrgutspalten';
import { Punktezeile } from './Punkte';
import { useNachschlagen } from './useNachschlagen';

interface Props {
  zeilen: readonly Gefahrgut[];
  /** What a draft has brought back in their place. */
  stand?: Rasterstand<Gefahrgutzeile> | undefined;
  onStand?: (stand: Rasterstand<Gefahrgutzeile>) => void;
  verpackungen: readonly Option[];
  abfall: boolean;
  /** The day of the order; null for today. */
  tag?: string | null;
  nurLesen: boolean;
  onBestaetigen: (zeilen: Gefahrgutzeile[]) => void;
  onAbbrechen: () => void;
}

/** The dangerous goods of one position. Nothing of it reaches the order before it is confirmed. */
export function GefahrgutDialog({ zeilen: anfang, nurLesen, onBestaetigen, onAbbrechen, ...p }: Props) {
  const { speicher, ziel, gefuellt, meldungen, istGeaendert, bestaetigt } = useRasterdialog<Gefahrgutzeile>({
    regeln: gefahrgutregeln,
    zeilen: anfang,
    stand: p.stand,
    onStand: p.onStand,
    pruefe: pruefeZeilen,
  });
  const [adr, setAdr] = useState(true);
  const [fragt, setFragt] = useState(false);
  const spalten = useMemo(
    () => gefahrgutspalten({ verpackungen: p.verpackungen, abfall: p.abfall, adr, tag: p.tag ?? null }),
    [p.verpackungen, p.abfall, p.tag, adr],
  );
  useNachschlagen(
    speicher,
    useMemo(() => spalten.filter((s) => s.art === 'suche'), [spalten]),
  );
  const bestaetige = () => {
    const zeilen = bestaetigt(spalten);
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
      <div className="fp-reihe fp-verteilt fp-gefahrgut-kopf">
        {!nurLesen && <p className="fp-gedaempft">{t(hinweis)}</p>}
        <Schalter label="auftrag.erfassung.befoerderungskategorieTunnelcode" wert={adr} onAendern={setAdr} />
      </div>
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
      <FrageDialog
        offen={fragt}
        titel="auftrag.erfassung.gefahrgutVerwerfen"
        frage="auftrag.erfassung.dieAenderungenAmGefahrgutSindNicht"
        gefahr
        onJa={onAbbrechen}
        onNein={() => setFragt(false)}
      />
    </Dialog>
  );
}

const hinweis = 'auftrag.erfassung.dieEingabeEinesBuchstabensOeffnetDie';
const bestaetigenHinweis = 'auftrag.erfassung.keineReaktionSindAllePflichtfelder';
