import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';
import { Knopf } from '../bedienung/Knopf';
import { Dialog } from '../dialog/Dialog';

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
          <Knopf
            text="bedienung.konfliktdialog.meineEingabenBehalten"
            primaer
            autoFocus
            onClick={onBehalten}
          />
          <Knopf text="bedienung.konfliktdialog.gespeicherteFassungLaden" onClick={onLaden} />
        </>
      }
    >
      <p>{children}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('beschriftung.feld')}</th>
            <th scope="col">{t('bedienung.konfliktdialog.ihreEingabe')}</th>
            <th scope="col">{t('bedienung.konfliktdialog.gespeichert')}</th>
          </tr>
        </thead>
        <tbody>
          {unterschiede.map((u) => (
            <tr key={u.feld}>
              <th scope="row">{t(u.label)}</th>
              <td>{u.eigen}</td>
              <td>{u.fremd}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
