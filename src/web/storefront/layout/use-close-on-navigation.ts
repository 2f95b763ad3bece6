import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What lies over the page goes away when a link in it leads somewhere. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
    opened.current = key;
  }, [key, onClose]);
}
