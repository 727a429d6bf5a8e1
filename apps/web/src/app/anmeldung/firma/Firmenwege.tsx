import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../lib/abfragen/abfragen';
import { pfade } from '../../../lib/pfade';
import { brichAuf, firmenwege, merkeWeg } from './firmenwege';

interface Eigenschaften {
  /** What was typed: to some addresses there are more ways. */
  name: string | null;
  /** Beside the page, which goes on where it is once somebody has come in. */
  daneben?: boolean;
}

/** The ways to sign in with the account of a company, where there are some. */
export function Firmenwege({ name, daneben }: Eigenschaften) {
  const { melde } = useMeldungen();
  const { data: wege = [] } = useQuery({ ...firmenwege(name), placeholderData: (vorher) => vorher });
  const [unterwegs, setUnterwegs] = useState<number | null>(null);
  const von = (useLocation().state as { von?: string } | null)?.von;

  const gehe = async (weg: (typeof wege)[number]) => {
    const { id } = weg;
    merkeWeg(weg);
    if (daneben) return void window.open(pfade.firma(id), '_blank', 'popup,width=560,height=720');
    setUnterwegs(id);
    await brichAuf(id, name, von).catch((grund: unknown) => {
      setUnterwegs(null);
      melde(meldungenVon(grund));
    });
  };

  return wege.map((weg) => (
    <Knopf
      key={weg.id}
      text={t('anmeldung.firma.mit', { name: weg.bezeichnung })}
      className="fp-breit"
      laeuft={unterwegs === weg.id}
      onClick={() => void gehe(weg)}
    />
  ));
}
