import { useState } from 'react';
import { LANGUAGES, visibleText } from '#core';
import { messagesFor, useLanguage, useMessages } from '#i18n';
import {
  BROADCAST_CAMERAS,
  BROADCAST_THEMES,
  type Broadcast,
  MAX_BROADCAST_TITLE,
  MAX_MARGIN,
  WEBCAM_CORNERS,
} from '#net';
import { Segmented, Select, TextField, Toggle } from '#ui';

/** Available delays, seconds. */
const DELAYS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300] as const;
/** Available countdowns, minutes. */
const COUNTDOWNS = [1, 2, 5, 10, 15, 30] as const;
const MINUTE = 60_000;
/** Option value for no countdown. */
const NONE = 0;
const AS_IT_IS = -1;
const MARGINS = Array.from({ length: MAX_MARGIN + 1 }, (_, share) => share);

export interface BroadcastFormProps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly broadcast: Broadcast;
  readonly names: readonly { readonly seat: string; readonly name: string }[];
  readonly onChange: (broadcast: Broadcast) => void;
}

/** Settings of a broadcast: delay, contents and look. */
export function BroadcastForm({ now, broadcast, names, onChange }: BroadcastFormProps) {
  const { watch } = useMessages();
  const { delay, hands, camera, language, theme, margins, feed, chances, title, webcam, starts } = broadcast;
  const hour = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'short' });
  const change = (part: Partial<Broadcast>) => onChange({ ...broadcast, ...part });
  const show = (seat: string, shown: boolean) =>
    change({
      hands: names.map((each) => each.seat).filter((each) => (each === seat ? shown : hands.includes(each))),
    });
  const delays = DELAYS.some((each) => each === delay) ? DELAYS : [...DELAYS, delay].sort((a, b) => a - b);
  return (
    <section className="control-form" aria-label={watch.settings}>
      <h2>{watch.settings}</h2>
      <TitleField title={title} onChange={(typed) => change({ title: typed })} />
      <Select
        label={watch.starts}
        value={starts === null ? NONE : AS_IT_IS}
        options={[
          { value: NONE, label: watch.startsNot },
          ...(starts === null ? [] : [{ value: AS_IT_IS, label: watch.startsAt(hour.format(starts)) }]),
          ...COUNTDOWNS.map((value) => ({ value: value as number, label: watch.startsIn(value) })),
        ]}
        onChange={(minutes) => {
          if (minutes !== AS_IT_IS) change({ starts: minutes === NONE ? null : now() + minutes * MINUTE });
        }}
      />
      <div>
        <Select
          label={watch.delay}
          value={delay}
          options={delays.map((value) => ({ value, label: watch.delayOf(value) }))}
          onChange={(value) => change({ delay: value })}
        />
        <p className="control-note">{watch.delayHint}</p>
      </div>
      <fieldset className="control-hands">
        <legend>{watch.hands}</legend>
        {names.map(({ seat, name }) => (
          <Toggle
            key={seat}
            label={watch.handOf(name)}
            value={hands.includes(seat)}
            onChange={(shown) => show(seat, shown)}
          />
        ))}
        {delay === 0 && hands.length > 0 && (
          <p className="control-warning" role="status">
            {watch.handsLive}
          </p>
        )}
      </fieldset>
      <div>
        <Toggle label={watch.chances} value={chances} onChange={(shown) => change({ chances: shown })} />
        <p className="control-note">{watch.chancesHint}</p>
      </div>
      <Segmented
        label={watch.camera}
        value={camera}
        options={BROADCAST_CAMERAS.map((value) => ({ value, label: watch.cameras[value] }))}
        onChange={(value) => change({ camera: value })}
      />
      <Segmented
        label={watch.theme}
        value={theme}
        options={BROADCAST_THEMES.map((value) => ({ value, label: watch.themes[value] }))}
        onChange={(value) => change({ theme: value })}
      />
      <Segmented
        label={watch.language}
        value={language ?? ''}
        options={[
          { value: '', label: watch.languageOfPage },
          ...LANGUAGES.map((value) => ({ value, label: messagesFor(value).languageName })),
        ]}
        onChange={(value) => change({ language: LANGUAGES.find((each) => each === value) ?? null })}
      />
      <div>
        <Segmented
          label={watch.webcam}
          value={webcam}
          options={WEBCAM_CORNERS.map((value) => ({ value, label: watch.webcams[value] }))}
          onChange={(corner) => change({ webcam: corner })}
        />
        <p className="control-note">{watch.webcamHint}</p>
      </div>
      <Select
        label={watch.margins}
        value={margins}
        options={MARGINS.map((value) => ({ value, label: watch.marginsOf(value) }))}
        onChange={(value) => change({ margins: value })}
      />
      <div>
        <Toggle label={watch.feed} value={feed} onChange={(open) => change({ feed: open })} />
        <p className="control-note">{watch.feedHint}</p>
      </div>
    </section>
  );
}

interface TitleFieldProps {
  readonly title: string;
  readonly onChange: (title: string) => void;
}

/** Title of the event; sent when the field loses focus. */
function TitleField({ title, onChange }: TitleFieldProps) {
  const { watch } = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const send = () => {
    const wanted = typed?.trim() ?? title;
    if (wanted !== title) onChange(wanted);
    setTyped(null);
  };
  return (
    <form
      onBlur={send}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={watch.eventTitle}
        value={typed ?? title}
        maxLength={MAX_BROADCAST_TITLE}
        onChange={(text) => setTyped(visibleText(text))}
      />
      <p className="control-note">{watch.eventTitleHint}</p>
    </form>
  );
}
