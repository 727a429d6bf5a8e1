import { verfolgbarTage } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Schalter } from '../../components/bedienung/Schalter';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { Kopierfeld } from '../../components/felder/Kopierfeld';
import { erzeugeLink, linkabfrage, widerrufeLinks } from './api/verfolgung';

interface Eigenschaften {
  auftragId: number;
  email: string | null;
  onSchliessen: () => void;
}

/** Makes a link that shows where the shipment is, and takes all of them back. */
export function Verfolgungsdialog({ auftragId, email: vorschlag, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [plzFragen, setPlzFragen] = useState(false);
  const [email, setEmail] = useState(vorschlag);
  const { data: gueltige = [] } = useQuery(linkabfrage(auftragId));
  const frische = () => abfragen.invalidateQueries({ queryKey: linkabfrage(auftragId).queryKey });
  const erzeugen = useMutation({
    mutationFn: () => erzeugeLink(auftragId, { plzFragen, email }),
    onSuccess: () => {
      if (email) info('verfolgung.gesendet', { email });
      return frische();
    },
  });
  const widerrufen = useMutation({
    mutationFn: () => widerrufeLinks(auftragId),
    onSuccess: (anzahl) => {
      info('verfolgung.widerrufen', { anzahl });
      erzeugen.reset();
      return frische();
    },
  });
  return (
    <Dialog
      offen
      titel="verfolgung.linkTeilen"
      breite={560}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          {!erzeugen.data && (
            <Knopf
              text={email ? 'verfolgung.linkSenden' : 'verfolgung.linkErzeugen'}
              primaer
              laeuft={erzeugen.isPending}
              onClick={() => erzeugen.mutate()}
            />
          )}
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      <div className="fp-stapel">
        <p>{t('verfolgung.linkErklaerung', { tage: verfolgbarTage })}</p>
        {erzeugen.data ? (
          <Kopierfeld label="verfolgung.link" wert={erzeugen.data} kopiert="verfolgung.kopiert" />
        ) : (
          <>
            <Schalter label="verfolgung.plzFragen" wert={plzFragen} onAendern={setPlzFragen} />
            <p className="fp-gedaempft">{t('verfolgung.plzFragenErklaerung')}</p>
            <Feld label="verfolgung.email" art="email" wert={email} max={250} onAendern={setEmail} />
            <p className="fp-gedaempft">{t('verfolgung.emailErklaerung')}</p>
          </>
        )}
        {gueltige.length > 0 && (
          <div className="fp-reihe">
            <span>{t('verfolgung.gueltige', { anzahl: gueltige.length })}</span>
            <Knopf
              text="verfolgung.widerrufen"
              laeuft={widerrufen.isPending}
              onClick={() => widerrufen.mutate()}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
