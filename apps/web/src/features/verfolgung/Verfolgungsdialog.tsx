import { pruefeEmail } from '@frachtportal/domain/benutzer/email';
import { feld } from '@frachtportal/domain/feld/feld';
import { Verfolgungswunsch, verfolgbarTage } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Kopierfeld } from '../../components/felder/Kopierfeld';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormFeld, FormSchalter } from '../../components/formular/formular';
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
  const [link, setLink] = useState<string | null>(null);
  const frische = () => abfragen.invalidateQueries({ queryKey: linkabfrage(auftragId).queryKey });
  const formular = useDomaenenformular<Verfolgungswunsch>({
    klasse: Verfolgungswunsch,
    anfang: { plzFragen: false, email: vorschlag },
    hatFeld: (pfad) => pfad === 'email',
    regeln: ({ email }) => (email ? pruefeEmail(email.trim()) : []),
    speichere: async (wunsch) => {
      setLink(await erzeugeLink(auftragId, wunsch));
      if (wunsch.email) info('verfolgung.gesendet', { email: wunsch.email });
      await frische();
    },
  });
  const dialog = { titel: 'verfolgung.linkTeilen', breite: 560, onSchliessen };
  const widerruf = (
    <Widerruf
      auftragId={auftragId}
      onWiderrufen={() => {
        setLink(null);
        return frische();
      }}
    />
  );
  if (link !== null)
    return (
      <Dialog offen {...dialog} aktionen={<Knopf text="allgemein.schliessen" onClick={onSchliessen} />}>
        <div className="fp-stapel">
          <Erklaerung />
          <Kopierfeld label="verfolgung.link" wert={link} kopiert="verfolgung.kopiert" />
          {widerruf}
        </div>
      </Dialog>
    );
  const knopf = formular.form.watch('email') ? 'verfolgung.linkSenden' : 'verfolgung.linkErzeugen';
  return (
    <FormularDialog {...dialog} formular={formular} knopf={knopf}>
      <div className="fp-stapel">
        <Erklaerung />
        <FormSchalter name="plzFragen" label="verfolgung.plzFragen" />
        <p className="fp-gedaempft">{t('verfolgung.plzFragenErklaerung')}</p>
        <FormFeld name="email" feld={feld(Verfolgungswunsch, 'email')} art="email" />
        <p className="fp-gedaempft">{t('verfolgung.emailErklaerung')}</p>
        {widerruf}
      </div>
    </FormularDialog>
  );
}

const Erklaerung = () => <p>{t('verfolgung.linkErklaerung', { tage: verfolgbarTage })}</p>;

/** How many links hold, and the way to take them back. */
function Widerruf({ auftragId, onWiderrufen }: { auftragId: number; onWiderrufen: () => Promise<void> }) {
  const { info } = useMeldungen();
  const { data: gueltige = [] } = useQuery(linkabfrage(auftragId));
  const widerrufen = useMutation({
    mutationFn: () => widerrufeLinks(auftragId),
    onSuccess: (anzahl) => {
      info('verfolgung.widerrufen', { anzahl });
      return onWiderrufen();
    },
  });
  if (gueltige.length === 0) return null;
  return (
    <div className="fp-reihe">
      <span>{t('verfolgung.gueltige', { anzahl: gueltige.length })}</span>
      <Knopf text="verfolgung.widerrufen" laeuft={widerrufen.isPending} onClick={() => widerrufen.mutate()} />
    </div>
  );
}
