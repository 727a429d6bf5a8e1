import { feld } from '@frachtportal/domain/feld/feld';
import { Geheimniswechsel, signaturUeberlappung } from '@frachtportal/domain/webhook/webhook';
import { useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormZahlenFeld } from '../../components/formular/formular';
import { erneuereGeheimnis, type Webhook, type Webhookausgabe, webhookschluessel } from './api/webhooks';

interface Eigenschaften {
  webhook: Webhook;
  onFertig: (ausgabe: Webhookausgabe) => void;
  onSchliessen: () => void;
}

/** A new secret in place of this one, which signs for a while more. */
export function GeheimniswechselDialog({ webhook, onFertig, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const formular = useDomaenenformular<Geheimniswechsel>({
    klasse: Geheimniswechsel,
    anfang: { ueberlappungStunden: signaturUeberlappung },
    hatFeld: (pfad) => pfad === 'ueberlappungStunden',
    speichere: async ({ ueberlappungStunden }) => {
      const ausgabe = await erneuereGeheimnis(webhook.id, ueberlappungStunden);
      await abfragen.invalidateQueries({ queryKey: webhookschluessel });
      onFertig(ausgabe);
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="webhook.geheimnisErneuern"
      breite={420}
      knopf="zugangsschluessel.erneuern"
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormZahlenFeld
          name="ueberlappungStunden"
          feld={feld(Geheimniswechsel, 'ueberlappungStunden')}
          autoFocus
        />
      </Zeilen>
    </FormularDialog>
  );
}
