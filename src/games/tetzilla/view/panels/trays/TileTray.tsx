import { ChoiceTray } from '#module';
import { columnName } from '#tetzilla/rules';
import { Button } from '#ui';
import { useTetMessages } from '../../messages';
import { landedBoxes, landingOf, movedAim, turnedAim } from '../aim';
import type { SlideDecision } from '../decision';
import { type Glyph, GlyphIcon } from '../icons';
import { TilePicture } from './TilePicture';
import './trays.css';

export interface TileTrayProps {
  readonly decision: SlideDecision;
  /** The clause to link to. */
  readonly rule: string | null;
  readonly onChange: (next: SlideDecision) => void;
  readonly onDrop: () => void;
}

/** The spins or columns that repeated presses of a button lead through, as text. */
function leadsOf(glyph: Glyph, { choices: { landings }, aim }: SlideDecision): string {
  const spun = landings.filter(({ spin }) => spin === aim.spin);
  const columns = (side: 1 | -1) =>
    spun.flatMap(({ column }) => ((column - aim.column) * side > 0 ? [`column-${columnName(column)}`] : []));
  if (glyph === 'left') return columns(-1).join(' ');
  if (glyph === 'right') return columns(1).join(' ');
  const others = new Set(landings.map(({ spin }) => spin).filter((spin) => spin !== aim.spin));
  return glyph === 'turnRight' ? [...others].map((spin) => `spin-${spin}`).join(' ') : '';
}

/**
 * The tile that is turned up: its contents, where it would land, and the buttons to move, turn and drop it.
 */
export function TileTray({ decision, rule, onChange, onDrop }: TileTrayProps) {
  const words = useTetMessages();
  const { choices, aim } = decision;
  const { row } = landingOf(choices, aim);
  const signs = landedBoxes(choices, aim).map(({ sign }) => sign);
  const brings = words.slide.brings(
    signs.filter((sign) => sign === 'building').length,
    signs.filter((sign) => sign === 'guard').length,
  );
  const lands = words.slide.at(columnName(aim.column), row + 1);
  const ways: readonly (readonly [Glyph, string, SlideDecision['aim']])[] = [
    ['left', words.slide.left, movedAim(choices, aim, -1)],
    ['turnLeft', words.slide.turnLeft, turnedAim(choices, aim, -1)],
    ['turnRight', words.slide.turnRight, turnedAim(choices, aim, 1)],
    ['right', words.slide.right, movedAim(choices, aim, 1)],
  ];
  return (
    <ChoiceTray
      label={words.slide.tray}
      ask={words.ask.slide}
      rule={rule}
      className="tet-tile-tray"
      parts={{ head: 'tet-tray-head', ask: 'tet-tray-ask', rule: 'tet-tray-rule' }}
      note={
        <div className="tet-tile-facts">
          <TilePicture tile={choices.tile} spin={aim.spin} label={words.slide.tile(choices.tile)} />
          <p>
            <span className="tet-tile-fact">{lands}.</span> <span className="tet-tile-fact">{brings}.</span>
            {choices.limited && <span className="tet-tile-fact">{words.slide.level}</span>}
          </p>
        </div>
      }
      choices={ways.map(([glyph, label, next]) => ({
        key: glyph,
        label,
        closed: next === aim ? label : undefined,
        face: <GlyphIcon glyph={glyph} />,
        leads: leadsOf(glyph, decision),
        again: 'fast',
        onChoose: () => onChange({ ...decision, aim: next }),
      }))}
      listName="tet-keys"
    >
      <Button look="primary" large choice use="drop" className="tet-drop" onPress={onDrop}>
        <GlyphIcon glyph="drop" />
        {words.slide.drop}
      </Button>
    </ChoiceTray>
  );
}
