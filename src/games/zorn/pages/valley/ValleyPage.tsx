import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#i18n';
import {
  type PageProps,
  useClock,
  useFirstFrame,
  usePageClock,
  usePageSounds,
  useSound,
  useWatchedDriver,
} from '#module';
import { CameraRig, loading, QUALITY, type StageHandle, TableTop, TableView } from '#stage';
import { Select } from '#ui';
import { Champions, Crowd, DaylightLamps, Labels, Signs, Valley, type ValleyMoment } from '#zorn/table';
import {
  AREA_PLACES,
  areaSubject,
  blendHours,
  blendLights,
  DAY_TIMES,
  isChampion,
  LAND_STATES,
  type LandStates,
  type PlacedUnit,
  standingFigures,
  valleySubject,
} from '#zorn/view';
import { crowdOfPosition, mustered, writtenCrowd } from '../crowd';
import { ShowFrame, useShownQuality } from '../ShowFrame';
import { OVERLAYS, type ValleyAddress, valleyAddress, withWord } from './address';
import { ChampionVoices } from './ChampionVoices';
import { valleyMessages } from './messages';
import { tensionOf, valleySounds } from './sounds';

const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const WITH_DESK = { ...BARE, bottom: 90 };
const CLOTH = { width: 15.6, depth: 11.4, corner: 2, colour: '#2b2420' };
/** Presets of areas that show a state. */
const SETS = ['', 'row10', 'row10,row9', 'row10,row9,row8,row7', 'all'];

/** Presets for the number of figures. */
const CROWDS = ['', '10', '40', '100'];

/** Strength of each state per area, from the address. */
function statesOf({ states, share }: ValleyAddress): LandStates {
  const shared = (areas: readonly string[]) => Object.fromEntries(areas.map((area) => [area, share]));
  return Object.fromEntries(LAND_STATES.map((state) => [state, shared(states[state])]));
}

/** The units that the address names; null until their file is loaded. */
function useUnits({ crowd, file }: ValleyAddress): readonly PlacedUnit[] | null {
  const [loaded, setLoaded] = useState<{ file: string; units: readonly PlacedUnit[] } | null>(null);
  useEffect(() => {
    if (file === '') return;
    let wanted = true;
    const show = (units: readonly PlacedUnit[]) => wanted && setLoaded({ file, units });
    fetch(file)
      .then((answer) => answer.json())
      .then(
        (json) => show(crowdOfPosition(json)),
        () => show([]),
      );
    return () => {
      wanted = false;
    };
  }, [file]);
  return useMemo(() => {
    if (file !== '') return loaded?.file === file ? loaded.units : null;
    return /^\d+$/.test(crowd) ? mustered(Number(crowd)) : writtenCrowd(crowd);
  }, [crowd, file, loaded]);
}

