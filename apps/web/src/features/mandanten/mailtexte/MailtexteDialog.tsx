import { sprachen } from 'virtual:texte';
import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dialog } from '../../../components/dialog/Dialog';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { useFesteZeile } from '../../../components/tabelle/useFesteZeile';
import { type Mailvorlage, mailtexteVon, mailtextschluessel, nimmMailtextZurueck } from '../api/mailtexte';
import { MailserverDialog } from './MailserverDialog';
import { MailtextDialog } from './MailtextDialog';

interface Eigenschaften {
  mandant: Pick<Mandant, 'id' | 'name'>;
  onSchliessen: () => void;
}

const kennung = ({ art, sprache }: Mailvorlage) => `${art} ${sprache}`;
const sprachname = (iso: string) => sprachen.find((s) => s.iso === iso)?.name ?? iso;
const spalten: readonly Tabellenspalte<Mailvorlage>[] = [
  { feld: 'art', titel: 'beschriftung.art', zelle: ({ art }) => t(`mailvorlage.art.${art}`) },
  { feld: 'sprache', titel: 'beschriftung.sprache', zelle: ({ sprache }) => sprachname(sprache) },
  {
    feld: 'eigene',
    titel: 'beschriftung.zustand',
    zelle: ({ eigene }) =>
      eigene ? (
        <Statusmarke ton="ok" text="mailvorlage.eigene" />
      ) : (
        <Statusmarke ton="neutral" text="mailvorlage.mitgeliefert" />
      ),
  },
  { feld: 'betreff', titel: 'mailvorlage.betreff' },
];

/** The words of the mails that tell of a main client's orders. */
export function MailtexteDialog({ mandant, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info, fehler } = useMeldungen();
  const { data } = useQuery(mailtexteVon(mandant.id));
  const [wahl, setWahl] = useState<string | null>(null);
  const [offen, setOffen] = useState<'text' | 'server' | null>(null);
  const markiert = useFesteZeile(offen, data, (v) => kennung(v) === wahl);
  const zurueck = useMutation({
    mutationFn: (vorlage: Mailvorlage) => nimmMailtextZurueck(mandant.id, vorlage),
    onSuccess: () => info('mailvorlage.zurueckgenommen'),
    onSettled: () => abfragen.invalidateQueries({ queryKey: mailtextschluessel(mandant.id) }),
  });
  const mitMarkierter = (tat: (v: Mailvorlage) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  return (
    <Dialog
      offen
      titel="mailvorlage.titel"
      breite={860}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="allgemein.bearbeiten" primaer onClick={mitMarkierter(() => setOffen('text'))} />
          {markiert?.eigene && (
            <Knopf
              text="mailvorlage.zuruecknehmen"
              laeuft={zurueck.isPending}
              onClick={mitMarkierter(zurueck.mutate)}
            />
          )}
          <Knopf text="mailvorlage.server" onClick={() => setOffen('server')} />
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      <KurzeTabelle
        name="mailvorlage.titel"
        zeilen={data ?? []}
        spalten={spalten}
        kennung={kennung}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(String(id))}
        leer="mailvorlage.titel"
      />
      {offen === 'text' && markiert && (
        <MailtextDialog mandantId={mandant.id} vorlage={markiert} onSchliessen={() => setOffen(null)} />
      )}
      {offen === 'server' && <MailserverDialog mandant={mandant} onSchliessen={() => setOffen(null)} />}
    </Dialog>
  );
}
