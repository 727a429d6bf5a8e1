import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { Feld } from '../../components/felder/Feld';
import { berichteAbfrage } from '../auftraege/api/berichte';
import { link, versende } from './api/papierpost';

interface Eigenschaften {
  ids: readonly number[];
  /** Whom the recipient's address names for tracking. */
  email?: string | null;
  onSchliessen: () => void;
}

/** Sends a paper of these orders, or the link that follows them, to somebody by mail. */
export function Versanddialog({ ids, email: vorschlag = null, onSchliessen }: Eigenschaften) {
  const { info } = useMeldungen();
  const { data: berichte = [] } = useQuery(berichteAbfrage);
  const [was, setWas] = useState('warenetikett');
  const [email, setEmail] = useState(vorschlag);
  const papiere = berichte.filter((b) => !b.format).map((b) => ({ id: b.reportFileName, text: t(b.label) }));
  const senden = useMutation({
    mutationFn: () => versende(was, ids, email ?? ''),
    onSuccess: () => {
      info('papierpost.gesendet', { email: email ?? '' });
      onSchliessen();
    },
  });
  return (
    <Dialog
      offen
      titel="papierpost.titel"
      breite={460}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="papierpost.senden"
            primaer
            deaktiviert={!email}
            laeuft={senden.isPending}
            onClick={() => senden.mutate()}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <div className="fp-stapel">
        <AuswahlFeld
          label="papierpost.papier"
          wert={was}
          optionen={[...papiere, { id: link, text: t('papierpost.link') }]}
          onAendern={(wert) => setWas(String(wert))}
        />
        <Feld
          label="beschriftung.eMail"
          art="email"
          wert={email}
          max={250}
          pflicht
          onAendern={setEmail}
          autoFocus
        />
      </div>
    </Dialog>
  );
}
