import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '#i18n';
import { nameOf } from '#module';
import { actingSeat, isHuman, isLive, useSession } from '#session';
import { OpponentMovesPanel, RecapPanel } from '#ui';
import { narrateStep } from './game/course';
import type { TableParts } from './game/parts';
import { recapFor } from './meantime';

export interface RecapProps {
  readonly parts: TableParts;
  /** The full log; hidden while the next player has unread news. */
  readonly story: ReactNode;
}

/**
 * What happened: for the next player, what others did since their last action, until they have read it; otherwise the
 * full log.
 */
export function TableRecap({ parts, story }: RecapProps) {
  const { session, words, names } = parts;
  const { recap: texts } = useMessages();
  const state = useSession(session, (whole) => whole);
  const { history, current, passTo, holder, seats, inPast, over } = state;
  const seat = isLive(state) && current === null ? (passTo ?? actingSeat(state)) : null;
  const recap = useMemo(
    () => (seat === null ? null : recapFor(seat, history, words, names, (action) => session.stepsOf(action))),
    [seat, history, words, names, session],
  );
  const [read, setRead] = useState<unknown>(null);
  if (inPast || over) return story;
  if (recap !== null && seat !== null) {
    if (read === history) return story;
    return (
      <RecapPanel
        title={passTo === null ? texts.title : texts.titleFor(nameOf(names, seat))}
        chapters={recap.chapters}
        onShow={() => void session.review(recap.from)}
        onWatch={(action, step) => void session.watch(action, step)}
        onClose={() => setRead(history)}
      />
    );
  }
  const latest = current ?? state.entries.at(-1) ?? null;
  const busy = current?.seat ?? state.deciding;
  const playing = seats.find((info) => info.seat === busy);
  if (playing === undefined || isHuman(playing) || !seats.some(isHuman)) return story;
  return (
    <>
      <OpponentMovesPanel
        title={texts.playing(nameOf(names, playing.seat))}
        seat={playing.seat}
        text={
          latest?.seat === playing.seat
            ? narrateStep(latest, state.step, words, names).text
            : texts.thinking(nameOf(names, playing.seat))
        }
        skip={holder === null ? texts.skipOthers : texts.skip}
        onSkip={() => session.skipOthers()}
        onSkipOne={current === null ? null : () => session.skip()}
      />
      {story}
    </>
  );
}
