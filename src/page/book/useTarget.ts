import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Id in a URL fragment; used as it is if it cannot be decoded. */
function idIn({ hash }: { readonly hash: string }): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Scrolls to the target of the URL fragment and focuses it on each navigation. */
export function useTarget(): string {
  const location = useLocation();
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(idIn(location));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [location]);
  return idIn(location);
}
