import type { Lademittel, Lademittelsaldo } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { buchungsartnamen, handbuchungen } from '@frachtportal/domain/lademittel/buchungsart';
import { Lademittelbuchung } from '@frachtportal/domain/lademittel/lademittelkonto';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { optionenAus, uebersetzt } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import {
  FormAuswahlFeld,
  FormDatumsFeld,
  FormFeld,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { useGelesenes } from '../../lib/abfragen/useGelesenes';
import { heute } from '../../lib/format/datum';
import { neueKennung } from '../../lib/kennung';
import { listenabfrage } from '../stammdaten/api/listen';
import { bucheLademittel, lademittelschluessel } from './api/lademittel';
import { type Partnerangabe, Partnerwahl } from './Partnerwahl';

interface Eigenschaften {
  /** The client whose accounts are looked at; without one it is the user's own. */
  mandant: number | null;
  konten: readonly Lademittelsaldo[];
  onSchliessen: () => void;
}

const b = (name: keyof Lademittelbuchung & string) => feld(Lademittelbuchung, name);
const felder: readonly string[] = [
  'adresseId',
  'art',
  'richtung',
  'tag',
  'lademittelId',
  'anzahl',
  'bemerkung',
];
const handarten = Object.fromEntries(handbuchungen.map((art) => [art, buchungsartnamen[art]]));
const richtungen = { abgabe: 'lademittel.abgabe', erhalt: 'lademittel.erhalt' } as const;

const anfangswahl: Partnerangabe = { wer: 'adresse', text: null };

/** A booking by hand between the client's own stock and a partner. */
export function BuchungDialog(p: Eigenschaften) {
  const lademittel = useGelesenes(listenabfrage('lademittel', p.mandant), p.onSchliessen);
  return lademittel ? <Formular {...p} lademittel={lademittel} /> : null;
}

function Formular({
  mandant,
  konten,
  lademittel,
  onSchliessen,
}: Eigenschaften & { lademittel: readonly Lademittel[] }) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [schluessel] = useState(() => neueKennung());
  const [wahl, setWahl] = useState(anfangswahl);
  const formular = useDomaenenformular<Lademittelbuchung>({
    klasse: Lademittelbuchung,
    anfang: {
      mandantId: mandant,
      kontoId: null,
      adresseId: null,
      art: 'bewegung',
      richtung: 'abgabe',
      tag: heute(),
      ...(lademittel[0] && { lademittelId: lademittel[0].id }),
      bemerkung: null,
    },
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: (werte) => ({
      ...werte,
      mandantId: mandant,
      kontoId: typeof wahl.wer === 'number' ? wahl.wer : null,
      adresseId: wahl.wer === 'adresse' ? werte.adresseId : null,
    }),
    // Without an address the account would be the forwarder's.
    regeln: ({ adresseId }) =>
      wahl.wer === 'adresse' && !adresseId ? [fehler('lademittel.adresseWaehlen', 'adresseId')] : [],
    speichere: async (wert) => {
      await bucheLademittel(wert, schluessel);
      await abfragen.invalidateQueries({ queryKey: lademittelschluessel });
      info('lademittel.gebucht');
      onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="lademittel.neueBuchung"
      breite={520}
      geaendert={wahl.wer !== anfangswahl.wer}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <Partnerwahl mandant={mandant} konten={konten} wahl={wahl} onWahl={setWahl} />
        <FormAuswahlFeld name="richtung" feld={b('richtung')} optionen={optionenAus(richtungen)} />
        <FormZahlenFeld name="anzahl" feld={b('anzahl')} breite={120} />
        <FormAuswahlFeld
          name="lademittelId"
          feld={b('lademittelId')}
          optionen={uebersetzt(lademittel.map((l) => ({ id: l.id, text: l.langBezeichnung })))}
        />
        <FormAuswahlFeld name="art" feld={b('art')} optionen={optionenAus(handarten)} />
        <FormDatumsFeld name="tag" feld={b('tag')} breite={160} />
        <FormFeld name="bemerkung" feld={b('bemerkung')} />
      </Zeilen>
    </FormularDialog>
  );
}
