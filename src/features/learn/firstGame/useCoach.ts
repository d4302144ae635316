import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LocalizedText } from '#core';
import {
  advanceTutorial,
  type Coached,
  type CoachTarget,
  type CoachTopic,
  completeStep,
  currentTopic,
  type FirstGame,
  type LessonMark,
} from '#learning';
import { usePersistentState } from '#module';
import { actingSeat, isLive, useSession } from '#session';
import { memoryName, readMemory, writeMemory } from '../../../page/firstGame/memory';
import { shelf } from '../../../page/shelf';
import type { RunningGame } from '../../../page/start';
import { useTeaching } from '../../../table/tutor/useTeaching';

/** The coach's current text. */
interface Speech {
  /** Unique per text. */
  readonly key: string;
  /** A short text that comes before it. */
  readonly before: LocalizedText | null;
  readonly text: LocalizedText;
  /** Requires reading and a click on "next". */
  readonly read: boolean;
  /** Whether the idea can be skipped. */
  readonly skips: boolean;
  readonly clause: string | null;
}

/** The coach of a tutorial. */
export interface Coach {
  readonly first: FirstGame;
  readonly coached: Coached;
  /** Null once the game is over. */
  readonly speech: Speech | null;
  /** What to click now; null if nothing in particular. */
  readonly touch: CoachTarget | null;
  readonly marks: readonly LessonMark[];
  /** Confirms that the text was read. */
  next(): void;
  /** Skips trying the idea. */
  skip(): void;
  /** Ends the coaching for this game. */
  silence(): void;
}

interface Asked {
  /** Length of the log at that time. */
  readonly count: number;
  readonly topic: CoachTopic;
}

const NO_MARKS: readonly LessonMark[] = [];

/** Marks on the table for the places among the choices. */
function marksOf(
  { idea, wanted }: CoachTopic,
  touch: CoachTarget | null,
  moment: Moment,
): readonly LessonMark[] {
  const places = (wanted.length === 0 ? undefined : touch?.choices) ?? [];
  return [...(idea.marks?.(moment) ?? []), ...places.map((box): LessonMark => ({ box, tone: 'good' }))];
}

type Moment = Parameters<CoachTopic['idea']['say']>[0];

/** The coach of the game on the table; null if it is not a tutorial, or no longer one. */
export function useCoach(running: RunningGame): Coach | null {
  const { session, module } = running;
  const { id } = module.rules;
  const [memory, setMemory] = usePersistentState(memoryName(id), readMemory, writeMemory);
  const mine = memory !== null && memory.game === running.id && !memory.silent;
  const entry = shelf.entries.find((each) => each.id === id);
  const first = useTeaching(entry, mine)?.firstGame ?? null;
  const history = useSession(session, (state) => state.history);
  const view = useSession(session, (state) => state.view);
  const acting = useSession(session, actingSeat);
  const live = useSession(session, isLive);
  // Another seat's action is still being shown.
  const watching = useSession(session, ({ current, holder }) => current !== null && current.seat !== holder);
  const finished = useSession(session, (state) => state.finished);
  const lastAsked = useRef<Asked | null>(null);
  const current = mine && memory.count === history.length;
  const coached = mine ? memory.coached : null;

  const asked = useMemo(() => {
    if (first === null || coached === null || !current || watching || acting !== first.seat) return null;
    const moment = { view, seat: first.seat, legal: session.legal() };
    const topic = currentTopic(first.ideas, coached, moment);
    const [best] = topic === null ? first.alone.wants(moment) : topic.wanted;
    const touch = best === undefined ? null : first.touch(best);
    const text = (topic?.idea ?? first.alone).say(moment);
    const marks = topic === null ? (first.alone.marks?.(moment) ?? NO_MARKS) : marksOf(topic, touch, moment);
    return { topic, touch, text, marks };
  }, [first, coached, current, watching, acting, view, session]);

  useEffect(() => {
    if (!mine || first === null || memory.count === history.length) return;
    let after = memory.coached;
    for (const [index, entry] of history.slice(memory.count).entries()) {
      const count = memory.count + index;
      const topic = lastAsked.current?.count === count ? lastAsked.current.topic : null;
      after = advanceTutorial(
        first.ideas,
        after,
        topic,
        { ...entry, own: entry.seat === first.seat },
        first.seat,
      );
    }
    setMemory({ ...memory, count: history.length, coached: after });
  }, [mine, first, memory, history, setMemory]);
  const topic = asked?.topic ?? null;
  useEffect(() => {
    if (topic !== null) lastAsked.current = { count: history.length, topic };
  }, [topic, history]);

  const settle = useCallback(
    (how: 'read' | 'skipped') => {
      if (!mine || topic === null) return;
      setMemory({ ...memory, coached: completeStep(memory.coached, topic.idea.id, how) });
    },
    [mine, memory, topic, setMemory],
  );
  const silence = useCallback(() => {
    if (mine) setMemory({ ...memory, silent: true });
  }, [mine, memory, setMemory]);

  if (first === null || coached === null) return null;
  const { latest } = coached;
  const followed =
    latest?.followed === true ? first.ideas.find(({ id: each }) => each === latest.idea) : undefined;
  const speech = (): Speech | null => {
    if (finished) return null;
    const plain = { before: null, read: false, skips: false, clause: null };
    // Shows the result of the action before the next text.
    if (!live && followed?.after !== undefined) {
      return { ...plain, key: `${followed.id} after`, text: followed.after, clause: followed.clause };
    }
    if (asked !== null && asked.topic === null) {
      return { ...plain, key: 'alone', text: asked.text };
    }
    if (asked !== null && asked.topic !== null) {
      const { idea, wanted } = asked.topic;
      const before = latest?.followed === false ? first.otherwise : null;
      const read = idea.wants === undefined;
      const key = `${idea.id} ${wanted.length > 0 ? history.length : ''}`;
      return { key, before, text: asked.text, read, skips: !read, clause: idea.clause };
    }
    return { ...plain, key: 'meanwhile', text: first.meanwhile };
  };
  return {
    first,
    coached,
    speech: speech(),
    touch: asked?.touch ?? null,
    marks: asked?.marks ?? NO_MARKS,
    next: () => settle('read'),
    skip: () => settle('skipped'),
    silence,
  };
}
