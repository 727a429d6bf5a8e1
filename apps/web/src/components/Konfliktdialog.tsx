import { wort } from '@frachtportal/domain/texte/text';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { Knopf } from './Knopf';

interface Eigenschaften {
  titel: string;
  /** Where both versions differ, as the user reads it. */
  unterschiede: readonly { feld: string; label: string; eigen: string; fremd: string }[];
  /** What happened, and what becomes of the own input. */
  children: ReactNode;
  onLaden: () => void;
  onBehalten: () => void;
}

/** Two people changed the same thing: shows where they differ and lets the user choose. */
export function Konfliktdialog({ titel, unterschiede, children, onLaden, onBehalten }: Eigenschaften) {
  return (
    <Dialog
      offen
      dringend
      titel={titel}
      breite={640}
      onSchliessen={onBehalten}
      aktionen={
        <>
          <Knopf text="Meine Eingaben behalten" primaer autoFocus onClick={onBehalten} />
          <Knopf text="Gespeicherte Fassung laden" onClick={onLaden} />
        </>
      }
    >
      <p>{children}</p>
      <table className="fp-unterschiede">
        <thead>
          <tr>
            <th scope="col">{wort('Feld')}</th>
            <th scope="col">{wort('Ihre Eingabe')}</th>
            <th scope="col">{wort('gespeichert')}</th>
          </tr>
        </thead>
        <tbody>
          {unterschiede.map((u) => (
            <tr key={u.feld}>
              <th scope="row">{wort(u.label)}</th>
              <td>{u.eigen}</td>
              <td>{u.fremd}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
