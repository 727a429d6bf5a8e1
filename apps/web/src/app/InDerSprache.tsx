import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useSprache } from '../lib/sprache';

/**
 * Every page anew once another language is spoken: texts are looked up while a page is made, and the server names the
 * entries of its lists in the language it is asked in.
 */
export function InDerSprache() {
  const sprache = useSprache();
  const abfragen = useQueryClient();
  const gelesen = useRef(sprache);
  useEffect(() => {
    if (gelesen.current === sprache) return;
    gelesen.current = sprache;
    for (const liste of ['stammdaten', 'registrierung', 'maut'])
      void abfragen.invalidateQueries({ queryKey: [liste] });
  }, [sprache, abfragen]);
  return (
    <Fragment key={sprache}>
      <Outlet />
    </Fragment>
  );
}
