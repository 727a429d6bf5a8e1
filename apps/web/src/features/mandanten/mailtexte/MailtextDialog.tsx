import { feld } from '@frachtportal/domain/feld/feld';
import { Mailtext, pruefeMailtext } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { t } from '@frachtportal/texte/t';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import { FormFeld } from '../../../components/formular/formular';
import {
  type Mailvorlage,
  type Mailvorschau,
  mailtextschluessel,
  probiereMailtext,
  speichereMailtext,
  zeigeMailtext,
} from '../api/mailtexte';
import { Mailansicht } from './Mailansicht';

interface Eigenschaften {
  mandantId: number;
  vorlage: Mailvorlage;
  onSchliessen: () => void;
}

const f = (name: keyof Mailtext) => ({ name, feld: feld(Mailtext, name) });

/** The words of one mail; looked at and tried before they hold. */
export function MailtextDialog({ mandantId, vorlage, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [ansicht, setAnsicht] = useState<Mailvorschau | null>(null);
  const speichere = async (text: Mailtext) => {
    await speichereMailtext(mandantId, vorlage, text);
    await abfragen.invalidateQueries({ queryKey: mailtextschluessel(mandantId) });
    info('mailvorlage.gespeichert');
    onSchliessen();
  };
  const tat = useRef(speichere);
  const formular = useDomaenenformular<Mailtext>({
    klasse: Mailtext,
    anfang: { betreff: vorlage.betreff, inhalt: vorlage.inhalt },
    hatFeld: (pfad) => pfad === 'betreff' || pfad === 'inhalt',
    regeln: (text) => pruefeMailtext(vorlage.art, text),
    speichere: (text) => tat.current(text),
  });
  /** What is in the form, checked as for storing. */
  const mit = (andere: typeof speichere) => async () => {
    tat.current = andere;
    await formular.absenden();
    tat.current = speichere;
  };
  const probiere = async (text: Mailtext) => {
    await probiereMailtext(mandantId, vorlage, text);
    info('mailvorlage.probeGesendet');
  };
  return (
    <>
      <FormularDialog
        formular={formular}
        titel="mailvorlage.bearbeiten"
        breite={680}
        onSchliessen={onSchliessen}
      >
        <Zeilen>
          <FormFeld {...f('betreff')} autoFocus />
          <FormFeld {...f('inhalt')} zeilen={12} />
          <p className="fp-gedaempft">
            {t('mailvorlage.platzhalterHinweis', {
              namen: vorlage.platzhalter.map((name) => `{${name}}`).join(' '),
            })}
          </p>
          <Zeile>
            <Knopf
              text="mailvorlage.ansehen"
              onClick={mit(async (text) => setAnsicht(await zeigeMailtext(mandantId, vorlage, text)))}
            />
            <Knopf text="mailvorlage.probe" onClick={mit(probiere)} />
          </Zeile>
        </Zeilen>
      </FormularDialog>
      {ansicht && <Mailansicht vorschau={ansicht} onSchliessen={() => setAnsicht(null)} />}
    </>
  );
}
