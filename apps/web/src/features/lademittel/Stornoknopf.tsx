import type { Kontobewegung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { buchungsartname } from '@frachtportal/domain/lademittel/buchungsart';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { formatiereTag, heute } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { lademittelschluessel, storniereBuchung } from './api/lademittel';
import type { Auszugskonto } from './SaldenanfrageDialog';

interface Eigenschaften {
  konto: Auszugskonto;
  /** The one that is marked. */
  buchung: Kontobewegung | undefined;
}

/** Takes a booking back, after asking about it by its name. */
export function Stornoknopf({ konto, buchung }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info, fehler } = useMeldungen();
  const [gefragt, setGefragt] = useState<Kontobewegung | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => storniereBuchung(id, { tag: heute() }),
    onSuccess: () => info('lademittel.storniert'),
    onSettled: () => {
      setGefragt(null);
      void abfragen.invalidateQueries({ queryKey: lademittelschluessel });
    },
  });
  const frage = () => {
    if (!buchung) fehler('liste.zeileMarkieren');
    else if (buchung.art === 'storno') fehler('lademittel.stornoBleibt');
    else if (buchung.storniert) fehler('lademittel.schonStorniert');
    else setGefragt(buchung);
  };
  return (
    <>
      <Knopf text="lademittel.stornieren" gefahr onClick={frage} />
      {gefragt && (
        <FrageDialog
          offen
          titel="lademittel.stornieren"
          frage={t('lademittel.stornierenFrage', {
            art: buchungsartname(gefragt, t),
            tag: formatiereTag(gefragt.tag),
            anzahl: formatiereZahl(gefragt.anzahl),
            lademittel: t(konto.lademittel),
            partner: konto.partner,
          })}
          gefahr
          laeuft={isPending}
          onJa={() => mutate(gefragt.id)}
          onNein={() => setGefragt(null)}
        />
      )}
    </>
  );
}
