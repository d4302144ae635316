import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Random } from '#core';
import { useMessages } from '#i18n';
import { MAX_STEPS } from '#learning';
import { useMemory, useRandom } from '#module';
import { useSession, visibleHand } from '#session';
import { ActionLine, Button, Dialog, ErrorNotice } from '#ui';
import { persistentQuery } from '../../page/address';
import { shelf } from '../../page/shelf';
import type { RunningGame } from '../../page/start';
import { narrate } from '../../table/game/course';
import type { TableParts } from '../../table/game/parts';
import { StretchField } from '../../table/StretchField';
import { useTurns } from '../../table/useTurns';
import { draftOf } from './draft';
import { saveDraft } from './drafts';
import { stretchOf } from './excerpt';

export interface LessonDialogProps {
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly onClose: () => void;
}

/** Deals tried before giving up. */
const DEALS = 150;
/** Default length of an excerpt, up to the current action. */
const PROPOSED = 3;

/** Turns an excerpt of the game into a lesson and opens the editor. */
export function LessonDialog({ running, parts, onClose }: LessonDialogProps) {
  const memory = useMemory();
  const random = useRandom();
  const { module, source } = running;
  const { session, words, names, table } = parts;
  const { author } = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const history = useSession(session, (state) => state.history);
  const finished = useSession(session, (state) => state.finished);
  const turns = useTurns(parts);
  const [{ from, until }, setStretch] = useState(() => {
    const last = Math.max(1, session.store.getState().shown);
    return { from: Math.max(0, last - PROPOSED), until: last };
  });
  // Lessons consist of whole actions.
  const line = useMemo(() => new ActionLine(history.map(() => 1)), [history]);
  const [hidden, setHidden] = useState(false);
  const entry = shelf.entries.find(({ id }) => id === module.rules.id);
  const start = async () => {
    const teaching = await entry?.teaching?.load();
    if (teaching?.board === undefined) return;
    const { board } = teaching;
    const dealer = Random.fromSeed(random.seed());
    const stretch = stretchOf({
      match: source.match,
      simulator: module.simulator,
      from,
      until,
      viewer: visibleHand(session.store.getState()) ?? 'spectator',
      seeds: Array.from({ length: DEALS }, () => dealer.uint32()),
    });
    if (stretch === null) {
      setHidden(true);
      return;
    }
    const boxes = (table.places?.(session.table) ?? []).map(({ id }) => id);
    const draft = draftOf({ module, board, boxes, stretch });
    void navigate(`${saveDraft({ memory, random }, module.rules, draft)}${persistentQuery(search)}`);
  };
  const long = until - from > MAX_STEPS;
  return (
    <Dialog title={author.dialogTitle} onClose={onClose} className="film-dialog">
      <p className="ui-field-hint">{author.dialogHint}</p>
      {!finished && <p className="ui-field-hint">{author.dealtAnew}</p>}
      <StretchField
        from={{ action: from, step: 0 }}
        until={{ action: until, step: 0 }}
        line={line}
        turns={turns}
        wordsOf={(action) => narrate(history[action]!, words, names).text}
        onChange={(stretch) => {
          setStretch({ from: stretch.from.action, until: stretch.until.action });
          setHidden(false);
        }}
      />
      {long && <ErrorNotice text={author.most(MAX_STEPS)} />}
      {hidden && <ErrorNotice text={author.notTold} />}
      <Button look="primary" disabled={long} onPress={() => void start()}>
        {author.start}
      </Button>
    </Dialog>
  );
}
