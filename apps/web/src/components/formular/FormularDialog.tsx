import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Knopf } from '../bedienung/Knopf';
import { Dialog } from '../dialog/Dialog';
import type { Domaenenformular } from './domaenenformular';

interface Eigenschaften<T extends FieldValues> {
  formular: Domaenenformular<T>;
  titel: string;
  breite: number;
  hoehe?: number;
  /** What the button does, where that is more than to store. */
  knopf?: string;
  /** Something beside the form is entered that closing would lose. */
  geaendert?: boolean;
  /** What is in the form cannot be stored as it is. */
  gesperrt?: boolean;
  onSchliessen: () => void;
  children: ReactNode;
}

/** A dialog around a form: its button and Enter in a field store, what is wrong stands at its field. */
export function FormularDialog<T extends FieldValues>({
  formular: { form, absenden, laeuft },
  knopf = 'allgemein.speichern',
  geaendert = false,
  gesperrt,
  children,
  ...dialog
}: Eigenschaften<T>) {
  return (
    <Dialog
      {...dialog}
      offen
      geaendert={form.formState.isDirty || geaendert}
      aktionen={
        <>
          <Knopf
            text={knopf}
            primaer
            laeuft={laeuft}
            deaktiviert={gesperrt}
            onClick={() => void absenden()}
          />
          <Knopf text="allgemein.abbrechen" onClick={dialog.onSchliessen} />
        </>
      }
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(e) => {
            e.preventDefault();
            void absenden();
          }}
        >
          {children}
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
