import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Feld } from '@frachtportal/domain/feld/feld';
import { feld } from '@frachtportal/domain/feld/feld';
import { type Pflegepfad, pflegeklasse, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import {
  FormAuswahlFeld,
  FormFeld,
  FormSchalter,
  FormZahlenFeld,
} from '../../../components/formular/formular';
import { mandantenAbfrage } from '../../auftraege/api/mandanten';
import { aendereEintrag, type Eintrag, legeEintragAn, stammdatenschluessel } from '../api/pflege';
import { eingabefelder, nameVon } from './eintragsfelder';

interface Eigenschaften {
  pfad: Pflegepfad;
  titel: string;
  /** Without an id it becomes a new entry. */
  eintrag: Partial<Eintrag>;
  /** Gives the entry as it is stored by now. */
  neuLaden: () => Promise<Eintrag | undefined>;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

/** One entry of any list: the fields, their lengths and rules are those of its declaration. */
export function EintragDialog({ pfad, titel, eintrag, neuLaden, onFertig, onSchliessen }: Eigenschaften) {
  const { klasse } = pflegelisten[pfad];
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [version, setVersion] = useState(eintrag.version ?? 0);
  const [veraltet, setVeraltet] = useState(false);
  const formular = useDomaenenformular<Eintrag>({
    klasse: pflegeklasse(klasse) as never,
    anfang: eintrag as never,
    hatFeld: (name) => name === 'mandantId' || eingabefelder(klasse).some((f) => f.name === name),
    speichere: async (wert) => {
      const gespeichert = await speichere(pfad, eintrag.id, wert, version).catch((grund: unknown) => {
        if (grund instanceof ApiFehler && grund.status === 409 && eintrag.id) return setVeraltet(true);
        throw grund;
      });
      if (!gespeichert) return;
      await abfragen.invalidateQueries({ queryKey: stammdatenschluessel });
      info('stammdaten.gespeichert', { name: nameVon(klasse, gespeichert) });
      onFertig(gespeichert.id);
    },
  });
  const nimmNeuen = async () => {
    const neu = await neuLaden();
    if (!neu) return;
    formular.form.reset(neu as never);
    setVersion(neu.version);
    setVeraltet(false);
  };

  return (
    <FormularDialog
      formular={formular}
      titel={titel}
      breite={620}
      gesperrt={veraltet}
      onSchliessen={onSchliessen}
    >
      {veraltet && (
        <Alert severity="warning">
          <p>{t('stammdaten.listen.konflikt')}</p>
          <Knopf text="allgemein.neuenStandLaden" onClick={() => void nimmNeuen()} />
        </Alert>
      )}
      <Felder klasse={pflegeklasse(klasse)} felder={eingabefelder(klasse)} istNeu={!eintrag.id} />
    </FormularDialog>
  );
}

function speichere(pfad: Pflegepfad, id: number | undefined, wert: object, version: number) {
  return id ? aendereEintrag(pfad, id, wert, version) : legeEintragAn(pfad, wert);
}

interface Felderangaben {
  klasse: ReturnType<typeof pflegeklasse>;
  felder: readonly Feld[];
  istNeu: boolean;
}

function Felder({ klasse, felder, istNeu }: Felderangaben) {
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const schalter = felder.filter((f) => f.art === 'wahrheit');
  const [erstes, ...weitere] = felder.filter((f) => f.art !== 'wahrheit');
  return (
    <div className="fp-felderraster">
      {erstes && <Eingabe feld={erstes} autoFocus className="fp-ganz" />}
      {weitere.map((f) => (
        <Eingabe key={f.name} feld={f} />
      ))}
      <FormAuswahlFeld
        name="mandantId"
        feld={feld(klasse, 'mandantId' as never)}
        label="allgemein.giltFuer"
        platzhalter="stammdaten.listen.alleMandanten"
        optionen={mandanten}
        nurLesen={!istNeu}
      />
      <div className="fp-reihe fp-ganz">
        {schalter.map((f) => (
          <FormSchalter
            key={f.name}
            name={f.name}
            label={f.name === 'awSperre' ? 'stammdaten.listen.gesperrt' : f.label}
          />
        ))}
      </div>
    </div>
  );
}

/** The input that fits the kind of a declared field. */
function Eingabe({ feld: f, ...dazu }: { feld: Feld; autoFocus?: boolean; className?: string }) {
  const angaben = { name: f.name, feld: f, ...dazu };
  if (f.werte)
    return <FormAuswahlFeld {...angaben} optionen={f.werte.map((w) => ({ id: w, text: t(String(w)) }))} />;
  if (f.art === 'zahl') return <FormZahlenFeld {...angaben} />;
  return <FormFeld {...angaben} />;
}
