import { Fragment } from 'react';
import { Outlet } from 'react-router-dom';
import { useSprache } from '../lib/sprache';

/** Every page anew once another language is spoken: texts are looked up while a page is made. */
export function InDerSprache() {
  return (
    <Fragment key={useSprache()}>
      <Outlet />
    </Fragment>
  );
}
