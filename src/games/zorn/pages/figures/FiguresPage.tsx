import { useCallback, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#i18n';
import { type PageProps, useClock, useFirstFrame, usePageClock, useWatchedDriver } from '#module';
import {
  CameraRig,
  loading,
  QUALITY,
  type StageHandle,
  type Subject,
  TableTop,
  TableView,
  Wood,
} from '#stage';
import { Select } from '#ui';
import { Champions, Crowd, DaylightLamps } from '#zorn/table';
import { blendLights, DAY_TIMES, HOUSES, isChampion, MOTIONS } from '#zorn/view';
import { ShowFrame, useShownQuality } from '../ShowFrame';
import { withWord } from '../valley/address';
import { CONDITIONS, FIGURE_NAMES, figuresAddress, LINE_UP } from './address';
import { figuresMessages } from './messages';
import { figuresShown, LINE_UP_SIZE, PLATE } from './stand';

const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const WITH_DESK = { ...BARE, bottom: 90 };
const CLOTH = { width: 14.6, depth: 11.4, corner: 2, colour: '#3a322c' };
/** From the plate to the tip of the Hero's sword. */
const ALONE: Subject = { x: 0.62, z: 0.42, height: 2, middle: { y: 0.95, z: 0 }, elevation: 0.36 };
const TOGETHER: Subject = {
  x: LINE_UP_SIZE.x,
  z: LINE_UP_SIZE.z,
  height: 1,
  middle: { y: 0.2, z: 0 },
  elevation: 0.8,
};

/** Each figure on a turntable in any colour, condition and motion, or all of them side by side. */
export function FiguresPage({ search, navigate }: PageProps) {
  const words = figuresMessages[useLanguage()];
  const { mode: clock } = usePageClock();
  const quality = useShownQuality();
  const address = useMemo(() => figuresAddress(search), [search]);
  const { figure, house, condition, motion, turn, desk, light } = address;

  const [time] = useState({ seconds: 0 });
  const [drawn] = useState({ seconds: -1, address, figures: figuresShown(address, 0) });
  // Returns the same list as long as nothing changes.
  const figures = useCallback(() => {
    if (drawn.seconds !== time.seconds || drawn.address !== address) {
      drawn.figures = figuresShown(address, time.seconds);
      drawn.seconds = time.seconds;
      drawn.address = address;
    }
    return drawn.figures;
  }, [drawn, time, address]);
  const shine = useMemo(() => blendLights(light, light, 0), [light]);
  const lamp = useCallback(() => shine, [shine]);

  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const [crowdReady, setCrowdReady] = useState(false);
  const onCrowd = useCallback(() => setCrowdReady(true), []);
  const tick = useCallback(
    (seconds: number) => {
      time.seconds += seconds;
    },
    [time],
  );
  const show = useMemo(() => ({ tick }), [tick]);
  useClock(show, clock, () => stage.current?.invalidate());
  useWatchedDriver(stage, ready, 'nobody plays on the page of the figures', {
    tick,
    seekEnd: () => {},
    busy: () => !crowdReady || loading().done < loading().files,
    position: () => address,
    legal: () => [],
    pointOf(name) {
      const found = figures().find(({ id }) => id === name);
      return found === undefined ? null : found.at;
    },
    look: () => {},
  });

  const alone = figure !== LINE_UP;
  const champions = useMemo(
    () => FIGURE_NAMES.filter((name) => isChampion(name) && (!alone || name === figure)),
    [alone, figure],
  );
  const say = (name: string, word: string) => navigate('/dev/figures', withWord(search, name, word));
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
          handle={stage}
          onReady={onReady}
          camera={
            <CameraRig subject={alone ? ALONE : TOGETHER} insets={desk ? WITH_DESK : BARE} free={alone} />
          }
          lights={<DaylightLamps tier={QUALITY[quality]} light={lamp} />}
          setting={
            <>
              <TableTop mats={[]} cloth={CLOTH} />
              {alone && (
                <mesh position-y={PLATE / 2} castShadow receiveShadow>
                  <cylinderGeometry args={[0.72, 0.75, PLATE, 64]} />
                  <Wood seed={11} colour="#b98a5a" />
                </mesh>
              )}
            </>
          }
        >
          <Crowd tier={QUALITY[quality]} figures={figures} onReady={onCrowd} />
          <Champions names={champions} figures={figures} />
        </TableView>
      }
    >
      <Select
        label={words.figure}
        options={[LINE_UP, ...FIGURE_NAMES].map((value) => ({
          value,
          label: words.figures[value] ?? words.all,
        }))}
        value={figure}
        onChange={(value) => say('figure', value)}
      />
      <Select
        label={words.house}
        options={HOUSES.map((value) => ({ value, label: words.houses[value] }))}
        value={house}
        onChange={(value) => say('house', value)}
      />
      <Select
        label={words.condition}
        options={CONDITIONS.map((value) => ({ value, label: words.conditions[value] }))}
        value={condition}
        onChange={(value) => say('condition', value)}
      />
      <Select
        label={words.motion}
        options={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
        value={motion}
        onChange={(value) => say('motion', value)}
      />
      <label>
        {words.turn}
        <input
          type="range"
          min={-180}
          max={180}
          value={turn}
          onChange={({ currentTarget }) => say('turn', currentTarget.value)}
        />
      </label>
      <Select
        label={words.light}
        options={DAY_TIMES.map((value) => ({ value, label: words.lights[value] }))}
        value={light}
        onChange={(value) => say('light', value)}
      />
    </ShowFrame>
  );
}
