import { t } from '@frachtportal/texte/t';
import { Zeilen } from '../../../components/anzeige/Karte';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dialog } from '../../../components/dialog/Dialog';
import type { Mailvorschau } from '../api/mailtexte';
import './mailansicht.css';

/** A mail as its reader sees it; in a frame that may do nothing. */
export function Mailansicht({
  vorschau,
  onSchliessen,
}: {
  vorschau: Mailvorschau;
  onSchliessen: () => void;
}) {
  return (
    <Dialog
      offen
      titel="mailvorlage.vorschau"
      breite={760}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.schliessen" primaer onClick={onSchliessen} />}
    >
      <Zeilen>
        <p>
          <strong>{t('mailvorlage.betreff')}:</strong> {vorschau.betreff}
        </p>
        <iframe
          className="fp-mailansicht"
          sandbox=""
          srcDoc={vorschau.html}
          title={t('mailvorlage.vorschau')}
        />
      </Zeilen>
    </Dialog>
  );
}
