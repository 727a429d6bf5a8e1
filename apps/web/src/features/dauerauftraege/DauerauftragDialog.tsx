import type { Dauerauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  Dauerauftragangaben,
  ergebnisarten,
  feiertagsregeln,
  meldearten,
  wochentage,
} from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { naechsterWerktag } from '@frachtportal/domain/feld/tag';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { optionenAus } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormWorte } from '../../components/formular/FormWorte';
import {
  FormAuswahlFeld,
  FormDatumsFeld,
  FormFeld,
  FormSchalter,
  FormUhrzeitFeld,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { heute } from '../../lib/format/datum';
import { neueKennung } from '../../lib/kennung';
import { vorlagenAbfrage } from '../auftragsvorlagen/api/vorlagen';
import { dauerschluessel, speichereDauerauftrag } from './api/dauerauftraege';
import { Empfaengerwahl } from './Empfaengerwahl';
import { Terminvorschau } from './Terminvorschau';
import './dauerauftraege.css';

const d = (name: keyof Dauerauftragangaben & string) => feld(Dauerauftragangaben, name);
const felder = [
  'name',
  'vorlageId',
  'wochentage',
  'wochen',
  'von',
  'bis',
  'feiertage',
  'vorlauf',
  'um',
  'als',
  'benachrichtigt',
  'melden',
  'aktiv',
];
const alleVorlagen = { query: '', page: 0, searchLimit: 1000, mandantId: null, sortierung: null };
const neuer = () => ({
  wochentage: [],
  wochen: 1,
  von: naechsterWerktag(heute()),
  bis: null,
  feiertage: 'verschieben' as const,
  vorlauf: 1,
  um: '06:00',
  als: 'auftrag' as const,
  benachrichtigt: null,
  melden: 'probleme' as const,
  aktiv: true,
});

interface Eigenschaften {
  /** The one that is changed; without it a new one. */
  dauerauftrag: Dauerauftrag | null;
  onSchliessen: () => void;
}

/** A recurring order: of which template, on which days, and what is made of it; with the days to come beside it. */
export function DauerauftragDialog({ dauerauftrag, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [schluessel] = useState(() => neueKennung());
  const { data: vorlagen } = useQuery(vorlagenAbfrage(alleVorlagen));
  const formular = useDomaenenformular<Dauerauftragangaben>({
    klasse: Dauerauftragangaben,
    anfang: dauerauftrag ? { ...dauerauftrag, vorlageId: dauerauftrag.vorlageId ?? undefined } : neuer(),
    hatFeld: (pfad) => felder.includes(pfad),
    folge: felder,
    lesen: (werte) =>
      Object.fromEntries(felder.map((name) => [name, werte[name as keyof Dauerauftragangaben]])),
    regeln: ({ wochentage }) =>
      wochentage?.length ? [] : [fehler('dauerauftrag.wochentagWaehlen', 'wochentage')],
    speichere: async (wert) => {
      try {
        await speichereDauerauftrag(dauerauftrag, wert, schluessel);
        info('dauerauftrag.gespeichert');
        onSchliessen();
      } finally {
        // Nobody waits for the list: while the server does not answer, that would last.
        void abfragen.invalidateQueries({ queryKey: dauerschluessel });
      }
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={dauerauftrag ? 'dauerauftrag.aendern' : 'dauerauftrag.anlegen'}
      breite={820}
      onSchliessen={onSchliessen}
    >
      <div className="fp-dauerauftrag">
        <Zeilen>
          <FormFeld name="name" feld={d('name')} autoFocus />
          <FormAuswahlFeld
            name="vorlageId"
            feld={d('vorlageId')}
            optionen={(vorlagen?.zeilen ?? []).map((v) => ({ id: v.id, text: v.vorlageName }))}
          />
          <FormWorte name="wochentage" label="dauerauftrag.wochentage" worte={wochentage} />
          <Zeile umbruch>
            <FormZahlenFeld name="wochen" feld={d('wochen')} breite={120} />
            <FormDatumsFeld name="von" feld={d('von')} breite={160} />
            <FormDatumsFeld name="bis" feld={d('bis')} breite={160} />
          </Zeile>
          <FormAuswahlFeld name="feiertage" feld={d('feiertage')} optionen={optionenAus(feiertagsregeln)} />
          <Zeile>
            <FormZahlenFeld name="vorlauf" feld={d('vorlauf')} breite={120} />
            <FormUhrzeitFeld name="um" feld={d('um')} breite={96} />
            <FormAuswahlFeld name="als" feld={d('als')} optionen={optionenAus(ergebnisarten)} />
          </Zeile>
          <Zeile>
            <FormAuswahlFeld name="melden" feld={d('melden')} optionen={optionenAus(meldearten)} />
            <Empfaengerwahl bisher={dauerauftrag?.benachrichtigt ?? null} />
          </Zeile>
          <FormSchalter name="aktiv" label="dauerauftrag.aktiv" />
        </Zeilen>
        <Terminvorschau />
      </div>
    </FormularDialog>
  );
}
