import { Benutzerformular } from '@frachtportal/domain/benutzer/benutzer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { useGelesenes } from '../../lib/abfragen/useGelesenes';
import { neueKennung } from '../../lib/kennung';
import { useKonfiguration } from '../../lib/konfiguration';
import { identitaet } from '../../lib/rechte';
import { type Sitzung, useSitzung } from '../../lib/sitzung';
import {
  aendereBenutzer,
  benutzerFuerFormular,
  benutzerschluessel,
  type GelesenerBenutzer,
  legeBenutzerAn,
  sprachenZurWahl,
} from './api/benutzer';
import { BenutzerFelder, type Darf } from './BenutzerFelder';
import { folgeEigenerAenderung } from './eigeneAenderung';
import { neueWerte, pruefe, pruefeBisheriges, werteVon, zuSenden } from './formularwerte';
import { useNamenspruefung } from './useNamenspruefung';
import './benutzer.css';

interface Eigenschaften {
  /** Null: a new one. */
  id: number | null;
  onSchliessen: () => void;
}

/** Adds or edits a user; the sizes are the contract's. */
export function BenutzerDialog({ id, onSchliessen }: Eigenschaften) {
  const gelesen = useGelesenes({ ...benutzerFuerFormular(id ?? 0), enabled: id !== null }, onSchliessen);
  // With its choices there from the start, no answer resets what somebody is typing.
  const { isPending } = useQuery(sprachenZurWahl);
  if (isPending || (id !== null && !gelesen)) return null;
  return <Formular gelesen={gelesen} onSchliessen={onSchliessen} />;
}

/** Where a message has its place; a switch has none. */
const felder = new Set([
  'name',
  'email',
  'passwortAlt',
  'password',
  'passwordRepeat',
  'owningMandant',
  'sprache',
  'benutzerversion',
  'rowsInGrid',
]);

function Formular({
  gelesen,
  onSchliessen,
}: {
  gelesen: GelesenerBenutzer | undefined;
  onSchliessen: () => void;
}) {
  const vorher = gelesen?.benutzer;
  const sitzung = useSitzung();
  const darf = darfVon(sitzung, vorher?.id);
  const konfiguration = useKonfiguration();
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const [idempotenz] = useState(() => neueKennung());
  const formular = useDomaenenformular<Benutzerformular>({
    klasse: Benutzerformular,
    anfang: (vorher
      ? werteVon(vorher)
      : neueWerte(konfiguration, sitzung?.ansprueche['mandant-id'], darf.flagge('edit'))) as never,
    regeln: (b) => [
      ...pruefe(b, vorher, konfiguration.passwortMindestlaenge),
      ...(darf.nurMitAltem ? pruefeBisheriges(b) : []),
    ],
    speichere: async (roh) => {
      const b = zuSenden(roh);
      if (vorher) await aendereBenutzer(vorher.id, b, gelesen.etag);
      else await legeBenutzerAn(b, idempotenz);
      info(vorher ? 'benutzer.aktualisiert' : 'benutzer.angelegt', { name: b.name.trim() });
      onSchliessen();
      if (vorher && istSelbst(sitzung, vorher.id)) await folgeEigenerAenderung(b);
      await abfragen.invalidateQueries({ queryKey: benutzerschluessel });
    },
    hatFeld: (pfad) => felder.has(pfad) && (pfad !== 'owningMandant' || darf.mandantWaehlen),
  });
  const { setError, clearErrors } = formular.form;
  const meldeName = useCallback(
    (text: string | null) =>
      text ? setError('name', { type: 'vergeben', message: text }) : clearErrors('name'),
    [setError, clearErrors],
  );
  const pruefeName = useNamenspruefung(meldeName);

  return (
    <FormularDialog
      formular={formular}
      titel={
        vorher ? 'benutzer.benutzerDialog.benutzerBearbeiten' : 'benutzer.benutzerDialog.benutzerHinzufuegen'
      }
      breite={500}
      hoehe={vorher ? 385 : 350}
      onSchliessen={onSchliessen}
    >
      <BenutzerFelder benutzer={vorher} darf={darf} onName={pruefeName} />
    </FormularDialog>
  );
}

const istSelbst = (sitzung: Sitzung | null, id: number) => sitzung?.ansprueche.sub === String(id);

/** The server decides; the form only does not offer what it would refuse. */
function darfVon(sitzung: Sitzung | null, id: number | undefined): Darf {
  const ich = identitaet(sitzung?.ansprueche ?? {});
  const selbst = id !== undefined && istSelbst(sitzung, id);
  return {
    flagge: (flagge) =>
      (ich[flagge] || (flagge === 'edit' && ich.admin)) &&
      !(selbst && (flagge === 'admin' || flagge === 'betreiber')),
    aktivieren: ich.admin && !selbst,
    mandantWaehlen: ich.admin || (ich.hauptmandant && id === undefined),
    // Working as somebody else is no way to their password.
    passwort: !(selbst && sitzung?.ansprueche['gewechselt-von']),
    nurMitAltem: selbst && !ich.admin,
  };
}
