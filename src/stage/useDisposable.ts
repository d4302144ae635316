import { useEffect, useState } from 'react';

/** Makes something for the graphics processor once and gives it back with the component. */
export function useDisposable<Made extends { dispose(): void }>(make: () => Made): Made {
  const [made] = useState(make);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
