import type { Auftragsvorschlagszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  type Vorschlagszustand,
  vorschlagszustaende,
} from '@frachtportal/domain/auftragsvorschlag/vorschlagsart';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import type { Sortierung } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useListenadresse } from '../../components/tabelle/useListenadresse';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { vorschlaegeAbfrage, vorschlaegeJeSeite } from './api/vorschlaege';
import { useNeueVorschlaege } from './useNeueVorschlaege';
import { useVorschlagsaktionen } from './useVorschlagsaktionen';
import { VerwerfenDialog } from './VerwerfenDialog';
import { Vorschlagswerkzeuge } from './Vorschlagswerkzeuge';
import { vorschlagsspalten } from './vorschlagsspalten';

const keine: Auftragsvorschlagszeile[] = [];
const namen = ['zustand', 'suche', 'mandant', 'sortierung'] as const;

/** Orders that wait for a person: released, corrected or discarded. */
export function VorschlaegeSeite() {
  const darf = useRechte();
  return darf('auftrag.bearbeiten') ? <Vorschlaege /> : <KeinRecht titel="allgemein.auftragsvorschlaege" />;
}

function Vorschlaege() {
  useNeueVorschlaege();
  const mitMandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { werte, seite, aendere, blaettern } = useListenadresse(namen, vorschlaegeJeSeite);
  const zustand = zustandAus(werte.zustand);
  const mandant = /^\d{1,9}$/.test(werte.mandant) ? Number(werte.mandant) : null;
  const sortierung = sortierungAus(werte.sortierung);
  const query = werte.suche.trim().slice(0, 200);
  const { data } = useQuery(vorschlaegeAbfrage({ zustand, query, seite, mandantId: mandant, sortierung }));
  const zeilen = data?.zeilen ?? keine;
  const [wahl, setWahl] = useState<ReadonlySet<number | string>>(new Set());
  const markiert = zeilen.filter((v) => wahl.has(v.id));
  // Those that were marked when it was asked: the list changes behind the question. What is discarded leaves it.
  const [fragt, setFragt] = useState<readonly number[] | null>(null);
  const aktionen = useVorschlagsaktionen(
    markiert,
    () => {
      setWahl(new Set());
      setFragt(null);
    },
    (id) => setFragt((alt) => alt?.filter((anderer) => anderer !== id) ?? null),
  );
  const spalten = useMemo(() => vorschlagsspalten(zustand, mitMandant), [zustand, mitMandant]);
  const gesucht = query !== '' || mandant !== null;

  return (
    <>
      <Seitenkopf titel="allgemein.auftragsvorschlaege" />
      <Vorschlagswerkzeuge
        zustand={zustand}
        suche={werte.suche}
        mandant={mandant}
        mitMandant={mitMandant}
        aktionen={aktionen}
        onVerwerfen={() => setFragt(markiert.map((v) => v.id))}
        aendere={(neu) => {
          if (neu.zustand) setWahl(new Set());
          aendere(neu);
        }}
      />
      <Tabelle<Auftragsvorschlagszeile>
        name="allgemein.auftragsvorschlaege"
        zeilen={zeilen}
        spalten={spalten}
        laedt={!data}
        auswahl={wahl}
        onAuswahl={setWahl}
        {...(zustand === 'wartet' && {
          onOeffnen: ({ id }) => aktionen.oeffne(id),
          onEntfernen: ({ id }) => {
            setWahl(new Set([id]));
            setFragt([id]);
          },
        })}
        sortierung={sortierung}
        onSortierung={(neu) => aendere({ sortierung: neu && `${neu.feld}:${neu.richtung}` })}
        leer={gesucht ? 'vorschlag.liste.nichtsGefunden' : leerJeZustand[zustand]}
        blaettern={blaettern(data?.gesamt)}
      />
      {fragt && (
        <VerwerfenDialog
          anzahl={fragt.length}
          laeuft={aktionen.laeuft}
          onVerwerfen={(grund) => aktionen.verwirf({ ids: fragt, grund })}
          onSchliessen={() => setFragt(null)}
        />
      )}
    </>
  );
}

const leerJeZustand: Record<Vorschlagszustand, string> = {
  wartet: 'vorschlag.liste.leerWartet',
  freigegeben: 'vorschlag.liste.leerFreigegeben',
  verworfen: 'vorschlag.liste.leerVerworfen',
};

function zustandAus(text: string): Vorschlagszustand {
  return Object.hasOwn(vorschlagszustaende, text) ? (text as Vorschlagszustand) : 'wartet';
}

function sortierungAus(text: string): Sortierung | null {
  const [, feld, richtung] = /^(\w+):(asc|desc)$/.exec(text) ?? [];
  return feld ? { feld, richtung: richtung as Sortierung['richtung'] } : null;
}
