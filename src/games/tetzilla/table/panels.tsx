import { type GamePanelProps, panelView } from '#module';
import { isHuman } from '#session';
import type { TetzillaTypes } from '#tetzilla/rules';
import {
  AbilityTray,
  EnterTray,
  FireTray,
  MoveTray,
  type Peek,
  PlayersPanel,
  refusedText,
  slideAction,
  summarisePlayers,
  type Table,
  TileTray,
  TurnPanel,
  useTetMessages,
} from '#tetzilla/view';
import type { TetControl } from './control';

type Props = GamePanelProps<TetzillaTypes, Table, TetControl>;

/** All players with hits, abilities and piles. */
export function Players(props: Props) {
  const { state, names, holder } = props;
  const bots = state.seats.filter((info) => !isHuman(info)).map(({ seat }) => seat);
  return (
    <PlayersPanel
      players={summarisePlayers(panelView(props), names, bots, holder)}
      peek={peekOf(props, state.seats.length - bots.length)}
    />
  );
}

/** The button to look at one's own points, on a device shared by several people, until the game ends. */
function peekOf({ session, state, replaying }: Props, people: number): Peek | null {
  const { holder, covered } = state;
  if (people < 2 || holder === null || replaying) return null;
  return { seat: holder, open: !covered, onLook: (open) => session.uncover(open) };
}

/** The controls of the current decision. */
export function Choices({ names, replaying, control, hint }: Props) {
  const words = useTetMessages();
  const { decision, view, play, change, point, refused } = control;
  if (replaying || decision === null) return null;
  const refusal = refused === null ? null : refusedText(decision, refused, words);
  const rule = hint?.clause ?? control.clause ?? null;
  switch (decision.kind) {
    case 'choose':
      return (
        <AbilityTray
          view={view}
          abilities={decision.abilities}
          marked={decision.ability}
          rule={rule}
          onChoose={(ability) => play({ do: 'choose', ability })}
        />
      );
    case 'enter':
      return (
        <EnterTray
          view={view}
          boxes={decision.boxes}
          marked={decision.box}
          names={names}
          refusal={refusal}
          rule={rule}
          onEnter={(box) => play({ do: 'enter', box })}
          onPoint={point}
        />
      );
    case 'slide': {
      const { tile } = decision.choices;
      const drop = () => play(slideAction(decision.choices, decision.aim));
      return <TileTray key={tile} decision={decision} rule={rule} onChange={change} onDrop={drop} />;
    }
    case 'move':
      return (
        <MoveTray
          view={view}
          decision={decision}
          refusal={refusal}
          rule={rule}
          onStep={({ box }) => box !== null && play({ do: 'step', to: box })}
          onPass={() => play({ do: 'pass' })}
          onGoOn={() => control.head(decision.goal)}
          onForget={() => control.head(null)}
          onPoint={point}
          auto={control.auto.on}
          onAuto={control.auto.set}
        />
      );
    case 'fire':
      return (
        <FireTray
          decision={decision}
          names={names}
          refusal={refusal}
          rule={rule}
          onChange={change}
          onFire={({ action }) => play(action)}
          onPoint={point}
        />
      );
  }
}

/** Whose turn it is, the progress of the game, and undo. */
export function Turn(props: Props) {
  const { names, control, undo, replaying, holder } = props;
  const view = panelView(props);
  return (
    <TurnPanel
      view={view}
      names={names}
      mine={control.acting}
      moving={holder === view.turn.player}
      undo={undo}
      replay={replaying}
    />
  );
}
