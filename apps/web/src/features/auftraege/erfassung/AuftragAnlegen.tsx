import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useCallback, useState } from 'react';
import { heute } from '../../../lib/datum';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useSitzung } from '../../../lib/sitzung';
import { legeAn } from '../api/auftrag';
import { AuftragFormular } from './AuftragFormular';
import { useEntwurfName, useNachher } from './ablauf';
import { neuerAuftrag, type Vorlage } from './formularwerte';
import { useGeladeneListen } from './listen';

/** A new order; `kopie` is what it starts with when it is copied. */
export function AuftragAnlegen({ kopie }: { kopie?: { id: number; vorlage: Vorlage } }) {
  const sitzung = useSitzung();
  const konfiguration = useKonfiguration();
  const eigener = sitzung?.ansprueche['mandant-id'] ?? null;
  const { laender } = useGeladeneListen(kopie ? (kopie.vorlage.werte.mandant?.id ?? null) : eigener);
  const [vorlage] = useState(() => {
    const landId = laender.toSorted((a, b) => a.skey - b.skey)[0]?.id ?? null;
    return kopie?.vorlage ?? neuerAuftrag(konfiguration, { heute: heute(), mandantId: eigener, landId });
  });
  // One key a form: whatever happens to the answer, the order is created once.
  const [schluessel] = useState(() => crypto.randomUUID());
  const absenden = useCallback((auftrag: Partial<Auftrag>) => legeAn(auftrag, schluessel), [schluessel]);
  const nachher = useNachher('auftrag.gespeichert');
  const entwurfName = useEntwurfName(kopie ? `kopie-${kopie.id}` : 'neu');
  const waehlbar = kopie ? 'gesperrt' : 'frei';
  return (
    <AuftragFormular
      vorlage={vorlage}
      kopf={{ datum: vorlage.werte.datum ?? null, erfasser: sitzung?.username ?? '' }}
      nurLesen={false}
      mandantwahl={sitzung?.ansprueche.hauptmandant ? waehlbar : 'keine'}
      entwurfName={entwurfName}
      absenden={absenden}
      {...nachher}
    />
  );
}
