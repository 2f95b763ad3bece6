import { Outlet, useOutletContext } from 'react-router';
import { consoleWords as t } from '#texts/console-words';
import type { Capability } from '../../../shop/people/staff/roles.ts';
import { may, useMe } from './me.ts';
import { NotOpen } from './not-open.tsx';

/** A layout of pages that are shown only with this right. */
export const rightGuard = (capability: Capability) =>
  function RightGuard() {
    const context = useOutletContext();
    return may(useMe(), capability) ? <Outlet context={context} /> : <NotOpen text={t.notOpen} />;
  };