/** The valley in any light and state. */
export function ValleyPage({ search, navigate }: PageProps) {
  const sound = useSound();
  const language = useLanguage();
  const words = valleyMessages[language];
  const { mode: clock } = usePageClock();
  const quality = useShownQuality();
  const address = useMemo(() => valleyAddress(search), [search]);
  const { light, to, blend, arrows, borders, home, desk } = address;

  const [time] = useState({ seconds: 0 });
  const shown = useMemo(
    () => ({ light: blendLights(light, to, blend), states: statesOf(address), arrows, borders }),
    [light, to, blend, address, arrows, borders],
  );
  const moment = useCallback((): ValleyMoment => ({ seconds: time.seconds, ...shown }), [time, shown]);
  const lamp = useCallback(() => shown.light, [shown]);

  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const [reliefReady, setReliefReady] = useState(false);
  const onRelief = useCallback(() => setReliefReady(true), []);
  const units = useUnits(address);
  const standing = useMemo(() => standingFigures(units ?? []), [units]);
  const figures = useCallback(() => standing, [standing]);
  const champions = useMemo(() => standing.map(({ figure }) => figure).filter(isChampion), [standing]);
  const [crowdReady, setCrowdReady] = useState(false);
  const onCrowd = useCallback(() => setCrowdReady(true), []);
  const hours = useMemo(() => blendHours(light, to, blend), [light, to, blend]);
  usePageSounds(sound, valleySounds(hours), ready);
  const tick = useCallback(
    (seconds: number) => {
      time.seconds += seconds;
      sound.soundtrack.tick(seconds, tensionOf(hours), { ...hours });
    },
    [time, sound, hours],
  );
  const show = useMemo(() => ({ tick }), [tick]);
  useClock(show, clock, () => stage.current?.invalidate());
  useWatchedDriver(stage, ready, 'nobody plays on the page of the valley', {
    tick,
    seekEnd: () => {},
    busy: () =>
      !reliefReady || units === null || (units.length > 0 && !crowdReady) || loading().done < loading().files,
    position: () => address,
    legal: () => [],
    pointOf(name) {
      const place = AREA_PLACES[name];
      return place === undefined ? null : [place.anchor[0], place.height, place.anchor[1]];
    },
    look: () => {},
  });

  const subject = useMemo(() => (home === '' ? valleySubject() : areaSubject(home)), [home]);
  const say = (name: string, word: string) => navigate('/dev/valley', withWord(search, name, word));
  const state = LAND_STATES.find((each) => address.states[each].length > 0) ?? 'growth';
  const query = new URLSearchParams(search);
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
          camera={<CameraRig subject={subject} insets={desk ? WITH_DESK : BARE} free={home !== ''} />}
          lights={<DaylightLamps tier={QUALITY[quality]} light={lamp} />}
          setting={
            <>
              <TableTop mats={[]} cloth={CLOTH} />
              <Valley tier={QUALITY[quality]} moment={moment} figures={figures} onReady={onRelief} />
            </>
          }
        >
          {standing.length > 0 && <Crowd tier={QUALITY[quality]} figures={figures} onReady={onCrowd} />}
          {champions.length > 0 && <Champions names={champions} figures={figures} />}
          <Signs />
          {address.names !== 'off' && <Labels language={language} all={address.names === 'all'} />}
        </TableView>
      }
    >
      <Select
        label={words.light}
        options={DAY_TIMES.map((value) => ({ value, label: words.lights[value] }))}
        value={light}
        onChange={(value) => say('light', value)}
      />
      <Select
        label={words.to}
        options={DAY_TIMES.map((value) => ({ value, label: words.lights[value] }))}
        value={to}
        onChange={(value) => say('to', value)}
      />
      <Share label={words.blend} value={blend} onChange={(value) => say('blend', value)} />
      <Select
        label={words.state}
        options={LAND_STATES.map((value) => ({ value, label: words.states[value] }))}
        value={state}
        onChange={(value) => say(value, query.get(value) ?? 'row10')}
      />
      <Select
        label={words.areas}
        options={[...new Set([...SETS, query.get(state) ?? ''])].map((value) => ({
          value,
          label: value === '' ? '–' : value,
        }))}
        value={query.get(state) ?? ''}
        onChange={(value) => say(state, value)}
      />
      <Share label={words.share} value={address.share} onChange={(value) => say('share', value)} />
      <Select
        label={words.names}
        options={OVERLAYS.map((value) => ({ value, label: words.overlays[value] }))}
        value={address.names}
        onChange={(value) => say('names', value)}
      />
      <Select
        label={words.home}
        options={['', ...Object.keys(AREA_PLACES)].map((value) => ({
          value,
          label: value === '' ? words.whole : value,
        }))}
        value={home}
        onChange={(value) => say('home', value)}
      />
      <Select
        label={words.crowd}
        options={[...new Set([...CROWDS, address.crowd])].map((value) => ({
          value,
          label: value === '' ? '–' : value,
        }))}
        value={address.crowd}
        onChange={(value) => say('crowd', value)}
      />
      <ChampionVoices sound={sound} />
    </ShowFrame>
  );
}

interface ShareProps {
  readonly label: string;
  /** 0 … 1 */
  readonly value: number;
  readonly onChange: (value: string) => void;
}

function Share({ label, value, onChange }: ShareProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
