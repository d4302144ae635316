import { useMessages } from '#i18n';
import './PadLegend.css';
import { usePad } from './usePad';

/** Labels of the buttons as on most pads; on others they stand for positions. */
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

/** Enables game pads on every page, and shows a legend of the buttons while one is used. */
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
