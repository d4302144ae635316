import type { GameTypes, Language } from '#core';
import { useMessages } from '#i18n';
import { LESSON_CAMERAS, type LessonMark, type LessonView } from '#learning';
import type { GameModule } from '#module';
import { Segmented } from '#ui';
import { narrate } from '../../table/game/course';
import { seatNames } from '../../table/lesson/seatNames';
import type { DraftStep } from './draft';
import { LocalizedField } from './fields';
import { MarksEditor } from './MarksEditor';
import { QuestionEditor } from './QuestionEditor';
import type { PickTime, Tool } from './usePicking';

export interface StepEditorProps {
  readonly module: GameModule;
  readonly step: DraftStep;
  readonly before: GameTypes['Position'];
  readonly events: readonly GameTypes['Event'][];
  readonly language: Language;
  readonly moment: PickTime;
  readonly onMoment: (moment: PickTime) => void;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly marks: readonly LessonMark[];
  readonly onMarks: (marks: readonly LessonMark[]) => void;
  /** Applies the tool to a place. */
  readonly onPlace: (place: string) => void;
  readonly onChange: (step: DraftStep) => void;
  /** The current camera; null if there is none. */
  readonly onView: () => LessonView | null;
}

const CAMERAS = [...LESSON_CAMERAS, 'now'] as const;

const asking = ({ question: _, ...step }: DraftStep, question: DraftStep['question']): DraftStep => ({
  ...step,
  ...(question === undefined ? {} : { question }),
});

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** All fields of one step. */
export function StepEditor(props: StepEditorProps) {
  const { module, step, before, events, language, moment, onChange } = props;
  const { author } = useMessages();
  const seat = module.rules.pending(before).at(-1)?.seat ?? '';
  const acts = step.action !== undefined;
  const happens = acts
    ? narrate({ seat, events }, module.words(language), seatNames(module, language)).text
    : author.nothingHappens;
  const { camera = 'whole' } = step;
  const chooseCamera = (choice: (typeof CAMERAS)[number]) => {
    if (choice !== 'now') {
      onChange({ ...step, camera: choice });
      return;
    }
    const view = props.onView();
    if (view === null) return;
    onChange({
      ...step,
      camera: {
        x: rounded(view.x),
        y: rounded(view.y),
        z: rounded(view.z),
        azimuth: rounded(view.azimuth),
        elevation: rounded(view.elevation),
        distance: rounded(view.distance),
      },
    });
  };
  return (
    <div className="author-editor">
      <p className="author-happens">
        <strong>{author.happens}</strong> {happens}
      </p>
      <LocalizedField
        label={author.say}
        language={language}
        value={step.say[language] ?? ''}
        onChange={(text) => onChange({ ...step, say: { ...step.say, [language]: text } })}
      />
      {acts && (
        <LocalizedField
          label={author.after}
          hint={author.afterHint}
          language={language}
          value={step.after?.[language] ?? ''}
          onChange={(text) => onChange({ ...step, after: { ...step.after, [language]: text } })}
        />
      )}
      <Segmented
        label={author.camera}
        options={CAMERAS.map((value) => ({ value, label: author.cameras[value] }))}
        value={typeof camera === 'object' ? 'now' : camera}
        onChange={chooseCamera}
      />
      {acts && (
        <Segmented
          label={author.moment}
          options={(['before', 'after'] as const).map((value) => ({ value, label: author.moments[value] }))}
          value={moment}
          onChange={props.onMoment}
        />
      )}
      <MarksEditor
        tool={props.tool}
        onTool={props.onTool}
        marks={props.marks}
        onMarks={props.onMarks}
        onPlace={props.onPlace}
      />
      <QuestionEditor
        question={step.question}
        language={language}
        tool={props.tool}
        onTool={props.onTool}
        onPlace={props.onPlace}
        onChange={(question) => onChange(asking(step, question))}
      />
    </div>
  );
}
