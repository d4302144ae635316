import { lazy, Suspense } from 'react';

const QrCode = lazy(() => import('./QrCode'));

/** A link as a QR code; loads the renderer on demand. */
export function QrPicture({ text }: { readonly text: string }) {
  return (
    <Suspense>
      <QrCode text={text} />
    </Suspense>
  );
}
