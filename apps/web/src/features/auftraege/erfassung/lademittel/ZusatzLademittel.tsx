import type { AuftragLademittel } from '@frachtportal/domain/auftrag/auftrag-teile';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Umschalter } from '../../../../components/bedienung/Umschalter';
import { FrageDialog } from '../../../../components/dialog/Dialog';
import type { Rasterstand } from '../../../../components/raster/zustand/speicher';
import { nachRegung } from '../../../../lib/nachladen';
import { eigentuemerAbfrage } from '../../../stammdaten/api/eigentuemer';
import type { Formularwerte } from '../formular/formularwerte';
import { rasteroptionen } from '../formular/listen';
import { useTeilentwurf } from '../formular/teilentwurf';
import { useUmgebung } from '../formular/umgebung';

const LademittelDialog = nachRegung(async () => (await import('./LademittelDialog')).LademittelDialog);

const antworten = [
  { wert: 'ja', text: 'auftrag.erfassung.ja' },
  { wert: 'nein', text: 'allgemein.nein' },
] as const;

/** "zusätzliche Lademittel erfasst": Ja opens the dialog, Nein takes them away again. */
export function ZusatzLademittel() {
  const { nurLesen } = useUmgebung();
  const { setValue } = useFormContext<Formularwerte>();
  const zeilen = useWatch<Formularwerte, 'auftragZusLademittel'>({ name: 'auftragZusLademittel' }) ?? [];
  const [offen, setOffen] = useState(false);
  const [stand, setStand] = useState<Stand>();
  const merke = useTeilentwurf<Stand>('lademittel', (wert) => {
    setStand(wert);
    setOffen(true);
  });
  const schliesse = () => {
    setOffen(false);
    setStand(undefined);
    merke(null);
  };
  const [fragt, setFragt] = useState(false);
  const setze = (neu: AuftragLademittel[]) => setValue('auftragZusLademittel', neu, { shouldDirty: true });
  const waehle = (antwort: 'ja' | 'nein') => {
    if (antwort === 'ja') setOffen(true);
    else if (zeilen.length > 0) setFragt(true);
  };
  return (
    <div className="fp-zus-lademittel">
      <span className="fp-gedaempft">{t('auftrag.erfassung.zusaetzlicheLademittelErfasst')}</span>
      {nurLesen ? (
        <Knopf
          text={zeilen.length > 0 ? 'auftrag.erfassung.ja' : 'allgemein.nein'}
          deaktiviert={zeilen.length === 0}
          onClick={() => setOffen(true)}
        />
      ) : (
        <Umschalter
          name="auftrag.erfassung.zusaetzlicheLademittelErfasst"
          wert={zeilen.length > 0 || offen ? 'ja' : 'nein'}
          moeglich={antworten}
          onWahl={waehle}
        />
      )}
      {offen && (
        <Dialogmitlisten
          zeilen={zeilen}
          stand={stand}
          setze={setze}
          onStand={merke}
          onSchliessen={schliesse}
        />
      )}
      <FrageDialog
        offen={fragt}
        titel="auftrag.erfassung.zusaetzlicheLademittelEntfernen"
        frage="auftrag.erfassung.zusaetzlicheLademittelEntfernenFrage"
        gefahr
        onJa={() => {
          setze([]);
          setFragt(false);
        }}
        onNein={() => setFragt(false)}
      />
    </div>
  );
}

type Stand = Rasterstand<AuftragLademittel>;

interface Props {
  zeilen: readonly AuftragLademittel[];
  stand: Stand | undefined;
  onStand: (stand: Stand) => void;
  setze: (zeilen: AuftragLademittel[]) => void;
  onSchliessen: () => void;
}

function Dialogmitlisten({ setze, onSchliessen, ...p }: Props) {
  const { listen, nurLesen } = useUmgebung();
  const mandant = useWatch<Formularwerte, 'mandant'>({ name: 'mandant' })?.id ?? null;
  const { data: besitzer, isPending } = useQuery(eigentuemerAbfrage(mandant));
  const eigentuemer = useMemo(
    () => (besitzer ?? []).filter((e) => !e.awSperre).map(({ id, name }) => ({ id, text: name })),
    [besitzer],
  );
  const lademittel = useMemo(() => rasteroptionen(listen.lademittel), [listen.lademittel]);
  // Whoever types at once must find the lists in place.
  if (isPending) return null;
  return (
    <LademittelDialog
      {...p}
      lademittel={lademittel}
      eigentuemer={eigentuemer}
      nurLesen={nurLesen}
      onBestaetigen={(neu) => {
        setze(neu);
        onSchliessen();
      }}
      onAbbrechen={onSchliessen}
    />
  );
}
