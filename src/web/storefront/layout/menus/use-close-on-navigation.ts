import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes an overlay when a link in it navigates. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
    opened.current = key;
  }, [key, onClose]);
}
