import { LANGUAGES } from '#core';
import { messagesFor, useMessages } from '#i18n';
import { BROADCAST_CAMERAS, BROADCAST_THEMES, type Broadcast, WIDEST_MARGIN } from '#net';
import { Segmented, Select, Toggle } from '#ui';

/** The delays that are offered, in seconds. */
const DELAYS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300] as const;
const MARGINS = Array.from({ length: WIDEST_MARGIN + 1 }, (_, share) => share);

export interface BroadcastFormProps {
  readonly broadcast: Broadcast;
  readonly names: readonly { readonly seat: string; readonly name: string }[];
  readonly onChange: (broadcast: Broadcast) => void;
}

/** How late a broadcast is, what it shows, and how it looks. */
export function BroadcastForm({ broadcast, names, onChange }: BroadcastFormProps) {
  const { watch } = useMessages();
  const { delay, hands, camera, language, theme, margins, feed, chances } = broadcast;
  const change = (part: Partial<Broadcast>) => onChange({ ...broadcast, ...part });
  const show = (seat: string, shown: boolean) =>
    change({
      hands: names.map((each) => each.seat).filter((each) => (each === seat ? shown : hands.includes(each))),
    });
  const delays = DELAYS.some((each) => each === delay) ? DELAYS : [...DELAYS, delay].sort((a, b) => a - b);
  return (
    <section className="control-form" aria-label={watch.settings}>
      <h2>{watch.settings}</h2>
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
