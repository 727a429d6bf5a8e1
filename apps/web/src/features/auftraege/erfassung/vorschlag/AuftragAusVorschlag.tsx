import type {
  AuftragEingabe,
  Auftragsvorschlag,
  Beanstandung,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { vorschlagsquellen } from '@frachtportal/domain/auftragsvorschlag/vorschlagsart';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { t } from '@frachtportal/texte/t';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pfade } from '../../../../lib/pfade';
import {
  gibBerichtigtFrei,
  vorschlagFuerFormular,
  vorschlagsschluessel,
} from '../../../vorschlaege/api/vorschlaege';
import { AuftragAnlegen } from '../AuftragAnlegen';
import { ausAuftrag } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';
import { mitOffenenAdressen } from './offeneAdressen';

/** The order of a proposal, to be corrected; saving releases it. */
export function AuftragAusVorschlag({ id }: { id: number }) {
  const abfragen = useQueryClient();
  const { data } = useSuspenseQuery(vorschlagFuerFormular(id));
  useEffect(
    () => () => abfragen.removeQueries({ queryKey: vorschlagFuerFormular(id).queryKey, exact: true }),
    [abfragen, id],
  );
  const [{ vorlage, beanstandungen }] = useState(() => ({
    vorlage: mitOffenenAdressen(
      ausAuftrag(data.auftrag),
      data.beanstandungen.map((b) => b.field),
    ),
    beanstandungen: data.beanstandungen.map(alsMeldung),
  }));
  const gibFrei = useCallback(
    async (auftrag: AuftragEingabe, schluessel: string) => {
      const neu = await gibBerichtigtFrei(data, auftrag, schluessel);
      void abfragen.invalidateQueries({ queryKey: vorschlagsschluessel });
      return neu;
    },
    [data, abfragen],
  );
  return (
    <>
      <Herkunft vorschlag={data} />
      <AuftragAnlegen
        kopie={{ id, vorlage }}
        woraus="vorschlag"
        anlegen={gibFrei}
        zurueck={pfade.auftragsvorschlaege}
      >
        <Beanstandet meldungen={beanstandungen} />
      </AuftragAnlegen>
    </>
  );
}

const alsMeldung = ({ key, field, text }: Beanstandung): Meldung => ({
  severity: 'ERROR',
  key,
  text,
  ...(field && { field }),
});

/** Shows at the fields, once the form stands, what was known to be wrong with the order before. */
function Beanstandet({ meldungen }: { meldungen: readonly Meldung[] }) {
  const { fruehpruefung } = useUmgebung();
  const gesagt = useRef<readonly Meldung[]>([]);
  useEffect(() => {
    // Once: said again, with fresh look-ups, it would be of what has been corrected since.
    if (gesagt.current === meldungen) return;
    gesagt.current = meldungen;
    for (const { field } of meldungen) if (field) fruehpruefung.pruefe(field);
    fruehpruefung.vonServer(meldungen);
  }, [fruehpruefung, meldungen]);
  return null;
}

/** Where the proposal comes from and why it waits; and what is wrong with it, before one looks for it. */
function Herkunft({ vorschlag: { quelle, herkunft, grund, beanstandet } }: { vorschlag: Auftragsvorschlag }) {
  const woher = [t(vorschlagsquellen[quelle]), herkunft].filter(Boolean).join(': ');
  return (
    <section className="fp-karte fp-vorschlag" aria-label={t('allgemein.auftragsvorschlag')}>
      <b>{t('vorschlag.maske.vorschlagAus', { woher })}</b>
      <span>{grund}</span>
      {beanstandet > 0 && (
        <span className="fp-fehlertext">{t('vorschlag.maske.beanstandet', { anzahl: beanstandet })}</span>
      )}
      <span className="fp-gedaempft">{t('vorschlag.maske.speichernGibtFrei')}</span>
    </section>
  );
}
