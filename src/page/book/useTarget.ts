import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What a fragment names; one that nobody can read is taken as it is. */
function idIn({ hash }: { readonly hash: string }): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Brings what the fragment of the address names into sight, and gives it the focus, whenever one goes there. */
export function useTarget(): string {
  const location = useLocation();
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(idIn(location));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [location]);
  return idIn(location);
}
