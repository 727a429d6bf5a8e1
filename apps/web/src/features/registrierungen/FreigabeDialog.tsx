import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Registrierungsfreigabe } from '@frachtportal/domain/registrierung/registrierungseingang';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormAuswahlFeld, FormFeld, FormSchalter } from '../../components/formular/formular';
import { mandantenliste, mandantenschluessel } from '../mandanten/api/mandanten';
import { gibFrei, type Registrierungseingang, registrierungsschluessel } from './api/registrierungen';
import { grundworte } from './registrierungsspalten';

interface Eigenschaften {
  registrierung: Registrierungseingang;
  onSchliessen: () => void;
}

type Wohin = 'neu' | 'vorhanden';
const wege = [
  { wert: 'neu', text: 'registrierung.alsNeuer' },
  { wert: 'vorhanden', text: 'registrierung.zuVorhandenem' },
] as const;
const f = (name: keyof Registrierungsfreigabe) => feld(Registrierungsfreigabe, name);
const felder = ['hauptmandantId', 'mandantId', 'name', 'edit', 'main'];

/** Lets a registration in: as a new sub client, or its user into a client there is already. */
export function FreigabeDialog({ registrierung, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [wohin, setWohin] = useState<Wohin>('neu');
  const ziel = wohin === 'neu' ? 'hauptmandantId' : 'mandantId';
  const { data: haupt } = useQuery(mandantenliste('haupt', ''));
  const { data: alle } = useQuery(mandantenliste('alle', ''));
  const formular = useDomaenenformular<Registrierungsfreigabe>({
    klasse: Registrierungsfreigabe,
    anfang: {
      hauptmandantId: registrierung.spediteur?.id ?? null,
      mandantId: null,
      name: registrierung.mandant,
      edit: true,
      main: true,
    },
    hatFeld: (pfad) => felder.includes(pfad),
    regeln: (w) => (w[ziel] ? [] : [fehler('feld.pflicht', ziel)]),
    lesen: (w) => ({
      edit: w.edit,
      main: w.main,
      ...(wohin === 'neu' ? { hauptmandantId: w.hauptmandantId, name: w.name } : { mandantId: w.mandantId }),
    }),
    speichere: async (werte) => {
      await gibFrei(registrierung.id, werte);
      await abfragen.invalidateQueries({ queryKey: registrierungsschluessel });
      await abfragen.invalidateQueries({ queryKey: mandantenschluessel });
      info('registrierung.freigegeben', { name: registrierung.benutzer });
      onSchliessen();
    },
  });
  const nimm = (id: number) => {
    setWohin('vorhanden');
    formular.form.setValue('mandantId', id, { shouldDirty: true });
  };
  const zurWahl = (liste: typeof alle) =>
    (liste?.zeilen ?? [])
      .filter((m) => m.id !== registrierung.id)
      .map(({ id, name }) => ({ id, text: name }));
  return (
    <FormularDialog
      formular={formular}
      titel="registrierung.freigeben"
      knopf="registrierung.freigeben"
      breite={520}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <p>
          <b>{registrierung.mandant}</b>, {registrierung.anschrift}
          <br />
          {registrierung.benutzer} · {registrierung.email}
        </p>
        {registrierung.vorschlaege.map((v) => (
          <p key={v.id} className="fp-reihe">
            <Knopf text={v.name} onClick={() => nimm(v.id)} />
            <span className="fp-gedaempft">{grundworte[v.grund]()}</span>
          </p>
        ))}
        <Umschalter name="registrierung.wohin" wert={wohin} moeglich={wege} onWahl={setWohin} />
        {wohin === 'neu' ? (
          <>
            <FormAuswahlFeld
              name="hauptmandantId"
              feld={f('hauptmandantId')}
              optionen={zurWahl(haupt)}
              pflicht
            />
            <FormFeld name="name" feld={f('name')} />
          </>
        ) : (
          <FormAuswahlFeld name="mandantId" feld={f('mandantId')} optionen={zurWahl(alle)} pflicht />
        )}
        <FormSchalter name="edit" label="beschriftung.darfErfassen" />
        <FormSchalter name="main" label="beschriftung.hauptbenutzer" />
        <p className="fp-gedaempft">{t('registrierung.freigabeErklaerung')}</p>
      </Zeilen>
    </FormularDialog>
  );
}
