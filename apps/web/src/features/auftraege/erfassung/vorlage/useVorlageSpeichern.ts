import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Auftragsvorlage } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { t } from '@frachtportal/texte/t';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dauer, useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { neueKennung } from '../../../../lib/kennung';
import { type GeleseneVorlage, vorlagenschluessel } from '../../../auftragsvorlagen/api/vorlage';
import {
  aendereVorlage,
  legeVorlageAn,
  type NeueVorlage,
  vorlagenMitName,
} from '../../../auftragsvorlagen/api/vorlagen';
import { mitFeldname } from '../formular/pruefung';

/** The form is that of the order: its fields are called as they are there. */
const amAuftrag = (m: Meldung): Meldung => (m.field ? { ...m, field: m.field.replace(/^auftrag\./, '') } : m);

interface Angaben {
  /** The template the order came from: changing it must not overwrite what somebody else did to it meanwhile. */
  herkunft: GeleseneVorlage | undefined;
  onFertig: () => void;
}

/** Stores a template: a name that exists is updated where that is wanted, else the user is told. */
export function useVorlageSpeichern({ herkunft, onFertig }: Angaben) {
  const { info, melde } = useMeldungen();
  const abfragen = useQueryClient();
  const [laeuft, setLaeuft] = useState(false);
  const [fehler, setFehler] = useState<string>();
  const unterwegs = useRef(false);
  const versuch = useRef({ inhalt: '', schluessel: '' });

  const sende = async (neu: NeueVorlage, aktualisieren: boolean): Promise<Auftragsvorlage | undefined> => {
    const [vorhanden] = await vorlagenMitName(neu.vorlageName, neu.mandantId);
    // One key a content: a lost answer creates no second template, and the name that is taken may be that of the first.
    const inhalt = JSON.stringify(neu);
    const nochmal = versuch.current.inhalt === inhalt;
    if (!vorhanden || (nochmal && !aktualisieren)) {
      if (!nochmal) versuch.current = { inhalt, schluessel: neueKennung() };
      return legeVorlageAn(neu, versuch.current.schluessel);
    }
    if (!aktualisieren || vorhanden.id === null) {
      setFehler(t('meldung.vorlage.nameVorhanden'));
      return undefined;
    }
    const etag = vorhanden.id === herkunft?.vorlage.id ? herkunft.etag : null;
    return aendereVorlage(vorhanden.id, neu, etag);
  };

  const speichere = async (neu: NeueVorlage, aktualisieren: boolean) => {
    if (unterwegs.current) return;
    if (!neu.vorlageName) return setFehler(t('meldung.feld.pflicht'));
    unterwegs.current = true;
    setLaeuft(true);
    try {
      const gespeichert = await sende(neu, aktualisieren);
      if (!gespeichert) return;
      info('vorlage.gespeichert', { name: gespeichert.vorlageName }, dauer.lang);
      void abfragen.invalidateQueries({ queryKey: vorlagenschluessel });
      onFertig();
    } catch (grund) {
      const meldungen = meldungenVon(grund);
      const amNamen = meldungen.find((m) => m.field === 'vorlageName');
      if (grund instanceof ApiFehler && amNamen) setFehler(amNamen.text);
      else melde(mitFeldname(meldungen.map(amAuftrag)));
    } finally {
      unterwegs.current = false;
      setLaeuft(false);
    }
  };
  return { speichere, laeuft, fehler, vergissFehler: () => setFehler(undefined) };
}
