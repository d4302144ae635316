import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { useMessages } from '#i18n';
import './QrCode.css';

/** Quiet zone around a code, in modules, so that cameras find it. */
const MARGIN = 4;

/** The dark modules of a text's QR code as one path, and the number per side; null if the text is too long. */
function drawCode(text: string): { readonly path: string; readonly side: number } | null {
  const code = qrcode(0, 'L');
  try {
    code.addData(text);
    code.make();
  } catch {
    return null;
  }
  const side = code.getModuleCount();
  let path = '';
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
    }
  }
  return { path, side: side + 2 * MARGIN };
}

/** A link as a QR code. */
export default function QrCode({ text }: { readonly text: string }) {
  const { share } = useMessages();
  const code = useMemo(() => drawCode(text), [text]);
  if (code === null) return <p className="ui-field-hint">{share.qrTooLong}</p>;
  return (
    <svg
      className="ui-qr"
      viewBox={`0 0 ${code.side} ${code.side}`}
      role="img"
      aria-label={share.qrPicture}
      shapeRendering="crispEdges"
    >
      <rect width={code.side} height={code.side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
