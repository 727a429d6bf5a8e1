import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fehler as meldung } from '@frachtportal/domain/feld/meldung';
import { useCallback, useRef, useState } from 'react';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { offeneAnlage } from '../adresse/adressanlage';
import type { Danach } from '../formular/ablauf';
import { type Befund, mitFeldname } from '../formular/pruefung';
import type { Auftragsformular } from '../formular/useAuftragFormular';
import { useOffeneSchnelleingabe } from './useOffeneSchnelleingabe';

/** Stores an order; undefined where the container has told the user why not. */
export type Absenden = (auftrag: Partial<Auftrag>) => Promise<Auftrag | undefined>;

interface Angaben {
  formular: Auftragsformular;
  absenden: Absenden;
  zeigeErsten: (befund: Befund) => void;
  zeigeFeld: (pfad: string) => void;
  beiErfolg: (auftrag: Auftrag, danach: Danach) => void;
}

function istGut(befund: Befund): boolean {
  return befund.felder.size === 0 && befund.zellen.length === 0 && befund.uebrige.length === 0;
}

/** Checks, sends once however often it is asked, and puts what the server refuses at the fields. */
export function useSpeichern({ formular, absenden, zeigeErsten, zeigeFeld, beiErfolg }: Angaben) {
  const { melde } = useMeldungen();
  const [laeuft, setLaeuft] = useState(false);
  const unterwegs = useRef(false);
  const { form, fehler, stand, unverstanden, entwurf } = formular;

  const abgelehnt = useCallback(
    (grund: unknown, gesendet: Partial<Auftrag>) => {
      if (!(grund instanceof ApiFehler) || grund.status !== 400) return melde(meldungenVon(grund));
      const befund = fehler.vonServer(grund.meldungen, gesendet);
      if (befund.uebrige.length > 0) melde(mitFeldname(befund.uebrige));
      else zeigeErsten(befund);
    },
    [fehler.vonServer, melde, zeigeErsten],
  );

  const uebernimm = useOffeneSchnelleingabe(formular, zeigeFeld);
  const sichere = useCallback(
    async (danach: Danach) => {
      const anlage = offeneAnlage(form.getValues());
      if (anlage) {
        zeigeFeld(`${anlage}.name`);
        return melde([meldung('auftrag.adressanlageOffen')]);
      }
      const uebernommen = uebernimm();
      if (uebernommen !== true && !(await uebernommen)) return;
      const befund = fehler.pruefeJetzt();
      if (!istGut(befund) || unverstanden()) {
        if (befund.uebrige.length > 0) melde(mitFeldname(befund.uebrige));
        return zeigeErsten(befund);
      }
      const { auftrag } = stand();
      setLaeuft(true);
      try {
        const gespeichert = await absenden(auftrag);
        if (!gespeichert) return;
        await entwurf.vergiss();
        beiErfolg(gespeichert, danach);
      } catch (grund) {
        abgelehnt(grund, auftrag);
      } finally {
        setLaeuft(false);
      }
    },
    [
      form,
      zeigeFeld,
      uebernimm,
      fehler.pruefeJetzt,
      unverstanden,
      stand,
      absenden,
      entwurf.vergiss,
      beiErfolg,
      abgelehnt,
      zeigeErsten,
      melde,
    ],
  );

  const speichere = useCallback(
    async (danach: Danach) => {
      if (unterwegs.current) return;
      unterwegs.current = true;
      await sichere(danach).finally(() => {
        unterwegs.current = false;
      });
    },
    [sichere],
  );

  return { speichere, laeuft };
}
