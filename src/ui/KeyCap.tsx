import { useMessages } from '#i18n';

/** Arrow key symbols, as clockwise rotation of the up arrow in degrees. */
const ARROWS: Readonly<Record<string, number>> = { '↑': 0, '→': 90, '↓': 180, '←': 270 };

/** The cap of a key; arrows are drawn, because not every font has them. */
export function KeyCap({ name }: { readonly name: string }) {
  const { help } = useMessages();
  const turn = ARROWS[name];
  const names: Readonly<Record<string, string>> = help.keyNames;
  if (turn === undefined) return <kbd>{names[name] ?? name}</kbd>;
  return (
    <kbd>
      <span className="visually-hidden">{names[name]}</span>
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
        <path
          d="M12 21V4M5.5 10.5 12 4l6.5 6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          transform={`rotate(${turn} 12 12)`}
        />
      </svg>
    </kbd>
  );
}
