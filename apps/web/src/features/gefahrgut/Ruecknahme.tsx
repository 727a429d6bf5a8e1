import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { formatiereTag } from '../../lib/format/datum';
import { zeilenzahl } from '../../lib/format/zahlen';
import { gefahrgutschluessel } from '../stammdaten/api/gefahrgut';
import { stammdatenschluessel } from '../stammdaten/api/pflege';
import { gefahrgutuebernahmen, nimmUebernahmeZurueck } from './api/gefahrgut';

/** Takes the last import back, where there is one. Why it cannot be is said by the server. */
export function Ruecknahme() {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { data: [letzte] = [] } = useQuery(gefahrgutuebernahmen);
  const [fragt, setFragt] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: nimmUebernahmeZurueck,
    onSuccess: async (_, { version }) => {
      info('gefahrgutuebernahme.zurueck', { version });
      await abfragen.invalidateQueries({ queryKey: gefahrgutschluessel });
      await abfragen.invalidateQueries({ queryKey: stammdatenschluessel });
    },
    onSettled: () => setFragt(false),
  });
  if (!letzte) return null;
  return (
    <>
      <Knopf text="gefahrgut.ruecknahme.letzteUebernahmeZuruecknehmen" onClick={() => setFragt(true)} />
      <FrageDialog
        offen={fragt}
        titel="gefahrgut.ruecknahme.uebernahmeZuruecknehmen"
        frage={t('gefahrgut.ruecknahme.frage', {
          version: letzte.version,
          tag: formatiereTag(letzte.gueltigVon),
          zeilen: zeilenzahl(letzte.zeilen),
        })}
        gefahr
        laeuft={isPending}
        onJa={() => mutate(letzte)}
        onNein={() => setFragt(false)}
      />
    </>
  );
}
