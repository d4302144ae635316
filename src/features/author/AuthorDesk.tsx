import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LANGUAGES, type Language, type Problem, unwrap } from '#core';
import { messagesFor, useLanguage, useMessages } from '#i18n';
import { checkLesson, type LessonBoard, MAX_TITLE_LENGTH, parseLessonFile, playLesson } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';
import type { CameraRigHandle } from '#stage';
import { Button, IconButton, ProblemText, Segmented, TextField } from '#ui';
import { persistentQuery } from '../../page/address';
import { AuthorStage } from './AuthorStage';
import {
  type Draft,
  type DraftStep,
  mayDrop,
  mayMove,
  tidied,
  withMoved,
  withoutStep,
  withStep,
  withWordsBefore,
} from './draft';
import { StepEditor } from './StepEditor';
import { type Tool, usePicking } from './usePicking';

export interface AuthorDeskProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly board: LessonBoard;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onPreview: () => void;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** All problems of a lesson, or only the first if it is not a valid lesson yet. */
function faultsOf({ rules }: GameModule, board: LessonBoard, draft: Draft): readonly Problem[] {
  const read = parseLessonFile(rules, tidied(draft));
  return read.ok ? checkLesson(rules, board, read.value) : [read.error];
}

/** Clauses named in a text that may be incomplete. */
const clausesIn = (text: string): readonly string[] =>
  text.toUpperCase().match(/[A-Z]\d{1,2}\.\d{1,2}/g) ?? [];

/** The lesson editor: the table with its marks, and all fields of the current step. */
export function AuthorDesk(props: AuthorDeskProps) {
  const { entry, module, game, board, draft, onChange } = props;
  const { author } = useMessages();
  const { search } = useLocation();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [chosen, setChosen] = useState(0);
  const [after, setAfter] = useState(false);
  /** Number of reorderings; used as a key, because fields then belong to other steps. */
  const [moves, setMoves] = useState(0);
  const [tool, setTool] = useState<Tool>({ kind: 'box', tone: 'look', letters: '1' });
  const [clauses, setClauses] = useState(draft.clauses.join(', '));
  const rig = useRef<CameraRigHandle>(null);
  const index = Math.min(chosen, draft.steps.length - 1);
  const step = draft.steps[index]!;
  const moment = step.action === undefined ? 'before' : after ? 'after' : 'before';
  const changeStep = (changed: DraftStep) => onChange(withStep(draft, index, changed));
  const move = (by: -1 | 1) => {
    setMoves(moves + 1);
    onChange(withMoved(draft, index, by));
    setChosen(index + by);
    setAfter(false);
  };
  const picking = usePicking({ step, moment, tool, onChange: changeStep });
  const { position, steps } = draft;
  // Memoised by content, so that editing texts and marks does not rebuild the table.
  const done = JSON.stringify(steps.map(({ action }) => action ?? null));
  const played = useMemo(() => {
    const actions = JSON.parse(done) as readonly unknown[];
    const blank = { en: '', fr: '' };
    return unwrap(
      playLesson(module.rules, {
        id: 'draft',
        clauses: [],
        title: blank,
        position: () => position,
        steps: actions.map((action) => ({ say: blank, ...(action === null ? {} : { action }) })),
      }),
    );
  }, [module, position, done]);
  const faults = useMemo(() => faultsOf(module, board, draft), [module, board, draft]);
  return (
    <div className="lesson author ui-safe">
      <section className="lesson-stage" aria-label={author.page}>
        <AuthorStage
          module={module}
          game={game}
          played={played}
          steps={steps}
          index={index}
          moment={moment}
          marks={picking.marks}
          offered={tool.kind === 'offered' ? step.question : undefined}
          rig={rig}
          onPlace={picking.pick}
        />
        {picking.from !== null && <p className="author-from">{author.from(picking.from)}</p>}
      </section>
      <main className="ui-page lesson-desk">
        <nav className="author-bar" aria-label={author.mine}>
          <Link to={{ pathname: `/learn/${entry.id}`, search: persistentQuery(search) }}>{author.all}</Link>
          <span className="author-buttons">
            <Button onPress={props.onPreview}>{author.preview}</Button>
            <Button look="primary" onPress={props.onSave}>
              {author.save}
            </Button>
          </span>
        </nav>
        <h1>{author.page}</h1>
        <Segmented
          label={author.wordsIn}
          options={LANGUAGES.map((each) => ({ value: each, label: messagesFor(each).languageName }))}
          value={language}
          onChange={setLanguage}
        />
        <TextField
          label={author.title}
          value={draft.title[language] ?? ''}
          maxLength={MAX_TITLE_LENGTH}
          onChange={(text) => onChange({ ...draft, title: { ...draft.title, [language]: text } })}
        />
        <TextField
          label={author.clauses}
          hint={author.clausesHint([...board.clauses].slice(0, 2).join(', '))}
          value={clauses}
          maxLength={MAX_TITLE_LENGTH}
          onChange={(text) => {
            setClauses(text);
            onChange({ ...draft, clauses: clausesIn(text) });
          }}
        />
        <div className="author-steps">
          <Segmented
            label={author.chooseStep}
            options={steps.map((_, each) => ({ value: each, label: String(each + 1) }))}
            value={index}
            onChange={(next) => {
              setChosen(next);
              setAfter(false);
            }}
          />
          <IconButton
            icon="back"
            label={author.moveEarlier}
            disabled={!mayMove(draft, index, -1)}
            onPress={() => move(-1)}
          />
          <IconButton
            icon="forward"
            label={author.moveLater}
            disabled={!mayMove(draft, index, 1)}
            onPress={() => move(1)}
          />
          <IconButton
            icon="plus"
            label={author.addStep}
            onPress={() => onChange(withWordsBefore(draft, index))}
          />
          <IconButton
            icon="trash"
            label={author.dropStep}
            disabled={!mayDrop(draft, index)}
            onPress={() => onChange(withoutStep(draft, index))}
          />
        </div>
        <StepEditor
          key={`${index}.${steps.length}.${moves}`}
          module={module}
          step={step}
          before={played.positions[index]}
          events={played.events[index] ?? []}
          language={language}
          moment={moment}
          onMoment={(next) => setAfter(next === 'after')}
          tool={tool}
          onTool={setTool}
          marks={picking.marks}
          onMarks={picking.setMarks}
          onPlace={picking.pick}
          onChange={changeStep}
          onView={() => rig.current?.view() ?? null}
        />
        <section className="author-faults" aria-label={author.wrong} role="status">
          {faults.length === 0 ? (
            <p className="author-well">{author.well}</p>
          ) : (
            <>
              <h2>{author.wrong}</h2>
              <ul>
                {faults.map((fault) => (
                  <li key={`${fault.field} ${fault.code}`}>
                    <ProblemText problem={fault} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <div className="author-buttons">
          <small>{author.kept}</small>
          <Button look="quiet" onPress={props.onDrop}>
            {author.drop}
          </Button>
        </div>
      </main>
    </div>
  );
}
