import type { KingTypes } from '#king-of-monsters/rules';
import {
  Answers,
  askedOf,
  buttonsOf,
  Chart,
  chartOf,
  HandPanel,
  Island,
  islandOf,
  isMidway,
  openCards,
  openTargets,
  Piles,
  type ShownRow,
  StandingButtons,
  spreadOf,
  type Table,
  TalkButton,
  TurnPanel,
  usePlayMessages,
} from '#king-of-monsters/view';
import { type GamePanelProps, panelView } from '#module';
import type { KingControl } from './control';

type Props = GamePanelProps<KingTypes, Table, KingControl>;

const NOTHING: ReadonlySet<string> = new Set();

/** While plates are being pinged, nothing can be chosen. */
const targetsOf = ({ control }: Props) =>
  control.selection === null || control.talking ? NOTHING : openTargets(control.selection);

/** The island: zones, objectives, figures and their hand sizes. */
export function Players(props: Props) {
  const { control, names } = props;
  return (
    <Island
      island={islandOf(panelView(props))}
      names={names}
      open={targetsOf(props)}
      chosen={control.selection?.target ?? null}
      onChoose={control.chooseTarget}
      onPoint={control.pointAt}
    />
  );
}

/** Up to this many answers fit beside the chart on an upright phone. */
const FEW = 2;

/** Whether the chart contains something that can be chosen. */
const offersChart = (rows: readonly ShownRow[], open: ReadonlySet<string>) =>
  rows.some(({ row, plates }) => open.has(row) || plates.some(({ name }) => open.has(name)));

/** The answers and the chart. */
export function Choices(props: Props) {
  const { control, names, replaying, talk } = props;
  const words = usePlayMessages();
  const view = panelView(props);
  const asked = askedOf(view, names, words);
  const { selection } = control;
  const open = targetsOf(props);
  const rows = chartOf(view);
  const answering = !replaying && selection !== null && asked !== null;
  const { talking, standing } = control;
  const asksAgain = standing.asked;
  const many =
    answering && buttonsOf(selection).length + (isMidway(selection) || asksAgain !== null ? 1 : 0) > FEW;
  const chart = talking || offersChart(rows, open) ? 'open' : many ? 'away' : answering ? 'shown' : 'alone';
  return (
    <div
      className="king-choices"
      data-chart={chart}
      data-many={many || undefined}
      data-short={chart === 'alone' || undefined}
    >
      {answering && !talking && (
        <Answers
          asked={asked}
          selection={selection}
          onAct={({ action }) => control.act(action)}
          onBack={control.back}
          onPoint={(offer) => control.point(offer?.action ?? null)}
          onNever={asksAgain === null ? null : () => control.standing.refuse(asksAgain)}
        />
      )}
      <Chart
        rows={rows}
        open={open}
        chosen={selection?.target ?? null}
        onChoose={control.chooseTarget}
        onPoint={control.pointAt}
        names={names}
        talk={replaying ? null : talk}
        talking={talking}
      />
    </div>
  );
}

/** Cards of the person at this device, and those of teammates. */
export function Hand(props: Props) {
  const { control, names, holder, replaying } = props;
  if (holder === null) return null;
  const { selection } = control;
  return (
    <HandPanel
      spread={spreadOf(panelView(props), holder, selection)}
      names={names}
      open={selection === null || control.talking ? NOTHING : openCards(selection)}
      chosen={selection?.card ?? null}
      onChoose={control.chooseCard}
      looking={replaying}
    />
  );
}

/** Question, undo and piles. */
export function Turn(props: Props) {
  const { names, undo, replaying, control, talk } = props;
  const words = usePlayMessages();
  const view = panelView(props);
  return (
    <TurnPanel
      view={view}
      asked={askedOf(view, names, words)}
      undo={undo}
      replay={replaying}
      questionIn={
        !control.acting || replaying || control.talking
          ? 'here'
          : offersChart(chartOf(view), targetsOf(props))
            ? 'chart'
            : 'answers'
      }
    >
      {talk !== null && !replaying && <TalkButton on={control.talking} onTurn={control.talkOn} />}
      {!replaying && (
        <StandingButtons refused={control.standing.refused} onAskAgain={control.standing.askAgain} />
      )}
      <Piles view={view} />
    </TurnPanel>
  );
}
