import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useCallback, useRef, useState } from 'react';
import { FrageDialog } from '../../../components/Dialog';
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
  const { absenden, nochmal } = useEinmaligesAnlegen();
  const nachher = useNachher('auftrag.gespeichert');
  const entwurfName = useEntwurfName(kopie ? `kopie-${kopie.id}` : 'neu');
  const waehlbar = kopie ? 'gesperrt' : 'frei';
  return (
    <>
      <AuftragFormular
        vorlage={vorlage}
        kopf={{ datum: vorlage.werte.datum ?? null, erfasser: sitzung?.username ?? '' }}
        nurLesen={false}
        mandantwahl={sitzung?.ansprueche.hauptmandant ? waehlbar : 'keine'}
        entwurfName={entwurfName}
        absenden={absenden}
        {...nachher}
      />
      <FrageDialog
        offen={nochmal !== null}
        titel="Auftrag schon gespeichert"
        frage="Ein früherer Versuch wurde bereits gespeichert, bevor Sie den Auftrag geändert haben; Sie finden ihn in der Auftragsliste. Soll die jetzige Fassung als weiterer Auftrag gespeichert werden?"
        onJa={() => nochmal?.(true)}
        onNein={() => nochmal?.(false)}
      />
    </>
  );
}

/**
 * One key a form: whatever happens to the answer, the order is created once. Where the answer of a first try was lost
 * and the order changed since, the user decides whether there shall be two.
 */
function useEinmaligesAnlegen() {
  const schluessel = useRef<string>(crypto.randomUUID());
  const [nochmal, setNochmal] = useState<((ja: boolean) => void) | null>(null);
  const absenden = useCallback(async (auftrag: Partial<Auftrag>): Promise<Auftrag | undefined> => {
    try {
      return await legeAn(auftrag, schluessel.current);
    } catch (grund) {
      const gespeichert =
        grund instanceof ApiFehler && grund.meldungen.some((m) => m.key === 'server.andereAnfrage');
      if (!gespeichert) throw grund;
      const ja = await new Promise<boolean>((antwort) => setNochmal(() => antwort));
      setNochmal(null);
      if (!ja) return undefined;
      schluessel.current = crypto.randomUUID();
      return legeAn(auftrag, schluessel.current);
    }
  }, []);
  return { absenden, nochmal };
}
