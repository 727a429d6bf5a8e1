import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, NavLink, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useOffenenWeg } from '../useOffenenWeg';
import { useAdressleiste } from './useAdressleiste';

const mit = (name: string, wert: string) => (alt: URLSearchParams) => {
  const neu = new URLSearchParams(alt);
  neu.set(name, wert);
  return neu;
};

function Seite() {
  const [adresse, aendere] = useAdressleiste();
  return (
    <>
      <input
        aria-label="Suche"
        value={adresse.get('suche') ?? ''}
        onChange={(e) => aendere(mit('suche', e.target.value))}
      />
      <button
        type="button"
        onClick={() => {
          aendere(mit('art', 'export'));
          aendere(mit('seite', '2'));
        }}
      >
        Art
      </button>
    </>
  );
}

test('what is changed one after the other is all there, shown at once and in the address', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Seite /> }]);
  render(<RouterProvider router={router} />);
  const suche = screen.getByLabelText<HTMLInputElement>('Suche');
  fireEvent.change(suche, { target: { value: 'lsr' } });
  expect(suche.value).toBe('lsr');
  fireEvent.change(suche, { target: { value: 'leser' } });
  fireEvent.click(screen.getByRole('button'));
  expect(suche.value).toBe('leser');
  await waitFor(() => expect(router.state.location.search).toBe('?suche=leser&art=export&seite=2'));
  expect(suche.value).toBe('leser');
});

test('another way of changing the address is followed', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Seite /> }]);
  render(<RouterProvider router={router} />);
  const suche = screen.getByLabelText<HTMLInputElement>('Suche');
  fireEvent.change(suche, { target: { value: 'eins' } });
  await waitFor(() => expect(router.state.location.search).toBe('?suche=eins'));
  await router.navigate('/?suche=zwei');
  await waitFor(() => expect(suche.value).toBe('zwei'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?suche=zwei&art=export&seite=2'));
});

function Andere() {
  return 'da';
}

function SeiteMitLink() {
  return (
    <>
      <Seite />
      <Link to="/andere">weiter</Link>
    </>
  );
}

test('a change that comes late does not call back who is on their way to another page', async () => {
  let laden: (seite: { Component: typeof Andere }) => void = () => undefined;
  const lazy = () => new Promise<{ Component: typeof Andere }>((fertig) => (laden = fertig));
  const router = createMemoryRouter([
    { path: '/', Component: SeiteMitLink },
    { path: '/andere', lazy },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('link'));
  // The page comes over a slow line: this one is still there, with its search that waits for a pause in typing.
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/andere'));
  fireEvent.change(screen.getByLabelText('Suche'), { target: { value: 'eins' } });
  await act(async () => laden({ Component: Andere }));
  await screen.findByText('da');
  expect(router.state.location.pathname).toBe('/andere');
});

function Wege() {
  return (
    <nav ref={useOffenenWeg()}>
      <NavLink to="/b">B</NavLink>
    </nav>
  );
}

test('auf dem Telefon kommt der offene Weg in Sicht', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  const router = createMemoryRouter([{ path: '*', element: <Wege /> }], {
    initialEntries: ['/a'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(0);
  await act(() => router.navigate('/b'));
  expect(screen.getByRole('navigation').scrollLeft).toBe(420);
});
