import { feld } from '@frachtportal/domain/feld/feld';
import {
  Mailversand,
  pruefeMailversand,
  type Versandanmeldung,
} from '@frachtportal/domain/mandant/mailversand';
import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { Knopf } from '../../../components/bedienung/Knopf';
import { FrageDialog } from '../../../components/dialog/Dialog';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { optionenAus } from '../../../components/felder/optionen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import {
  FormAuswahlFeld,
  FormFeld,
  FormPasswortFeld,
  FormSchalter,
  FormZahlenFeld,
} from '../../../components/formular/formular';
import { useGelesenes } from '../../../lib/abfragen/useGelesenes';
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
  ...(['host', 'port', 'verschluesselung', 'anmeldung', 'benutzername', 'anmeldeadresse'] as const),
  ...(['klient', 'umfang', 'geheimnis', 'absender', 'aktiv'] as const),
];
/** What belongs to a way of signing in; of another one nothing is sent. */
const jeAnmeldung = {
  keine: [],
  passwort: ['benutzername', 'geheimnis'],
  oauth2: ['benutzername', 'anmeldeadresse', 'klient', 'umfang', 'geheimnis'],
} as const satisfies Record<Versandanmeldung, readonly (typeof felder)[number][]>;
const f = (name: (typeof felder)[number]) => ({ name, feld: feld(Mailversand, name) });
const verschluesselungen = {
  tls: 'anbindung.verschluesselung.tls',
  starttls: 'anbindung.verschluesselung.starttls',
  keine: 'anbindung.verschluesselung.keine',
};
const anmeldungen = {
  keine: 'mailvorlage.ohneAnmeldung',
  passwort: 'anbindung.anmeldung.passwort',
  oauth2: 'anbindung.anmeldung.oauth2',
};
const neuer = { port: 587, verschluesselung: 'starttls', anmeldung: 'passwort', aktiv: true } as const;

/** Over which server the mails of a main client leave. */
export function MailserverDialog({ mandant, onSchliessen }: Eigenschaften) {
  const data = useGelesenes(mailversandVon(mandant.id), onSchliessen);
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
    lesen: zuSenden,
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
  return (
    <FormularDialog formular={formular} titel="mailvorlage.server" breite={620} onSchliessen={onSchliessen}>
      <Zeilen>
        <p className="fp-gedaempft">{t('mailvorlage.serverErklaerung')}</p>
        <Zeile umbruch>
          <FormFeld {...f('host')} autoFocus />
          <FormZahlenFeld {...f('port')} breite={90} />
          <FormAuswahlFeld
            {...f('verschluesselung')}
            breite={150}
            optionen={optionenAus(verschluesselungen)}
          />
        </Zeile>
        <Anmeldung geheimnisDa={versand?.geheimnisDa ?? false} />
        <FormFeld {...f('absender')} art="email" />
        <FormSchalter name="aktiv" label="mailvorlage.eigenerServerAktiv" />
        <Zeile>
          <Knopf text="mailvorlage.probe" laeuft={formular.laeuft} onClick={() => void probiere()} />
          {versand && <Loeschen mandant={mandant} onFertig={onSchliessen} />}
        </Zeile>
      </Zeilen>
    </FormularDialog>
  );
}

/** Takes the server away with its secret, once that is meant. */
function Loeschen({
  mandant: { id, name },
  onFertig,
}: Pick<Eigenschaften, 'mandant'> & { onFertig: () => void }) {
  const { info } = useMeldungen();
  const [gefragt, setGefragt] = useState(false);
  const loeschen = useMutation({
    mutationFn: () => loescheMailversand(id),
    onSuccess: () => {
      info('mailvorlage.serverGeloescht', { name });
      onFertig();
    },
    onSettled: () => setGefragt(false),
  });
  return (
    <>
      <Knopf text="mailvorlage.serverLoeschen" onClick={() => setGefragt(true)} />
      <FrageDialog
        offen={gefragt}
        titel="mailvorlage.serverLoeschen"
        frage={t('meldung.mailvorlage.serverGeloescht', { name })}
        gefahr
        laeuft={loeschen.isPending}
        onJa={() => loeschen.mutate()}
        onNein={() => setGefragt(false)}
      />
    </>
  );
}

function zuSenden(werte: Mailversand) {
  const fremde = jeAnmeldung.oauth2.filter((name) => !jeAnmeldung[werte.anmeldung].some((n) => n === name));
  return Object.fromEntries(
    felder.map((name) => [name, fremde.some((n) => n === name) ? null : werte[name]]),
  );
}

/** How the portal shows the server that it is itself. */
function Anmeldung({ geheimnisDa }: { geheimnisDa: boolean }) {
  const anmeldung = useWatch({ name: 'anmeldung' }) as Versandanmeldung;
  return (
    <>
      <FormAuswahlFeld {...f('anmeldung')} breite={220} optionen={optionenAus(anmeldungen)} />
      {anmeldung === 'oauth2' && (
        <>
          <FormFeld {...f('anmeldeadresse')} pflicht />
          <Zeile umbruch>
            <FormFeld {...f('klient')} pflicht />
            <FormFeld {...f('umfang')} />
          </Zeile>
        </>
      )}
      {anmeldung !== 'keine' && (
        <Zeile umbruch>
          <FormFeld {...f('benutzername')} pflicht />
          <FormPasswortFeld
            {...f('geheimnis')}
            autoComplete="new-password"
            max={1000}
            {...(geheimnisDa && { platzhalter: 'anbindung.geheimnisBleibt' })}
          />
        </Zeile>
      )}
    </>
  );
}
