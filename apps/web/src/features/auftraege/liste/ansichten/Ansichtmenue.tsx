import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../../../components/dialog/Dialog';
import { heute } from '../../../../lib/format/datum';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { nachRegung } from '../../../../lib/nachladen';
import { useRechte } from '../../../../lib/rechte';
import { useRegung } from '../../../../lib/regung';
import { gesamtAbfrage } from '../../api/auftragsliste';
import { ansichtenAbfrage, loescheAnsicht } from '../../api/listenansichten';
import { alsAnfrage, ausAdresse } from '../suche/suchzustand';
import { hindernisse } from './fertige';

const AnsichtDialog = nachRegung(async () => (await import('./AnsichtDialog')).AnsichtDialog);

interface Eigenschaften {
  /** The kept view that is shown. */
  aktiv: Listenansicht | undefined;
  inhalt: () => Pick<Listenansicht, 'filter' | 'spalten' | 'dichte'>;
  onZeige: (ansicht: Listenansicht | null) => void;
}

/** Keeps what the list shows, changes what is kept and lets go of it. */
export function Ansichtmenue({ aktiv, inhalt, onZeige }: Eigenschaften) {
  const darf = useRechte();
  const abfragen = useQueryClient();
  const [dialog, setDialog] = useState<{ ansicht: Listenansicht | undefined } | null>(null);
  const [loeschen, setLoeschen] = useState<Listenansicht | null>(null);
  const loeschung = useMutation({
    mutationFn: loescheAnsicht,
    onSuccess: () => onZeige(null),
    onSettled: async () => {
      setLoeschen(null);
      await abfragen.invalidateQueries({ queryKey: ansichtenAbfrage.queryKey });
    },
  });
  const aenderbar = aktiv && (aktiv.eigene || darf('ansicht.teilen')) ? aktiv : undefined;
  return (
    <>
      <Menueknopf
        text="auftrag.ansicht.menue"
        icon={<AddIcon fontSize="small" />}
        nurIcon
        leise
        eintraege={[
          { text: 'auftrag.ansicht.neue', onClick: () => setDialog({ ansicht: undefined }) },
          ...(aenderbar
            ? [
                {
                  text: 'auftrag.ansicht.speichern',
                  onClick: () => setDialog({ ansicht: aenderbar }),
                },
                { text: 'auftrag.ansicht.loeschen', onClick: () => setLoeschen(aenderbar) },
              ]
            : []),
        ]}
      />
      {dialog && (
        <AnsichtDialog
          ansicht={dialog.ansicht}
          inhalt={inhalt()}
          onFertig={(a) => {
            setDialog(null);
            onZeige(a);
          }}
          onSchliessen={() => setDialog(null)}
        />
      )}
      <FrageDialog
        offen={loeschen !== null}
        titel={t('auftrag.ansicht.loeschen')}
        frage={t('auftrag.ansicht.loeschenFrage', { name: loeschen?.name ?? '' })}
        gefahr
        laeuft={loeschung.isPending}
        onNein={() => setLoeschen(null)}
        onJa={() => loeschen && loeschung.mutate(loeschen)}
      />
    </>
  );
}

/** Seldom enough, so that it weighs nothing beside the lists themselves. */
const gueltigMs = 5 * 60_000;

/** How many orders the view of what has gone wrong holds; asked once somebody is there, after the list itself. */
export function Hinderniszahl() {
  const regung = useRegung();
  const zustand = ausAdresse(new URLSearchParams(hindernisse.filter), heute());
  const { data } = useQuery({
    ...gesamtAbfrage(alsAnfrage(zustand, false)),
    enabled: regung,
    staleTime: gueltigMs,
    meta: { leise: true },
  });
  if (!data) return null;
  return <span className="fp-ansichtzahl"> {formatiereZahl(data, 0)}</span>;
}
