import { t } from '@frachtportal/texte/t';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { Kopierfeld } from '../../components/felder/Kopierfeld';
import type { Webhookausgabe } from './api/webhooks';

/** The secret itself, this once. Only its button closes it: nothing brings it back. */
export function Geheimnisanzeige({
  ausgabe,
  onSchliessen,
}: {
  ausgabe: Webhookausgabe;
  onSchliessen: () => void;
}) {
  return (
    <Dialog
      offen
      titel="webhook.neuesGeheimnis"
      breite={560}
      aktionen={<Knopf text="allgemein.schliessen" onClick={onSchliessen} />}
    >
      <Zeilen>
        <p>{t('webhook.einmal')}</p>
        <Kopierfeld label={ausgabe.webhook.name} wert={ausgabe.geheimnis} kopiert="webhook.kopiert" />
      </Zeilen>
    </Dialog>
  );
}
