import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { neueKennung } from '../../lib/kennung';
import { useSitzung } from '../../lib/sitzung';
import { kommentareAbfrage, schreibeKommentar } from './api/kommentare';

/** A comment on its way. What was begun stays in this window, also when another order is looked at meanwhile. */
export function useKommentieren(auftragId: number, mitKreis: boolean) {
  const abfragen = useQueryClient();
  const platz = `kommentar/${useSitzung()?.ansprueche.sub ?? ''}/${auftragId}`;
  const [text, setzeText] = useState(() => sessionStorage.getItem(platz));
  const [intern, setzeIntern] = useState(mitKreis);
  /** Of what stands there now: sent again it is the same comment, changed it is another one. */
  const schluessel = useRef(neueKennung());

  const setText = (neu: string | null) => {
    schluessel.current = neueKennung();
    setzeText(neu);
    if (neu) sessionStorage.setItem(platz, neu);
    else sessionStorage.removeItem(platz);
  };
  const setIntern = (neu: boolean) => {
    schluessel.current = neueKennung();
    setzeIntern(neu);
  };
  const versand = useMutation({
    mutationFn: (inhalt: { text: string; intern: boolean }) =>
      schreibeKommentar(auftragId, inhalt, schluessel.current),
    onSuccess: () => {
      setText(null);
      return abfragen.invalidateQueries({ queryKey: kommentareAbfrage(auftragId).queryKey });
    },
  });
  const sende = () => {
    if (text?.trim() && !versand.isPending) versand.mutate({ text, intern });
  };
  return { text, setText, intern, setIntern, sende, laeuft: versand.isPending };
}
