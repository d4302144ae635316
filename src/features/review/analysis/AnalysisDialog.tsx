import { useMemo, useState } from 'react';
import { useMessages } from '#i18n';
import { nameOf } from '#module';
import { useSession } from '#session';
import { Button, Dialog, SeatMark } from '#ui';
import type { RunningGame } from '../../../page/start';
import { narrate } from '../../../table/game/course';
import type { TableParts } from '../../../table/game/parts';
import './AnalysisDialog.css';
import { type Side, sidesOf } from '../../../table/game/sides';
import {
  biggestSwings,
  chancesIn,
  type MoveReview,
  probabilitySwings,
  type Swing,
  summaries,
  turningPoints,
} from './analyse';
import { ChancesGraph } from './ChancesGraph';
import { useAnalysis } from './useAnalysis';

export interface AnalysisDialogProps {
  readonly running: RunningGame;
  readonly parts: TableParts;
  /** Independent of the device's speed, for reproducible results. */
  readonly exact: boolean;
  /** Shows a moment on the table. @param action index of the action that follows it */
  readonly onMoment: (action: number) => void;
  /** Asks who plays on from there. @param seat whose action it is */
  readonly onPlayOut: (action: number, seat: string) => void;
  readonly onClose: () => void;
}

const percent = (share: number): number => Math.round(share * 100);

/** Game analysis: win probabilities, mistakes with better moves, and luck. */
export function AnalysisDialog({ running, parts, exact, onMoment, onPlayOut, onClose }: AnalysisDialogProps) {
  const { analysis: words } = useMessages();
  const { findings, share, state, stop, goOn } = useAnalysis(running, exact);
  const [cursor, setCursor] = useState(0);
  const { module, source } = running;
  const end = useMemo(() => chancesIn(module, source.positionAt()), [module, source]);
  const { names, words: game } = parts;
  const sides = useMemo(
    () => sidesOf(module.rules.teams(source.positionAt()), names, game),
    [module, source, names, game],
  );
  const chances = useMemo(() => [...findings.map((each) => each?.before), end], [findings, end]);
  const changed = useMemo(() => probabilitySwings(chances), [chances]);
  const turned = useMemo(() => turningPoints(findings), [findings]);
  const points = useMemo(
    () => [...turned, ...biggestSwings(changed, turned)].toSorted((one, other) => one - other),
    [turned, changed],
  );
  return (
    <Dialog title={words.title} className="analysis" onClose={onClose}>
      {state !== 'done' && (
        <div className="analysis-progress">
          <progress aria-label={words.progress} max={1} value={share} />
          {state === 'running' ? (
            <Button onPress={stop}>{words.stop}</Button>
          ) : (
            <Button onPress={goOn}>{words.goOn}</Button>
          )}
          {state === 'failed' && <p role="alert">{words.failed}</p>}
        </div>
      )}
      <ChancesGraph chances={chances} sides={sides} points={points} cursor={cursor} onCursor={setCursor} />
      <Button onPress={() => onMoment(cursor)}>{words.show}</Button>
      <h3>{words.points}</h3>
      {turned.length === 0 && state === 'done' && <p>{words.none}</p>}
      <ol className="analysis-points">
        {points.map((action) => (
          <Point
            key={action}
            parts={parts}
            action={action}
            judged={findings[action]!}
            leap={turned.includes(action) ? undefined : changed[action]}
            sides={sides}
            onMoment={onMoment}
            onPlayOut={onPlayOut}
          />
        ))}
      </ol>
      <h3>{words.account}</h3>
      <Accounts parts={parts} judged={findings.filter((each) => each !== undefined)} />
    </Dialog>
  );
}

interface PointProps {
  readonly parts: TableParts;
  readonly action: number;
  readonly judged: MoveReview;
  /** Why it is listed, if neither for play nor for luck. */
  readonly leap: Swing | undefined;
  readonly sides: readonly Side[];
  readonly onMoment: (action: number) => void;
  readonly onPlayOut: (action: number, seat: string) => void;
}

function Point({ parts, action, judged, leap, sides, onMoment, onPlayOut }: PointProps) {
  const { analysis: words } = useMessages();
  const { session, names, words: game } = parts;
  const history = useSession(session, (state) => state.history);
  const { seat, loss, luck, better } = judged;
  const entry = history[action];
  const done = entry === undefined ? '' : narrate(entry, game, names).text;
  const instead = better === null ? '' : narrate({ seat, events: better }, game, names).text;
  return (
    <li>
      <p className="analysis-number">
        <SeatMark seat={seat} /> {words.number(action + 1, nameOf(names, seat))}
      </p>
      <p>{done === '' ? words.passed : done}</p>
      {better !== null && (
        <p className="analysis-better">
          <strong>{words.lost(percent(loss))}</strong>{' '}
          {instead === '' ? words.betterHidden : words.better(instead)}
        </p>
      )}
      {percent(Math.abs(luck)) > 0 && (
        <p className="analysis-luck">
          {luck > 0 ? words.lucky(percent(luck)) : words.unlucky(percent(-luck))}
        </p>
      )}
      {leap !== undefined && (
        <p className="analysis-leap">{words.leap(sideOf(sides, leap.seat), percent(leap.by))}</p>
      )}
      <div className="analysis-ways">
        <Button onPress={() => onMoment(action)}>{words.watch}</Button>
        <Button onPress={() => onPlayOut(action, seat)}>{words.playOut}</Button>
      </div>
    </li>
  );
}

const sideOf = (sides: readonly Side[], seat: string): string =>
  sides.find(({ seats }) => seats.includes(seat))?.name ?? seat;

function Accounts({ parts, judged }: { readonly parts: TableParts; readonly judged: readonly MoveReview[] }) {
  const { analysis: words, lobby } = useMessages();
  return (
    <table className="analysis-accounts">
      <thead>
        <tr>
          <th scope="col">{lobby.players}</th>
          <th scope="col">{words.play}</th>
          <th scope="col">{words.luck}</th>
        </tr>
      </thead>
      <tbody>
        {summaries(parts.seats, judged).map(({ seat, lost, luck }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} /> {nameOf(parts.names, seat)}
            </th>
            <td>{words.points100(percent(lost))}</td>
            <td>{words.luck100(percent(luck))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
