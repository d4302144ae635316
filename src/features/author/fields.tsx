import { type FormEvent, useId, useState } from 'react';
import type { Language } from '#core';
import { useMessages } from '#i18n';
import { MAX_PLACE_LENGTH, MAX_TEXT_LENGTH } from '#learning';
import { TextField } from '#ui';

interface WordsProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly language: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A multi-line text field. */
export function LocalizedField({ label, hint, language, value, onChange }: WordsProps) {
  const id = useId();
  return (
    <div className="ui-field author-words">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        lang={language}
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

interface PlaceFieldProps {
  /** Label of the button. */
  readonly label: string;
  readonly onPlace: (place: string) => void;
}

/** Text field for the name of a place, as an alternative to clicking it. */
export function PlaceField({ label, onPlace }: PlaceFieldProps) {
  const { author } = useMessages();
  const [place, setPlace] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (place.trim() === '') return;
    onPlace(place.trim());
    setPlace('');
  };
  return (
    <form className="author-place" onSubmit={add}>
      <TextField
        label={author.place}
        quietLabel
        value={place}
        maxLength={MAX_PLACE_LENGTH}
        onChange={setPlace}
      />
      <button type="submit" className="ui-button plain">
        {label}
      </button>
    </form>
  );
}
