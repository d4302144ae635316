import { lazy, Suspense } from 'react';

const QrCode = lazy(() => import('./QrCode'));

/** A link as a picture that another device photographs, drawn by what is loaded for it. */
export function QrPicture({ text }: { readonly text: string }) {
  return (
    <Suspense>
      <QrCode text={text} />
    </Suspense>
  );
}
