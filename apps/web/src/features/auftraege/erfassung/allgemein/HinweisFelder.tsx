import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { FormFeld } from '../../../../components/formular/formular';
import { useUmgebung } from '../formular/umgebung';

const f = (name: keyof Auftrag & string) => ({ name, feld: feld(Auftrag, name) });

/** Notes: which of them there are depends on the profile. */
export function HinweisFelder() {
  const { konfiguration: k, nurLesen } = useUmgebung();
  const mehrzeilig = {
    zeilen: 1,
    hinweis: 'auftrag.erfassung.umschaltEnterNeueZeile',
    className: 'fp-hinweisfeld',
    nurLesen,
  };
  return (
    <>
      {k.variante.dispohinweis && <FormFeld {...f('dispohinweis')} nurLesen={nurLesen} />}
      <FormFeld {...f('hinweis')} {...mehrzeilig} />
      {k.variante.zollvermerk && <FormFeld {...f('zollvermerk')} {...mehrzeilig} />}
      {k.variante.spotpreis && <FormFeld {...f('spotpreisnr')} breite={140} nurLesen={nurLesen} />}
    </>
  );
}
