import { useMessages } from '#i18n';
import './PadLegend.css';
import { usePad } from './usePad';

/** What is printed on the buttons, as most pads have it; each stands for its place on others. */
const CAPS = [
  ['✛', 'move'],
  ['A', 'choose'],
  ['B', 'back'],
  ['X', 'undo'],
  ['Y', 'skip'],
  ['LB RB', 'walk'],
  ['Start', 'menu'],
  ['Select', 'board'],
] as const;

/** Lets a pad play on every page, and says what its buttons do as long as it is in use. */
export function PadLegend() {
  const used = usePad();
  const { pad } = useMessages();
  if (!used) return null;
  return (
    <ul className="pad-legend" aria-label={pad.title}>
      {CAPS.map(([cap, command]) => (
        <li key={command} data-pad={command}>
          <kbd>{cap}</kbd>
          {pad.commands[command]}
        </li>
      ))}
    </ul>
  );
}
