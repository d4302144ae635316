import { useCallback, useMemo, useRef } from 'react';
import { CHANNEL_COUNT, Director } from '#director';
import { useLanguage } from '#i18n';
import { DIE_LOOKS, registerDice } from '#kaiju';
import { type PageProps, useClock, useFirstFrame, usePageClock, useWatchedDriver } from '#module';
import { CameraRig, QUALITY, registerCard, type StageHandle, TableTop, TableView } from '#stage';
import { Button, Select } from '#ui';
import { DaylightLamps, registerTokens } from '#zorn/table';
import { blendLights, DAY_TIMES, orderCards } from '#zorn/view';
import { ShowFrame, useShownQuality } from '../ShowFrame';
import { withWord } from '../valley/address';
import { SHOWS, tokensAddress } from './address';
import { exhibition } from './exhibits';
import { tokensMessages } from './messages';

registerCard();
registerDice();
registerTokens();

const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const WITH_DESK = { ...BARE, bottom: 90 };
const CLOTH = { width: 15.6, depth: 11.4, corner: 2, colour: '#2b2420' };

/** Dice, cards and tokens in any light. */
export function TokensPage({ search, navigate }: PageProps) {
  const language = useLanguage();
  const words = tokensMessages[language];
  const { mode: clock } = usePageClock();
  const quality = useShownQuality();
  const address = useMemo(() => tokensAddress(search), [search]);
  const { show, light, look, roll, desk } = address;
  const shown = useMemo(() => exhibition(address), [address]);
  const director = useMemo(() => {
    const made = new Director(shown.start);
    made.enqueue(shown.timeline);
    return made;
  }, [shown]);
  const daylight = useMemo(() => blendLights(light, light, 0), [light]);
  const lamp = useCallback(() => daylight, [daylight]);

  const cards = useMemo(() => orderCards(language), [language]);
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  useClock(director, clock, () => stage.current?.invalidate());
  useWatchedDriver(stage, ready, 'nobody plays on the page of what lies on the table', {
    tick: (seconds) => director.tick(seconds),
    seekEnd: () => director.tick(director.remaining),
    busy: () => director.busy,
    position: () => address,
    legal: () => [],
    pointOf(name) {
      if (!shown.pieces.has(name)) return null;
      const poses = shown.pieces.buffer();
      director.sample(poses);
      const at = shown.pieces.of(name) * CHANNEL_COUNT;
      return [poses[at]!, poses[at + 1]!, poses[at + 2]!];
    },
    look: () => {},
  });

  const say = (name: string, word: string) => navigate('/dev/tokens', withWord(search, name, word));
  return (
    <ShowFrame
      quality={quality}
      desk={desk}
      title={words.title}
      onNone={onReady}
      picture={
        <TableView
          quality={quality}
          clock={clock}
          label={words.picture}
          cards={cards}
          handle={stage}
          onReady={onReady}
          camera={<CameraRig subject={shown.subject} insets={desk ? WITH_DESK : BARE} />}
          lights={<DaylightLamps tier={QUALITY[quality]} light={lamp} />}
          setting={<TableTop mats={[]} cloth={CLOTH} />}
          pieces={{ specs: shown.specs, source: director }}
        />
      }
    >
      <Select
        label={words.show}
        options={SHOWS.map((value) => ({ value, label: words.shows[value] }))}
        value={show}
        onChange={(value) => say('show', value)}
      />
      <Select
        label={words.light}
        options={DAY_TIMES.map((value) => ({ value, label: words.lights[value] }))}
        value={light}
        onChange={(value) => say('light', value)}
      />
      <Select
        label={words.look}
        options={DIE_LOOKS.map((value) => ({ value, label: words.looks[value] }))}
        value={look}
        onChange={(value) => say('look', value)}
      />
      <Button onPress={() => say('roll', String(roll + 1))}>{words.roll}</Button>
    </ShowFrame>
  );
}
