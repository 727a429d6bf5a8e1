import {
  zweiterSchrittBestaetige,
  zweiterSchrittMitCode,
  zweiterSchrittRichteEin,
} from '@frachtportal/api-client/generated/authentication';
import type { Tokenpaar } from '@frachtportal/api-client/sitzung';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import type { OffenerSchritt } from '../../lib/zweiterSchritt';
import { Codeformular } from './Codeformular';
import { Einrichtung } from './Einrichtung';
import { MitPasskey } from './MitPasskey';

interface Eigenschaften {
  schritt: OffenerSchritt;
  onFertig: (paar: Tokenpaar) => void;
  onAbbrechen: () => void;
}

/** What a login asks for after the password. */
export function ZweiterSchritt(p: Eigenschaften) {
  return p.schritt.art === 'code' ? <MitCode {...p} /> : <MitEinrichtung {...p} />;
}

function MitCode({ schritt: { schein }, onFertig, onAbbrechen }: Eigenschaften) {
  return (
    <>
      <Codeformular
        name="sicherheit.schritt"
        knopf="anmeldung.logIn"
        sende={async (code) => onFertig((await zweiterSchrittMitCode({ schein, code })).data)}
        onAbbrechen={onAbbrechen}
      >
        <p>{t('sicherheit.codeHilfe')}</p>
      </Codeformular>
      <MitPasskey schein={schein} onFertig={onFertig} />
    </>
  );
}

function MitEinrichtung({ schritt: { schein }, onFertig, onAbbrechen }: Eigenschaften) {
  const paar = useRef<Tokenpaar>(undefined);
  // Each question makes another secret: one question a ticket.
  const { data, isError } = useQuery({
    queryKey: ['anmeldung', 'einrichten', schein],
    queryFn: async () => (await zweiterSchrittRichteEin({ schein })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!data)
    return (
      <>
        <p>{t('meldung.anmeldung.faktorEinrichten')}</p>
        {/* Without it nobody gets back to the password. */}
        {isError && <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />}
      </>
    );
  return (
    <>
      <p>{t('meldung.anmeldung.faktorEinrichten')}</p>
      <Einrichtung
        einrichtung={data}
        bestaetige={async (code) => {
          const { codes, ...tokens } = (await zweiterSchrittBestaetige({ schein, code })).data;
          paar.current = tokens;
          return codes;
        }}
        onFertig={() => paar.current && onFertig(paar.current)}
        onAbbrechen={onAbbrechen}
      />
    </>
  );
}
