import { ChoiceTray, Pips, type Refusal, type TrayChoice } from '#module';
import { TOKENS, type View } from '#tetzilla/rules';
import { Button, classes, IconButton, Toggle } from '#ui';
import { type TetMessages, useTetMessages } from '../../messages';
import { type MoveDecision, mustPass } from '../decision';
import { GlyphIcon, MarkerIcon } from '../icons';
import { kindOf, markerName, markerOf } from '../names';
import type { Neighbour, Way } from '../paths';
import { contentIn, type Known } from '../places';
import { wallText } from '../refusal';
import './trays.css';

export interface MoveTrayProps {
  readonly view: Pick<View, 'board' | 'players'>;
  readonly decision: MoveDecision;
  /** The clause to link to. */
  readonly rule: string | null;
  readonly onStep: (side: Neighbour) => void;
  readonly onPass: () => void;
  /** Takes the next step to the goal; `onForget` drops the goal. */
  readonly onGoOn: () => void;
  readonly onForget: () => void;
  /**
   * Called with the box that a hovered button leads to, to mark it on the board; null when the pointer
   * leaves.
   */
  readonly onPoint: (box: string | null) => void;
  readonly refusal: Refusal | null;
  /** Passes automatically when no step is affordable. */
  readonly auto: boolean;
  readonly onAuto: (auto: boolean) => void;
}

const GLYPHS = { W: 'left', N: 'up', E: 'right' } as const satisfies Record<Way, string>;

/** Movement: the three neighbouring boxes with their costs, the path to the goal, and passing. */
export function MoveTray(props: MoveTrayProps) {
  const { view, decision } = props;
  const words = useTetMessages();
  const tokens = view.players[decision.seat]?.tokens ?? 0;
  const { goal, paths } = decision;
  const path = goal === null ? undefined : paths.get(goal);
  return (
    <ChoiceTray
      label={words.move.tray}
      ask={words.ask.move}
      refusal={props.refusal}
      rule={props.rule}
      state={<Pips count={tokens} of={TOKENS} look="dots" label={words.move.tokens(tokens)} />}
      className="tet-move"
      parts={{ rule: 'tet-tray-rule' }}
      choices={decision.neighbours.map((side) => sideChoice(side, props, words))}
      listName="tet-sides"
    >
      <Button className="tet-pass" use="pass" choice={mustPass(decision)} onPress={props.onPass}>
        {words.move.pass}
        <small>{words.move.passHint}</small>
      </Button>
      {goal !== null && path !== undefined && (
        <div className="tet-goal">
          <Button look="primary" choice onPress={props.onGoOn}>
            {words.move.goOn(goal)}
            <small>{words.move.price(path.cost, path.hits)}</small>
          </Button>
          <IconButton icon="close" label={words.move.forget} onPress={props.onForget} />
        </div>
      )}
      <div className="tet-auto">
        <Toggle label={words.move.auto} value={props.auto} onChange={props.onAuto} />
      </div>
    </ChoiceTray>
  );
}

/** The contents of a box, as text. */
function thingIn(view: Known, box: string, words: TetMessages): string {
  const marker = markerOf(contentIn(view, box));
  return marker === null ? words.things.empty : markerName(marker, words);
}

function sideChoice(
  side: Neighbour,
  { view, decision, onStep, onPoint }: MoveTrayProps,
  words: TetMessages,
): TrayChoice {
  const { way, box, wall, cost, hits } = side;
  const marker = box === null ? null : markerOf(contentIn(view, box));
  const closed = wallText(side, words) ?? undefined;
  const price = words.move.price(cost, hits);
  return {
    key: way,
    label: closed ?? words.move.to(words.move.step[way], box ?? '', thingIn(view, box ?? '', words), price),
    closed,
    icon: (
      <span className="tet-side-what" aria-hidden="true">
        <GlyphIcon glyph={GLYPHS[way]} />
        {marker !== null && <MarkerIcon kind={kindOf(marker)} size="1.4em" />}
      </span>
    ),
    face: (
      <span className="tet-price" aria-hidden="true">
        {(wall === null || wall === 'dear') && <Price cost={cost} hits={hits} />}
      </span>
    ),
    className: classes('tet-side', hits > 0 && 'hurts'),
    choice: wall === null && decision.goal === null ? (box ?? undefined) : undefined,
    again: 'slowly',
    onChoose: () => onStep(side),
    onPoint: (pointed) => onPoint(pointed ? box : null),
  };
}

function Price({ cost, hits }: { readonly cost: number; readonly hits: number }) {
  return (
    <>
      <span className="tet-price-cost">{cost}</span>
      {hits > 0 && <span className="tet-price-hits">{hits}</span>}
    </>
  );
}
