import { useLocation, useNavigation } from 'react-router';
import { Loom } from '../../ui/loom.tsx';
import css from './pending-page.module.css';

/** The loom over the page while another page takes longer than 150 ms to come. */
export function PendingPage() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (!next || next.pathname === pathname) return null;
  return (
    <div className={css.waiting} role="status">
      <Loom />
    </div>
  );
}
