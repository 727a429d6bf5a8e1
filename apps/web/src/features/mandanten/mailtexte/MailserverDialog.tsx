import { feld } from '@frachtportal/domain/feld/feld';
import { Mailversand, pruefeMailversand } from '@frachtportal/domain/mandant/mailversand';
import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import {
  FormAuswahlFeld,
  FormFeld,
  FormPasswortFeld,
  FormSchalter,
  FormZahlenFeld,
} from '../../../components/formular/formular';
import {
  type GelesenerVersand,
  loescheMailversand,
  mailversandVon,
  probiereMailversand,
  speichereMailversand,
} from '../api/mailversand';

interface Eigenschaften {
  mandant: Pick<Mandant, 'id' | 'name'>;
  onSchliessen: () => void;
}

const felder = [
  ...(['host', 'port', 'verschluesselung', 'benutzername', 'passwort', 'absender', 'aktiv'] as const),
];
const f = (name: (typeof felder)[number]) => ({ name, feld: feld(Mailversand, name) });
const verschluesselungen = (['tls', 'starttls', 'keine'] as const).map((id) => ({
  id,
  text: t(`anbindung.verschluesselung.${id}`),
}));
const neuer = { port: 587, verschluesselung: 'starttls', aktiv: true } as const;

/** Over which server the mails of a main client leave. */
export function MailserverDialog({ mandant, onSchliessen }: Eigenschaften) {
  const { data } = useQuery(mailversandVon(mandant.id));
  return data ? <Formular mandant={mandant} gelesen={data} onSchliessen={onSchliessen} /> : null;
}

function Formular({ mandant, gelesen, onSchliessen }: Eigenschaften & { gelesen: GelesenerVersand }) {
  const { info, fehler } = useMeldungen();
  const { versand, etag } = gelesen;
  const speichere = async (neu: Mailversand) => {
    await speichereMailversand(mandant.id, neu, etag);
    info('mailvorlage.serverGespeichert', { name: mandant.name });
    onSchliessen();
  };
  const tat = useRef(speichere);
  const formular = useDomaenenformular<Mailversand>({
    klasse: Mailversand,
    anfang: versand ?? neuer,
    hatFeld: (pfad) => felder.some((name) => name === pfad),
    lesen: (werte) => Object.fromEntries(felder.map((name) => [name, werte[name]])),
    regeln: pruefeMailversand,
    speichere: (neu) => tat.current(neu),
  });
  const probiere = async () => {
    tat.current = async (neu) => {
      const { zugestellt, grund } = await probiereMailversand(mandant.id, neu);
      if (zugestellt) info('mailvorlage.probeGesendet');
      else fehler('mailvorlage.serverProbeGescheitert', { grund: grund ?? '' });
    };
    await formular.absenden();
    tat.current = speichere;
  };
  const loesche = async () => {
    await loescheMailversand(mandant.id);
    info('mailvorlage.serverGeloescht', { name: mandant.name });
    onSchliessen();
  };
  return (
    <FormularDialog formular={formular} titel="mailvorlage.server" breite={620} onSchliessen={onSchliessen}>
      <Zeilen>
        <p className="fp-gedaempft">{t('mailvorlage.serverErklaerung')}</p>
        <Zeile umbruch>
          <FormFeld {...f('host')} autoFocus />
          <FormZahlenFeld {...f('port')} breite={90} />
          <FormAuswahlFeld {...f('verschluesselung')} breite={150} optionen={verschluesselungen} />
        </Zeile>
        <Zeile umbruch>
          <FormFeld {...f('benutzername')} />
          <FormPasswortFeld
            {...f('passwort')}
            autoComplete="new-password"
            max={1000}
            {...(versand?.passwortDa && { platzhalter: 'mailvorlage.passwortBleibt' })}
          />
        </Zeile>
        <FormFeld {...f('absender')} art="email" />
        <FormSchalter name="aktiv" label="mailvorlage.eigenerServerAktiv" />
        <Zeile>
          <Knopf text="mailvorlage.probe" laeuft={formular.laeuft} onClick={() => void probiere()} />
          {versand && <Knopf text="mailvorlage.serverLoeschen" onClick={() => void loesche()} />}
        </Zeile>
      </Zeilen>
    </FormularDialog>
  );
}
