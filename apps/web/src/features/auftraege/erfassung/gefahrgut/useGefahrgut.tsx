import { istBexTerminart } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgut.rules';
import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Rasterspeicher, Rasterstand } from '../../../../components/raster/zustand/speicher';
import { nachRegung } from '../../../../lib/nachladen';
import { gefahrgutverpackungen } from '../../../stammdaten/api/gefahrgut';
import type { Formularwerte } from '../formular/formularwerte';
import { rasteroptionen } from '../formular/listen';
import { useTeilentwurf } from '../formular/teilentwurf';
import { useUmgebung } from '../formular/umgebung';
import { useAusgaben } from './ausgaben';
import { klasseVon } from './gefahrgutregeln';

const GefahrgutDialog = nachRegung(async () => (await import('./GefahrgutDialog')).GefahrgutDialog);

/**
 * The dangerous goods of the positions: `oeffne` shows those of one row, `dialog` belongs into the page. Whoever adds
 * some takes the BEX premium service away, which `meldeBex` tells.
 */
export function useGefahrgut(speicher: Rasterspeicher<Auftragsposition>, meldeBex: () => void) {
  const [offen, setOffen] = useState<Offen | null>(null);
  const merke = useTeilentwurf<Gefahrgutteil>('gefahrgut', ({ stelle, stand }) => {
    const zeile = speicher.zustand().zeilen[stelle]?.schluessel;
    if (zeile !== undefined) setOffen({ zeile, stand });
  });
  const oeffne = useCallback((zeile: number) => setOffen({ zeile }), []);
  const schliesse = useCallback(() => {
    setOffen(null);
    merke(null);
  }, [merke]);
  const dialog = offen && (
    <Positionsgefahrgut
      {...offen}
      speicher={speicher}
      meldeBex={meldeBex}
      onStand={(stand) =>
        merke({ stelle: speicher.zustand().zeilen.findIndex((z) => z.schluessel === offen.zeile), stand })
      }
      onSchliessen={schliesse}
    />
  );
  return { oeffne, dialog };
}

/** Dangerous goods have come: they do not go with the BEX premium service. */
export function useGefahrgutfolge(meldeBex: () => void): () => void {
  const { getValues, setValue } = useFormContext<Formularwerte>();
  return useCallback(() => {
    if (!istBexTerminart(getValues('terminkennzeichen'))) return;
    setValue('terminkennzeichen', null);
    meldeBex();
  }, [getValues, setValue, meldeBex]);
}

/** What a draft keeps of the open dialog: the place of its position and what was typed. */
interface Gefahrgutteil {
  stelle: number;
  stand: Rasterstand<Gefahrgutzeile>;
}

interface Offen {
  zeile: number;
  stand?: Rasterstand<Gefahrgutzeile>;
}

interface Props extends Offen {
  speicher: Rasterspeicher<Auftragsposition>;
  meldeBex: () => void;
  onStand: (stand: Rasterstand<Gefahrgutzeile>) => void;
  onSchliessen: () => void;
}

function Positionsgefahrgut({ zeile, stand, speicher, meldeBex, onStand, onSchliessen }: Props) {
  const { konfiguration, listen, nurLesen } = useUmgebung();
  const folgeAusGefahrgut = useGefahrgutfolge(meldeBex);
  const mandant = useWatch<Formularwerte, 'mandant'>({ name: 'mandant' })?.id ?? null;
  const { data: eigene, isPending } = useQuery(gefahrgutverpackungen(mandant));
  // A client without packagings of its own for dangerous goods chooses from all.
  const verpackungen = useMemo(
    () => rasteroptionen(eigene?.length ? eigene : listen.verpackungen),
    [eigene, listen.verpackungen],
  );
  const ausgaben = useAusgaben();
  const andere = useMemo(
    () =>
      speicher
        .gefuellt()
        .filter((z) => z.schluessel !== zeile)
        .flatMap((z) => (z.daten.auftragsgefahrgueter ?? []).map(klasseVon)),
    [speicher, zeile],
  );
  const position = speicher.zustand().zeilen.find((z) => z.schluessel === zeile);
  const bestaetige = (wert: Gefahrgutzeile[]) => {
    speicher.tue({ typ: 'zelle', schluessel: zeile, feld: 'auftragsgefahrgueter', wert });
    onSchliessen();
    if (wert.length > 0) folgeAusGefahrgut();
  };
  // Whoever types at once must find the list in place.
  if (isPending || ausgaben.laedt) return null;
  return (
    <GefahrgutDialog
      zeilen={position?.daten.auftragsgefahrgueter ?? []}
      stand={stand}
      onStand={onStand}
      verpackungen={verpackungen}
      abfall={konfiguration.variante.abfall}
      ausgaben={ausgaben}
      andere={andere}
      nurLesen={nurLesen}
      onBestaetigen={bestaetige}
      onAbbrechen={onSchliessen}
    />
  );
}
