import type { Mail } from '@frachtportal/domain/protokoll/mail';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Suchtext } from '../../components/felder/Suchtext';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useListenadresse } from '../../components/tabelle/useListenadresse';
import { formatiereZeitpunktGenau } from '../../lib/format/datum';
import { mailliste, oeffneMail, proSeite } from './api/protokoll';
import './protokoll.css';

const spalten: readonly Tabellenspalte<Mail>[] = [
  {
    feld: 'erstelltAm',
    titel: 'beschriftung.geschrieben',
    breite: 160,
    zelle: (m) => formatiereZeitpunktGenau(m.erstelltAm),
  },
  { feld: 'an', titel: 'beschriftung.an' },
  { feld: 'betreff', titel: 'beschriftung.betreff' },
  { feld: 'zustand', titel: 'beschriftung.zustand', breite: 110 },
  { feld: 'fehler', titel: 'beschriftung.fehler' },
];

/** The mails the portal has written; without a mail server they lie as files and are opened here. */
export function MailsSeite() {
  const { werte, seite, aendere, blaettern } = useListenadresse(['suche'], proSeite);
  const { data } = useQuery(mailliste(werte.suche, seite));
  const { fehler } = useMeldungen();
  const [wahl, setWahl] = useState<number | null>(null);
  const markiert = data?.zeilen.find((m) => m.id === wahl);
  const oeffnen = useMutation({ mutationFn: oeffneMail });
  const oeffne = (mail: Mail | undefined) => {
    if (!mail) return fehler('liste.zeileMarkieren');
    if (!mail.alsDatei) return fehler('mail.keineDatei');
    oeffnen.mutate(mail.id);
  };
  return (
    <>
      <Seitenkopf titel="allgemein.mails" />
      <Werkzeugleiste
        titel="allgemein.mails"
        rechts={
          <Suchtext
            label="protokoll.mails.mailsSuchen"
            platzhalter="protokoll.mails.empfaengerOderBetreff"
            suche={werte.suche}
            onSuche={(suche) => aendere({ suche })}
          />
        }
      >
        <Knopf
          text="protokoll.mails.oeffnen"
          primaer
          laeuft={oeffnen.isPending}
          onClick={() => oeffne(markiert)}
        />
      </Werkzeugleiste>
      <div className="fp-fuellend">
        <Tabelle
          name="allgemein.mails"
          zeilen={data?.zeilen ?? []}
          spalten={spalten}
          laedt={!data}
          markiert={wahl}
          onMarkieren={(id) => setWahl(Number(id))}
          onOeffnen={oeffne}
          leer={
            werte.suche
              ? 'protokoll.mails.keineMailGefunden'
              : 'protokoll.mails.dasPortalHatNochKeineMailGeschrieben'
          }
          blaettern={blaettern(data?.gesamt)}
        />
      </div>
      {oeffnen.data !== undefined && (
        <Dialog
          offen
          titel="protokoll.mails.mail"
          breite={760}
          hoehe={560}
          onSchliessen={oeffnen.reset}
          aktionen={<Knopf text="allgemein.schliessen" primaer onClick={oeffnen.reset} />}
        >
          <pre>{oeffnen.data}</pre>
        </Dialog>
      )}
    </>
  );
}
