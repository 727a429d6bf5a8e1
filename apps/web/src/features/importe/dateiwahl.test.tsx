import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Dateiwahl } from './Dateiwahl';

mitPortal(() => angemeldetAls());

const maus = userEvent.setup({ delay: null, applyAccept: false });
const datei = (name: string, bytes = 2048) => new File(['x'.repeat(bytes)], name);

function Wahl({ deaktiviert = false }: { deaktiviert?: boolean }) {
  const [gewaehlt, setGewaehlt] = useState<File | null>(null);
  return (
    <>
      <Dateiwahl
        arten={['csv', 'xlsx']}
        hoechstensMb={1}
        datei={gewaehlt}
        deaktiviert={deaktiviert}
        onWahl={setGewaehlt}
      />
      <output>{gewaehlt?.name}</output>
    </>
  );
}
const genommen = () => document.querySelector('output')?.textContent;
const eingabe = () => screen.findByLabelText<HTMLInputElement>('Datei wählen');
const stand = () =>
  document.getElementById(screen.getByLabelText('Datei wählen').getAttribute('aria-describedby') ?? '');
const flaeche = () => document.querySelector('.fp-dateiwahl') as HTMLElement;

it('nennt die gewählte Datei mit ihrer Größe und nimmt dieselbe noch einmal', async () => {
  zeigeTeil(<Wahl />);
  await maus.upload(await eingabe(), datei('Adressen.CSV', 2560));
  expect(stand()?.textContent).toBe('Adressen.CSV · 2,5 kB');
  expect((await eingabe()).value).toBe('');
});

it('weist eine zu große Datei ab', async () => {
  zeigeTeil(<Wahl />);
  await maus.upload(await eingabe(), datei('a.csv', 1_048_577));
  expect(stand()?.textContent).toBe('Die Datei ist zu groß, möglich sind höchstens 1 MB.');
  expect(genommen()).toBe('');
});

it('sagt nach einer abgewiesenen Datei, dass es bei der früheren bleibt', async () => {
  zeigeTeil(<Wahl />);
  await maus.upload(await eingabe(), datei('a.csv'));
  await maus.upload(await eingabe(), datei('b.pdf'));
  expect(genommen()).toBe('a.csv');
  expect(stand()?.textContent).toBe('Bitte eine Datei dieser Art auswählen: .csv, .xlsxa.csv · 2 kB');
  await maus.upload(await eingabe(), datei('c.csv'));
  expect(stand()?.textContent).toBe('c.csv · 2 kB');
  expect((await eingabe()).getAttribute('aria-invalid')).toBeNull();
});

it('nimmt eine Datei, die man hineinzieht', async () => {
  const gezogen = { dataTransfer: { files: [datei('a.csv')] } };
  zeigeTeil(<Wahl />);
  await eingabe();
  fireEvent.dragOver(flaeche());
  expect(flaeche().hasAttribute('data-darueber')).toBe(true);
  fireEvent.drop(flaeche(), gezogen);
  expect(flaeche().hasAttribute('data-darueber')).toBe(false);
  expect(genommen()).toBe('a.csv');
});

it('nimmt keine, solange noch eine gelesen wird', async () => {
  zeigeTeil(<Wahl deaktiviert />);
  expect((await eingabe()).disabled).toBe(true);
  fireEvent.dragOver(flaeche());
  expect(flaeche().hasAttribute('data-darueber')).toBe(false);
  fireEvent.drop(flaeche(), { dataTransfer: { files: [datei('a.csv')] } });
  expect(genommen()).toBe('');
});
