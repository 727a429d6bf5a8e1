import { ereignisarten } from '@frachtportal/domain/ereignis/ereignis';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Webhook } from '@frachtportal/domain/webhook/webhook';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormWorte } from '../../components/formular/FormWorte';
import { FormAuswahlFeld, FormFeld, FormSchalter } from '../../components/formular/formular';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import {
  aendereWebhook,
  type Webhook as Gelesener,
  legeWebhookAn,
  type Webhookausgabe,
  webhookschluessel,
} from './api/webhooks';

interface Eigenschaften {
  /** Without one a new webhook is added. */
  webhook: Gelesener | undefined;
  onNeu: (ausgabe: Webhookausgabe) => void;
  onSchliessen: () => void;
}

const felder = ['name', 'mandantId', 'adresse', 'arten', 'aktiv'] as const;
const w = (name: (typeof felder)[number]) => feld(Webhook, name);
const neuer = { arten: ['auftrag.status', 'auftrag.abgeliefert'] as Webhook['arten'], aktiv: true };

/** A program: where it is, whose events it is told and which. */
export function WebhookDialog({ webhook, onNeu, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const formular = useDomaenenformular<Webhook>({
    klasse: Webhook,
    anfang: webhook ?? neuer,
    hatFeld: (pfad) => felder.some((name) => name === pfad),
    lesen: (werte) => Object.fromEntries(felder.map((name) => [name, werte[name]])),
    regeln: ({ arten }) => (arten?.length ? [] : [fehler('webhook.artWaehlen', 'arten')]),
    speichere: async (wert) => {
      const ausgabe = webhook ? undefined : await legeWebhookAn(wert);
      if (webhook) await aendereWebhook(webhook, wert);
      await abfragen.invalidateQueries({ queryKey: webhookschluessel });
      info('webhook.gespeichert', { name: wert.name });
      if (ausgabe) onNeu(ausgabe);
      else onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={webhook ? 'webhook.bearbeiten' : 'webhook.anlegen'}
      breite={560}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld name="name" feld={w('name')} autoFocus />
        <FormFeld name="adresse" feld={w('adresse')} />
        {mandanten.length > 1 && (
          <>
            <FormAuswahlFeld
              name="mandantId"
              feld={w('mandantId')}
              platzhalter="auftragseingang.eigenerMandant"
              optionen={mandanten}
            />
            <p>{t('webhook.mandantHinweis')}</p>
          </>
        )}
        <FormWorte name="arten" label="ereignis.arten" worte={ereignisarten} />
        <FormSchalter name="aktiv" label="webhook.aktiv" />
      </Zeilen>
    </FormularDialog>
  );
}
