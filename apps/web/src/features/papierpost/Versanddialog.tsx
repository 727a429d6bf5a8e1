import { pruefeEmail } from '@frachtportal/domain/benutzer/email';
import { feld } from '@frachtportal/domain/feld/feld';
import { Papierempfaenger } from '@frachtportal/domain/papier/papierempfaenger';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormFeld } from '../../components/formular/formular';
import { berichteAbfrage } from '../auftraege/api/berichte';
import { link, versende } from './api/papierpost';

interface Eigenschaften {
  ids: readonly number[];
  /** Whom the recipient's address names for tracking. */
  email?: string | null;
  onSchliessen: () => void;
}

/** Sends a paper of these orders, or the link that follows them, to somebody by mail. */
export function Versanddialog({ ids, email: vorschlag, onSchliessen }: Eigenschaften) {
  const { info } = useMeldungen();
  const { data: berichte = [] } = useQuery(berichteAbfrage);
  const [was, setWas] = useState('warenetikett');
  const [versorgt] = useState(() => new Set<string>());
  const papiere = berichte.filter((b) => !b.format).map((b) => ({ id: b.reportFileName, text: t(b.label) }));
  const formular = useDomaenenformular<Papierempfaenger>({
    klasse: Papierempfaenger,
    anfang: { email: vorschlag ?? '' },
    hatFeld: (pfad) => pfad === 'email',
    regeln: ({ email }) => (email ? pruefeEmail(email.trim()) : []),
    speichere: async ({ email }) => {
      await versende(was, ids, email, versorgt);
      info('papierpost.gesendet', { email });
      onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="papierpost.titel"
      breite={460}
      knopf="papierpost.senden"
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <AuswahlFeld
          label="papierpost.papier"
          pflicht
          wert={was}
          optionen={[...papiere, { id: link, text: t('papierpost.link') }]}
          onAendern={(wert) => setWas(String(wert))}
        />
        <FormFeld name="email" feld={feld(Papierempfaenger, 'email')} art="email" autoFocus />
      </Zeilen>
    </FormularDialog>
  );
}
