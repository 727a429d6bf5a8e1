import type { Faktoreinrichtung, Faktorstand } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { bestaetige, entferne, neueCodes, richteEin, sicherheitsschluessel } from './api/sicherheit';
import { Codeformular } from './Codeformular';
import { Codeliste } from './Codeliste';
import { Einrichtung } from './Einrichtung';
import { Passwortfrage } from './Passwortfrage';

type Offen =
  | { art: 'passwort' | 'codes' | 'entfernen' }
  | { art: 'einrichten'; einrichtung: Faktoreinrichtung }
  | { art: 'liste'; codes: string };

const titel = {
  passwort: 'sicherheit.einrichten',
  einrichten: 'sicherheit.einrichten',
  codes: 'sicherheit.neueCodes',
  liste: 'sicherheit.neueCodes',
  entfernen: 'sicherheit.entfernen',
} as const;

/** What users do with their own second factor. */
export function EigenerFaktor({ stand }: { stand: Faktorstand }) {
  const [offen, setOffen] = useState<Offen | null>(null);
  const [beginnt, setBeginnt] = useState(false);
  const abfragen = useQueryClient();
  const { melde, info } = useMeldungen();
  const schliesse = () => setOffen(null);
  const fertig = async (was?: 'sicherheit.eingerichtet' | 'sicherheit.entfernt') => {
    schliesse();
    if (was) info(was);
    await abfragen.invalidateQueries({ queryKey: sicherheitsschluessel });
  };
  const beginne = async (passwortAlt: string | null) =>
    setOffen({ art: 'einrichten', einrichtung: await richteEin(passwortAlt) });
  /** Whoever has just logged in is not asked for the password. Each beginning makes the one before it worthless. */
  const versuche = async () => {
    setBeginnt(true);
    await beginne(null).catch((grund: unknown) => {
      const meldungen = meldungenVon(grund);
      if (meldungen.some((m) => m.field === 'passwortAlt')) setOffen({ art: 'passwort' });
      else melde(meldungen);
    });
    setBeginnt(false);
  };

  return (
    <div className="fp-werkzeuge">
      {stand.seit ? (
        <>
          <Knopf text="sicherheit.neueCodes" onClick={() => setOffen({ art: 'codes' })} />
          {!stand.verlangt && (
            <Knopf text="sicherheit.entfernen" onClick={() => setOffen({ art: 'entfernen' })} />
          )}
        </>
      ) : (
        <Knopf text="sicherheit.einrichten" primaer laeuft={beginnt} onClick={() => void versuche()} />
      )}
      {offen && (
        <Dialog offen titel={titel[offen.art]} breite={460} onSchliessen={() => void fertig()}>
          {offen.art === 'passwort' && (
            <Passwortfrage knopf="sicherheit.einrichten" sende={beginne} onAbbrechen={schliesse} />
          )}
          {offen.art === 'einrichten' && (
            <Einrichtung
              einrichtung={offen.einrichtung}
              bestaetige={bestaetige}
              onFertig={() => void fertig('sicherheit.eingerichtet')}
              onAbbrechen={schliesse}
            />
          )}
          {offen.art === 'codes' && (
            <Codeformular
              name="sicherheit.neueCodes"
              knopf="sicherheit.neueCodes"
              sende={async (code) => setOffen({ art: 'liste', codes: await neueCodes(code) })}
              onAbbrechen={schliesse}
            />
          )}
          {offen.art === 'liste' && <Codeliste codes={offen.codes} onFertig={() => void fertig()} />}
          {offen.art === 'entfernen' && (
            <Codeformular
              name="sicherheit.entfernen"
              knopf="sicherheit.entfernen"
              sende={async (code) => {
                await entferne(code);
                await fertig('sicherheit.entfernt');
              }}
              onAbbrechen={schliesse}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}
