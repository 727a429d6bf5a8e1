import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { dauer, useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { vorlagenschluessel } from './api/vorlage';
import { benenneVorlageUm } from './api/vorlagen';

interface Props {
  vorlage: Pick<Auftragsvorlage, 'id' | 'vorlageName'>;
  onSchliessen: () => void;
}

/** A new name for a template; its order stays as it is. */
export function UmbenennenDialog({ vorlage, onSchliessen }: Props) {
  const { info, melde } = useMeldungen();
  const abfragen = useQueryClient();
  const [name, setName] = useState<string | null>(vorlage.vorlageName);
  const [fehler, setFehler] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (neu: string) => benenneVorlageUm(vorlage.id, neu),
    meta: { leise: true },
    onSuccess: ({ vorlageName }) => {
      info('vorlage.gespeichert', { name: vorlageName }, dauer.lang);
      onSchliessen();
    },
    onError: (grund) => {
      const meldungen = meldungenVon(grund);
      const amNamen = grund instanceof ApiFehler && meldungen.find((m) => m.field === 'vorlageName');
      if (amNamen) setFehler(amNamen.text);
      else melde(meldungen);
    },
    // Refused it may be because somebody else has changed or deleted it.
    onSettled: () => void abfragen.invalidateQueries({ queryKey: vorlagenschluessel }),
  });
  const benenneUm = () => {
    const neu = name?.trim() ?? '';
    if (!neu) setFehler(t('meldung.feld.pflicht'));
    else if (neu === vorlage.vorlageName) onSchliessen();
    else mutate(neu);
  };
  return (
    <Dialog
      offen
      titel="vorlage.umbenennenDialog.vorlageUmbenennen"
      geaendert={name !== vorlage.vorlageName}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="allgemein.speichern" primaer laeuft={isPending} onClick={benenneUm} />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <Feld
        feld={feld(Auftragsvorlage, 'vorlageName')}
        name="vorlageName"
        autoFocus
        wert={name}
        fehler={fehler}
        onAendern={(neu) => {
          setName(neu);
          setFehler(undefined);
        }}
        onTaste={(e) => {
          if (e.key !== 'Enter' || e.nativeEvent.isComposing) return;
          e.preventDefault();
          benenneUm();
        }}
      />
    </Dialog>
  );
}
