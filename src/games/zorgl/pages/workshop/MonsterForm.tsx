import { useId } from 'react';
import { Button, scrolls, TextField } from '#ui';
import { ADVANTAGE_IDS, MAX_NAME_LENGTH, MEGA_IDS, WEAKNESS_IDS } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { draftProblem, type MonsterDraft } from './draft';
import { TraitChoice } from './TraitChoice';

export interface MonsterFormProps {
  readonly draft: MonsterDraft;
  /** The current version is saved. */
  readonly kept: boolean;
  /** Some version of it is saved. */
  readonly known: boolean;
  readonly onChange: (change: Partial<MonsterDraft>) => void;
  readonly onKeep: () => void;
  readonly onPlay: () => void;
  readonly onDuplicate: () => void;
  readonly onExport: () => void;
  readonly onLink: () => void;
  readonly onRemove: () => void;
}

/** Name and traits of a monster, and its commands. */
export function MonsterForm(props: MonsterFormProps) {
  const { draft, kept, known, onChange } = props;
  const { workshop } = useZorglMessages();
  const why = useId();
  const nameless = useId();
  const problem = draftProblem(draft);
  const untouched = draft.name === '' && !known;
  return (
    <section className="ui-panel workshop-form" aria-label={workshop.title}>
      <div ref={scrolls} className="ui-scroll workshop-choices">
        <TextField
          className="workshop-name"
          label={workshop.name}
          value={draft.name}
          maxLength={MAX_NAME_LENGTH}
          hint={workshop.nameHint}
          error={problem?.field === 'name' && !untouched ? workshop.nameError : undefined}
          onChange={(name) => onChange({ name })}
        />
        <TraitChoice
          kind="advantage"
          ids={ADVANTAGE_IDS}
          value={draft.advantage}
          onChange={(advantage) => onChange({ advantage })}
        />
        <TraitChoice
          kind="weakness"
          ids={WEAKNESS_IDS}
          value={draft.weakness}
          onChange={(weakness) => onChange({ weakness })}
        />
        <TraitChoice kind="mega" ids={MEGA_IDS} value={draft.mega} onChange={(mega) => onChange({ mega })} />
      </div>
      <div className="workshop-actions">
        <span id={why} className="visually-hidden">
          {workshop.keepFirst}
        </span>
        {kept ? (
          <Button look="primary" large onPress={props.onPlay}>
            {workshop.play}
          </Button>
        ) : (
          <Button
            look="primary"
            large
            disabled={problem !== null}
            describedBy={problem === null ? undefined : nameless}
            onPress={props.onKeep}
          >
            {workshop.keep}
          </Button>
        )}
        {problem !== null && (
          <p id={nameless} className="ui-field-hint">
            {workshop.nameMissing}
          </p>
        )}
        <Button disabled={problem !== null} onPress={props.onLink}>
          {workshop.link}
        </Button>
        <Button disabled={problem !== null} onPress={props.onExport}>
          {workshop.exportFile}
        </Button>
        <Button disabled={!kept} describedBy={kept ? undefined : why} onPress={props.onDuplicate}>
          {workshop.duplicate}
        </Button>
        <Button disabled={!known} describedBy={known ? undefined : why} onPress={props.onRemove}>
          {workshop.remove}
        </Button>
      </div>
    </section>
  );
}
