import { feld } from '@frachtportal/domain/feld/feld';
import { Partnercode, type UmschluesselbareListe } from '@frachtportal/domain/stammdaten/partnercode';
import { t } from '@frachtportal/texte/t';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { Zeile } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormFeld } from '../../components/formular/formular';
import { loeschePartnercode, partnercodeAbfrage, setzePartnercode, stammdatenschluessel } from './api/pflege';

interface Eigenschaften {
  liste: UmschluesselbareListe;
  eintragId: number;
  /** What the entry is called here. */
  name: string;
  onSchliessen: () => void;
}

/** What each partner calls an entry: the interface to him uses his code instead of ours. */
export function PartnercodesDialog({ liste, eintragId, name, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const neu = () =>
    abfragen.invalidateQueries({ queryKey: [...stammdatenschluessel, 'partnercodes', liste] });
  const { data = [] } = useQuery(partnercodeAbfrage(liste));
  const codes = data.filter((c) => c.eintragId === eintragId);
  const { mutate: loesche, isPending } = useMutation({ mutationFn: loeschePartnercode, onSettled: neu });
  const { form, absenden, laeuft } = useDomaenenformular<Partnercode>({
    klasse: Partnercode,
    anfang: { partner: null, code: null, liste, eintragId } as never,
    hatFeld: (pfad) => pfad === 'partner' || pfad === 'code',
    speichere: async ({ partner, code }) => {
      await setzePartnercode({ partner: partner.trim(), code: code.trim(), liste, eintragId });
      await neu();
      // The emptied form knows its fields again once it is drawn.
      flushSync(() => form.reset());
      form.setFocus('partner');
    },
  });
  return (
    <Dialog
      offen
      titel={`${t('stammdaten.listen.codesDerPartner')}: ${t(name)}`}
      breite={560}
      geaendert={form.formState.isDirty}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.schliessen" onClick={onSchliessen} />}
    >
      <p className="fp-gedaempft">{t('stammdaten.listen.codesErklaerung')}</p>
      <ul className="fp-zeilen" aria-label={t('stammdaten.listen.codes')}>
        {codes.map((c) => (
          <li key={c.id} className="fp-reihe">
            <span>{c.partner}</span>
            <b className="fp-fuellung">{c.code}</b>
            <Knopf
              text={t('stammdaten.listen.codeVonEntfernen', { partner: c.partner })}
              icon={<DeleteIcon fontSize="small" />}
              nurIcon
              leise
              deaktiviert={isPending}
              onClick={() => loesche(c.id)}
            />
          </li>
        ))}
        {codes.length === 0 && <li className="fp-gedaempft">{t('stammdaten.listen.nochKeinCode')}</li>}
      </ul>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(e) => {
            e.preventDefault();
            void absenden();
          }}
        >
          <Zeile>
            <FormFeld name="partner" feld={feld(Partnercode, 'partner')} autoFocus />
            <FormFeld name="code" feld={feld(Partnercode, 'code')} />
            <div className="fp-unten">
              <Knopf text="allgemein.hinzufuegen" absenden laeuft={laeuft} />
            </div>
          </Zeile>
        </form>
      </FormProvider>
    </Dialog>
  );
}
