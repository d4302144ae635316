import { type CSSProperties, useMemo } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { SeatLine } from '#module';
import type { Broadcast } from '#net';
import { useSession } from '#session';
import { Banner, classes, LiveLog } from '#ui';
import { logEntries, narrate } from '../../../table/game/course';
import type { TableParts } from '../../../table/game/parts';
import type { CrowdState } from '../client/crowdState';
import type { MadeEmote } from '../client/RoomClient';
import { CheersBubble } from '../crowd/CheersBubble';
import { CrowdTally } from '../crowd/CrowdTally';
import { EndScreen } from './EndScreen';
import { EventTitle } from './EventTitle';
import { type FeedState, handsAt } from './feed';
import { InPlayCard } from './InPlayCard';
import { LowerThirds } from './LowerThirds';
import type { Arrangement } from './layout';
import { Ticker } from './Ticker';
import type { BroadcastShow } from './useBroadcastShow';
import { WinningBar } from './WinningBar';
import './Titles.css';

/** Number of ballot choices that fit: normally, and below a webcam beside the board. */
const ON_AIR = { usual: 6, belowWebcam: 4 };

export interface BroadcastOverlayProps {
  readonly parts: TableParts;
  readonly broadcast: Broadcast;
  readonly hands: FeedState['hands'];
  readonly show: BroadcastShow;
  readonly arrangement: Arrangement;
  /** Delay behind the table, seconds. */
  readonly behind: number;
  readonly lost: boolean;
  /** The table has paused its game. */
  readonly paused: boolean;
  readonly emote: MadeEmote | null;
  readonly crowd: CrowdState;
}

/** Everything drawn over a broadcast's table. Not interactive. */
export function Overlay({
  parts,
  broadcast,
  hands,
  show,
  arrangement,
  behind,
  lost,
  paused,
  emote,
  crowd,
}: BroadcastOverlayProps) {
  const { session, table, words, names } = parts;
  const { watch, rooms } = useMessages();
  const language = useLanguage();
  const state = useSession(session, (all) => all);
  const { shownView, shown, current, history, over } = state;
  const { replaying, caption } = show;
  const course = useMemo(
    () => [...history.slice(0, shown), ...(current === null ? [] : [current])],
    [history, shown, current],
  );
  const latest = course.at(-1) ?? null;
  const narration = useMemo(
    () => (latest === null ? null : narrate(latest, words, names)),
    [latest, words, names],
  );
  const entries = useMemo(
    () => logEntries(history.slice(0, shown), words, names),
    [history, shown, words, names],
  );
  // Excludes what the caption is just saying.
  const before = useMemo(
    () => logEntries(history.slice(0, current === null ? shown - 1 : shown), words, names),
    [history, shown, current, words, names],
  );
  const banner = caption === null ? null : words.caption(caption.cue, names);
  const lines: readonly SeatLine[] =
    table.broadcast?.seats(shownView, names, language) ??
    parts.seats.map((seat) => ({
      seat,
      figure: null,
      active: seat === state.shownDeciding,
      out: false,
      score: null,
      course: null,
      goods: [],
    }));
  const seats = lines.map((line) => ({ ...line, figure: parts.figures[line.seat] ?? line.figure }));
  const open = handsAt(hands, shown);
  const inHand = broadcast.hands.filter((seat) => seat in open);
  const ended = over && replaying === null && !session.director.busy;
  const inPlay = ended ? null : (
    <InPlayCard card={table.broadcast?.inPlay(shownView, course, language) ?? null} />
  );
  return (
    <div
      className={classes('cast-overlay', ended && 'ended')}
      data-seats={seats.length}
      data-arrangement={arrangement}
      data-webcam={broadcast.webcam}
      style={{ '--seats': seats.length } as CSSProperties}
    >
      <header className="cast-title">
        <EventTitle title={broadcast.title} game={words.title} />
        {replaying === null ? (
          <span className="cast-live">
            {paused ? watch.paused : behind > 0 ? watch.later(behind) : watch.live}
          </span>
        ) : (
          <span className="cast-replay">
            {watch.replay}
            {replaying.label !== '' && <small>{replaying.label}</small>}
          </span>
        )}
      </header>
      <ul className="cast-facts">
        {table.broadcast?.facts(shownView, language).map(({ text, label, icon, word }) => (
          <li key={label} title={label}>
            {icon}
            {word !== undefined && <small aria-hidden="true">{word}</small>}
            <span aria-hidden="true">{text}</span>
            <span className="visually-hidden">{label}</span>
          </li>
        ))}
      </ul>
      {broadcast.webcam !== 'none' && <div className="cast-webcam" />}
      <div className="cast-banner">
        <Banner caption={banner === null || caption === null ? null : { ...banner, id: caption.id }} />
        {emote !== null && (
          <p key={emote.number} className="cast-emote">
            {rooms.made[emote.emote](names[emote.seat] ?? emote.seat)}
          </p>
        )}
        <CheersBubble cheers={crowd.cheers} />
      </div>
      {!ended && crowd.ballot !== null && (
        <CrowdTally
          ballot={crowd.ballot}
          words={words}
          names={names}
          most={ON_AIR[broadcast.webcam !== 'none' && arrangement !== 'upright' ? 'belowWebcam' : 'usual']}
        />
      )}
      {arrangement !== 'strip' && inPlay}
      {!ended && (
        <div className="cast-lower">
          <div className="cast-middle">
            {arrangement === 'strip' && inPlay}
            <p className="cast-narration" data-tone={narration?.tone} key={`${shown} ${current === null}`}>
              {narration?.text}
            </p>
            {broadcast.chances && <WinningBar parts={parts} view={shownView} />}
          </div>
          <LowerThirds table={table} seats={seats} names={names} hands={open} open={inHand} />
        </div>
      )}
      {ended && <EndScreen verdict={words.verdict(shownView, names)} seats={seats} />}
      <Ticker label={watch.latest} entries={before} />
      {lost && (
        <p className="cast-lost" role="status">
          {watch.lost}
        </p>
      )}
      <LiveLog label={watch.latest} lines={entries} />
    </div>
  );
}
