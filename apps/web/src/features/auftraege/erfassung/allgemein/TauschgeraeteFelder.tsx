import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { FormZahlenFeld } from '../../../../components/formular/formular';
import { useUmgebung } from '../formular/umgebung';

const geraete = ['tauschpaletteA', 'tauschpaletteR', 'tauschpaletteB', 'tauschpaletteY'] as const;

/** Exchange devices that go with the goods. */
export function TauschgeraeteFelder() {
  const { nurLesen } = useUmgebung();
  return (
    <fieldset className="fp-reihe" aria-label={t('konfiguration.einstellung.isTauschgeraete.label')}>
      {geraete.map((name) => (
        <FormZahlenFeld key={name} name={name} feld={feld(Auftrag, name)} breite={112} nurLesen={nurLesen} />
      ))}
    </fieldset>
  );
}
