import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Konfliktdialog } from '../../../components/formular/Konfliktdialog';
import { landname, listenabfrage } from '../../stammdaten/api/listen';
import { adressunterschiede } from '../adressunterschiede';

interface Eigenschaften {
  eigen: Partial<Adresse>;
  fremd: Adresse;
  onLaden: () => void;
  onBehalten: () => void;
}

/** Two people changed the same address: shows where they differ and lets the user choose. */
export function AdresskonfliktDialog({ eigen, fremd, onLaden, onBehalten }: Eigenschaften) {
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  return (
    <Konfliktdialog
      titel="adresse.erfassung.dieAdresseWurdeInzwischenGeaendert"
      unterschiede={adressunterschiede(eigen, fremd, landname(laender)).map((u) => ({
        ...u,
        eigen: u.links,
        fremd: u.rechts,
      }))}
      onLaden={onLaden}
      onBehalten={onBehalten}
    >
      {t('adresse.erfassung.konfliktErklaerung')}
    </Konfliktdialog>
  );
}
