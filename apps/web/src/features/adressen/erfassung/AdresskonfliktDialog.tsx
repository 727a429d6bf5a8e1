import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/Dialog';
import { Knopf } from '../../../components/Knopf';
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
    <Dialog
      offen
      dringend
      titel="Die Adresse wurde inzwischen geändert"
      breite={640}
      onSchliessen={onBehalten}
      aktionen={
        <>
          <Knopf text="Meine Eingaben behalten" primaer autoFocus onClick={onBehalten} />
          <Knopf text="Gespeicherte Fassung laden" onClick={onLaden} />
        </>
      }
    >
      <p>
        {wort(
          'Jemand anderes hat die Adresse gespeichert, während Sie sie geändert haben. Behalten Sie Ihre Eingaben, so ersetzt erneutes Speichern diese Fassung.',
        )}
      </p>
      <table className="fp-unterschiede">
        <thead>
          <tr>
            <th scope="col">{wort('Feld')}</th>
            <th scope="col">{wort('Ihre Eingabe')}</th>
            <th scope="col">{wort('gespeichert')}</th>
          </tr>
        </thead>
        <tbody>
          {adressunterschiede(eigen, fremd, landname(laender)).map((u) => (
            <tr key={u.feld}>
              <th scope="row">{wort(u.label)}</th>
              <td>{u.links}</td>
              <td>{u.rechts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
