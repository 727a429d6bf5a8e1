import {
  zweiterSchrittFragePasskey,
  zweiterSchrittMitPasskey,
} from '@frachtportal/api-client/generated/authentication';
import type { Tokenpaar } from '@frachtportal/api-client/sitzung';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { frageVorhandenen, passkeysGehen } from './passkey';

interface Eigenschaften {
  schein: string;
  onFertig: (paar: Tokenpaar) => void;
}

/** In place of a code, for whoever has a passkey that works here. */
export function MitPasskey({ schein, onFertig }: Eigenschaften) {
  const { melde } = useMeldungen();
  const [laeuft, setLaeuft] = useState(false);
  const frage = async () => (await zweiterSchrittFragePasskey({ schein })).data.optionen;
  // Is there one? What is asked for is asked anew at the click: an answer counts once, and not for long.
  const { data } = useQuery({
    queryKey: ['anmeldung', 'passkey', schein],
    queryFn: frage,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });
  if (!data || !passkeysGehen(JSON.parse(data).rpId)) return null;
  const bestaetige = async () => {
    setLaeuft(true);
    try {
      const antwort = await frageVorhandenen(await frage());
      onFertig((await zweiterSchrittMitPasskey({ schein, antwort })).data);
    } catch (grund) {
      melde(meldungenVon(grund));
      setLaeuft(false);
    }
  };
  return (
    <Knopf
      text="sicherheit.passkey.bestaetigen"
      laeuft={laeuft}
      className="fp-breit"
      onClick={() => void bestaetige()}
    />
  );
}
