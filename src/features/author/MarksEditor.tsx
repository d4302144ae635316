import { useMessages } from '#i18n';
import { type LessonMark, MARK_TONES, MAX_SIGN_LENGTH } from '#learning';
import { classes, Segmented, TextField } from '#ui';
import { PlaceField } from './fields';
import type { Tool } from './usePicking';

export interface MarksEditorProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly marks: readonly LessonMark[];
  readonly onMarks: (marks: readonly LessonMark[]) => void;
  /** Applies the tool to a place. */
  readonly onPlace: (place: string) => void;
}

const KINDS = ['box', 'arrow', 'sign'] as const;

/** Marks of a moment: choose a tool here, then places on the table or by name. */
export function MarksEditor({ tool, onTool, marks, onMarks, onPlace }: MarksEditorProps) {
  const { author } = useMessages();
  const wordsOf = (mark: LessonMark) => {
    if ('arrow' in mark) return author.markOf.arrow(...mark.arrow);
    return 'box' in mark ? author.markOf.box(mark.box) : author.markOf.sign(mark.sign, mark.at);
  };
  const kind = tool.kind === 'offered' ? null : tool.kind;
  return (
    <fieldset className="author-marks">
      <legend>{author.marks}</legend>
      <p className="ui-field-hint">{author.marksHint}</p>
      <Segmented
        label={author.tool}
        options={KINDS.map((value) => ({ value, label: author.tools[value] }))}
        value={kind ?? ('' as 'box')}
        onChange={(value) => onTool({ ...tool, kind: value })}
      />
      <Segmented
        label={author.tone}
        options={MARK_TONES.map((value) => ({ value, label: author.tones[value] }))}
        value={tool.tone}
        onChange={(tone) => onTool({ ...tool, tone })}
      />
      {kind === 'sign' && (
        <TextField
          label={author.letters}
          value={tool.letters}
          maxLength={MAX_SIGN_LENGTH}
          onChange={(letters) => onTool({ ...tool, letters })}
        />
      )}
      {kind !== null && <PlaceField label={author.addMark} onPlace={onPlace} />}
      {marks.length > 0 && (
        <ul className="author-list">
          {marks.map((mark) => (
            <li key={wordsOf(mark)}>
              <button
                type="button"
                className={classes('ui-button author-chip', mark.tone ?? 'look')}
                aria-label={author.remove(wordsOf(mark))}
                onClick={() => onMarks(marks.filter((each) => each !== mark))}
              >
                {wordsOf(mark)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
