import { useEffect, useState } from 'react';

/** Creates a GPU resource once and disposes of it on unmount. */
export function useDisposable<Made extends { dispose(): void }>(make: () => Made): Made {
  const [made] = useState(make);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
