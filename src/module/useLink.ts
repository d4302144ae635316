import { useEffect, useState } from 'react';
import { packLink } from '#storage';

/** A link that carries a value; empty until it is encoded. */
export function useLink(origin: string, kind: string, value: unknown): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let wanted = true;
    void packLink(value).then((packed) => {
      if (wanted) setLink(`${origin}/#${kind}=${packed}`);
    });
    return () => {
      wanted = false;
    };
  }, [origin, kind, value]);
  return link;
}
