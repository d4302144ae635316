import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { QUALITIES } from '#core';
import { type CaptionCue, MAX_SPEED, MIN_SPEED } from '#director';
import { useLanguage, useMessages } from '#i18n';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import { Banner, classes, IconButton, Panel, Select, Toggle } from '#ui';
import { PictureGuard } from '../PictureGuard';
import type { PageProps } from '../pages';
import { usePageClock, usePreferenceStore, usePreferences } from '../services';
import { useClock } from '../useClock';
import { useFirstFrame } from '../useFirstFrame';
import { type SheetAddress, sheetAddress, sheetQuery } from './address';
import { buildSequence, type GalleryGame, lessonScenes, playScene } from './game';
import { SequencePlayer } from './player';
import { SheetStage } from './SheetStage';
import { useSheetDriver } from './useSheetDriver';
import './EventSheet.css';

const SPEEDS = [0.1, 0.25, MIN_SPEED, 1, 2, 4, MAX_SPEED];
/** Step of the slider, seconds. */
const STEP = 0.01;

export interface EventSheetProps extends PageProps {
  /** Must be constant. */
  readonly game: GalleryGame;
  /** Path of the page. */
  readonly path: string;
}

/** The animation gallery: plays each kind of event on its own, in a loop, at any speed. */
export function EventSheet({ game, path, search, navigate }: EventSheetProps) {
  const preferenceStore = usePreferenceStore();
  const { sheet, settings, playback } = useMessages();
  const { mode: clock } = usePageClock();
  const { quality: chosen } = usePreferences();
  const [suitable] = useState(() => pickQuality(rendererName()));
  const quality = chosen ?? suitable;
  const language = useLanguage();
  const scenes = useMemo(() => lessonScenes(game.lessons), [game]);
  const ids = useMemo(() => scenes.map(({ id }) => id), [scenes]);
  const address = useMemo(() => sheetAddress(search, ids), [search, ids]);
  const { event, calm, loop, speed, close, desk } = address;
  const scene = useMemo(() => playScene(game, scenes.find(({ id }) => id === event)!), [game, scenes, event]);
  const player = useMemo(
    () => new SequencePlayer(buildSequence(game, scene, { reducedMotion: calm })),
    [game, scene, calm],
  );
  player.looping = loop;
  player.speed = speed;
  const [playing, setPlaying] = useState(true);
  player.playing = playing;

  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const slider = useRef<HTMLInputElement>(null);
  const reading = useRef<HTMLOutputElement>(null);
  const [caption, setCaption] = useState<CaptionCue | null>(null);
  const look = useCallback(() => {
    if (slider.current !== null) slider.current.value = String(player.time);
    if (reading.current !== null) {
      reading.current.value = `${player.time.toFixed(2)} / ${player.length.toFixed(2)} s`;
    }
    let latest: CaptionCue | null = null;
    player.visitActiveCues((cue) => {
      if (cue.kind === 'caption') latest = cue;
    });
    setCaption(latest);
  }, [player]);
  useEffect(look, [look]);
  useClock(player, clock, () => {
    look();
    stage.current?.invalidate();
  });
  useSheetDriver({ game, player, scene, stage, ready, look });

  const banner = caption === null ? null : game.words(language).caption(caption, {});
  const change = (wish: Partial<SheetAddress>) => navigate(path, sheetQuery(search, { ...address, ...wish }));
  return (
    <div className="event-sheet">
      <div className="event-sheet-stage" data-quality={quality}>
        <PictureGuard onNone={onReady}>
          <SheetStage
            key={event}
            game={game}
            scene={scene}
            player={player}
            close={close}
            desk={desk}
            calm={calm}
            quality={quality}
            clock={clock}
            label={sheet.picture(event)}
            stage={stage}
            onReady={onReady}
          />
        </PictureGuard>
      </div>
      <div className="event-sheet-banner">
        <Banner
          caption={banner === null || caption === null ? null : { ...banner, id: `${event} ${caption.at}` }}
        />
      </div>
      <Panel label={sheet.title} className={classes('event-sheet-desk', desk ? undefined : 'away')}>
        <Select
          label={sheet.event}
          options={ids.map((id) => ({ value: id, label: id }))}
          value={event}
          onChange={(id) => change({ event: id })}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? playback.pause : playback.play}
          onPress={() => setPlaying(!playing)}
        />
        <label className="event-sheet-time">
          <output ref={reading} />
          <input
            ref={slider}
            type="range"
            aria-label={sheet.time}
            min={0}
            max={player.length}
            step={STEP}
            defaultValue={0}
            onInput={({ currentTarget }) => {
              player.seek(Number(currentTarget.value));
              setPlaying(false);
              look();
              stage.current?.invalidate();
            }}
          />
        </label>
        <Select
          label={playback.speed}
          options={SPEEDS.map((value) => ({ value, label: playback.times(value) }))}
          value={speed}
          onChange={(value) => change({ speed: value })}
        />
        <Select
          label={settings.quality}
          options={QUALITIES.map((value) => ({ value, label: value }))}
          value={quality}
          onChange={(value) => preferenceStore.change({ quality: value })}
        />
        <div className="event-sheet-toggles">
          <Toggle label={sheet.loop} value={loop} onChange={(value) => change({ loop: value })} />
          <Toggle label={sheet.close} value={close} onChange={(value) => change({ close: value })} />
          <Toggle label={settings.reducedMotion} value={calm} onChange={(value) => change({ calm: value })} />
        </div>
      </Panel>
    </div>
  );
}
