import { text, wort } from '@frachtportal/domain/texte/text';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../components/Dialog';
import { Knopf } from '../../components/Knopf';
import { beende } from '../../lib/start';

/** Tells that the configuration holds, and offers the new login it asks for. */
export function GespeichertDialog({ offen, onSchliessen }: { offen: boolean; onSchliessen: () => void }) {
  const abfragen = useQueryClient();
  return (
    <Dialog
      offen={offen}
      titel="Konfiguration gespeichert"
      dringend
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="Neu anmelden" primaer autoFocus onClick={() => void beende(abfragen)} />
          <Knopf text="Weiter bearbeiten" onClick={onSchliessen} />
        </>
      }
    >
      <p>{text('konfiguration.gespeichert')}</p>
      <p className="fp-gedaempft">{wort('Ob sie dort angekommen ist, steht unter „Verlauf“.')}</p>
    </Dialog>
  );
}
