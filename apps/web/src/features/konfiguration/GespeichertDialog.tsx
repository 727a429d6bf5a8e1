import { t } from '@frachtportal/texte/t';
import { useQueryClient } from '@tanstack/react-query';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { beende } from '../../lib/start';

/** Tells that the configuration holds, and offers the new login it asks for. */
export function GespeichertDialog({ offen, onSchliessen }: { offen: boolean; onSchliessen: () => void }) {
  const abfragen = useQueryClient();
  return (
    <Dialog
      offen={offen}
      titel="konfiguration.gespeichertDialog.konfigurationGespeichert"
      dringend
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="konfiguration.gespeichertDialog.neuAnmelden"
            primaer
            autoFocus
            onClick={() => void beende(abfragen)}
          />
          <Knopf text="konfiguration.gespeichertDialog.weiterBearbeiten" onClick={onSchliessen} />
        </>
      }
    >
      <p>{t('meldung.konfiguration.gespeichert')}</p>
      <p className="fp-gedaempft">{t('konfiguration.gespeichertDialog.zustellungErklaerung')}</p>
    </Dialog>
  );
}
