import { useMemo, useRef, useState } from 'react';
import { useMessages } from '#i18n';
import {
  type PageProps,
  PictureGuard,
  useFirstFrame,
  useMemory,
  usePageClock,
  usePreferenceStore,
  usePreferences,
  useRandom,
} from '#module';
import { type CameraRigHandle, pickQuality, rendererName, type StageHandle } from '#stage';
import {
  ErrorNotice,
  IconButton,
  KeyboardHelp,
  LiveRegion,
  orbitKeys,
  SEAT_COLOURS,
  SettingsDialog,
  scrolls,
  seatColourStyle,
  useFileDrop,
  useFreeRectangle,
  usePageTitle,
  useShortcuts,
  useWindowSize,
} from '#ui';
import { cityFaults, GRID } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { useDesk } from '../desk';
import { changedBoxes, strokeOf } from './brush';
import { CheckPanel } from './CheckPanel';
import { CityStage } from './CityStage';
import './CityPage.css';
import { takePlan } from '../lobby/kept';
import { CityPlan } from './CityPlan';
import { runCommand } from './commands';
import { DeskNoticeBar } from './DeskNoticeBar';
import { DeskPanel } from './DeskPanel';
import { cityOf, type Edit, edited } from './editor';
import { editorShortcuts } from './help';
import { brushOf, FIRST_KIT } from './kit';
import { boardBoxes, ghostsOf, marksOf } from './outline';
import { BOARD_SUBJECT, editorInsets } from './places';
import { ToolPanel } from './ToolPanel';
import { useCityDesk } from './useCityDesk';
import { useCityDriver } from './useCityDriver';
import { useCityKeys } from './useCityKeys';
import { useEditor } from './useEditor';
import { usePointing } from './usePointing';
import { useScene } from './useScene';
import { changeWords } from './words';

/** Camera rotation per key press, in radians. */
const ORBIT_STEP = Math.PI / 12;

/** The city editor. */
export function CityPage({ navigate, start }: PageProps) {
  const memory = useMemory();
  const preferenceStore = usePreferenceStore();
  const random = useRandom();
  const handed = useDesk();
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { city: words } = zorgl;
  usePageTitle(words.title);
  const preferences = usePreferences();
  const { mode: clock } = usePageClock();
  const control = useEditor(words.namePlaceholder);
  const { editor, apply } = control;
  const { plan } = editor.draft;
  const desk = useCityDesk(control);
  const [kit, setKit] = useState(FIRST_KIT);
  const pointing = usePointing(plan, kit);
  const { pointed, preview, touched } = pointing;
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<'settings' | 'help' | null>(null);
  const [lost, setLost] = useState(false);
  const [suitable] = useState(() => preferences.quality ?? pickQuality(rendererName()));
  const quality = preferences.quality ?? suitable;
  const size = useWindowSize();
  const stage = useRef<StageHandle>(null);
  const camera = useRef<CameraRigHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const scene = useScene(plan, preferences.reducedMotion, clock, stage);
  useCityDriver({ plan, scene, stage, ready });
  const isDragging = useFileDrop(desk.openFile);

  const faulty = useMemo(() => new Set(cityFaults(plan).flatMap(({ boxes }) => boxes)), [plan]);
  const boxes = useMemo(() => boardBoxes(plan), [plan]);
  const ghosts = useMemo(() => ghostsOf(plan, preview), [plan, preview]);
  const marks = useMemo(() => marksOf(plan, touched, faulty), [plan, touched, faulty]);
  const middle = useRef<HTMLDivElement>(null);
  const free = useFreeRectangle(middle, false);
  const insets = useMemo(
    () => editorInsets(size.width, size.height, free.bottom + free.left + free.right > 0 ? free : null),
    [size.width, size.height, free],
  );

  const tell = (edit: Edit, box: number | null) => {
    const after = edited(editor, edit).draft.plan;
    setSaid(changeWords(after, changedBoxes(plan, after), box, words));
    if (desk.notice?.kind === 'words') desk.dismiss();
    apply(edit);
  };
  const use = (box: number, lower: boolean) => {
    const brush = lower ? ({ tool: 'lower' } as const) : brushOf(kit);
    tell({ do: 'stroke', stroke: strokeOf(plan, box, brush), symmetry: kit.symmetry }, box);
  };
  const lookRound = (move: (rig: CameraRigHandle, smoothly: boolean) => void) => {
    if (camera.current !== null) move(camera.current, !preferences.reducedMotion);
    stage.current?.invalidate();
  };
  const orbit = (aside: number, over: number) => () =>
    lookRound((rig, smoothly) => rig.orbit(aside, over, smoothly));
  const wholeTable = () => lookRound((rig, smoothly) => rig.wholeTable(smoothly));
  useShortcuts({
    w: wholeTable,
    ...orbitKeys((aside, over) => orbit(aside * ORBIT_STEP, over * ORBIT_STEP)),
    '?': () => setOpen('help'),
  });
  useCityKeys((command) => {
    const result = runCommand(command, plan, kit, pointed);
    setKit(result.kit);
    if (result.pointed !== null) pointing.point(result.pointed);
    if (result.edit === null) setSaid(changeWords(plan, [], result.pointed, words));
    else tell(result.edit, result.pointed);
  });
  const toLobby = () => navigate('/');
  const play = async () => {
    const made = cityOf(editor.draft);
    if (!made.ok) return;
    const { name, board } = made.value;
    handed.store.setState({ city: { id: editor.draft.id, name, board } });
    const plan = await takePlan(handed, { memory, random });
    if (plan === undefined) toLobby();
    else start(plan);
  };

  return (
    <div className="city-page" style={seatColourStyle(SEAT_COLOURS)}>
      <section className="city-page-stage" aria-label={messages.table.picture}>
        <PictureGuard onNone={onReady}>
          <CityStage
            scene={scene}
            boxes={boxes}
            ghosts={ghosts}
            marks={marks}
            focused={pointed === null ? null : `plot ${GRID.name(pointed)}`}
            onPick={(name, { secondary }) => use(GRID.parse(name)!, secondary)}
            onHover={pointing.hover}
            subject={BOARD_SUBJECT}
            insets={insets}
            quality={quality}
            clock={clock}
            mood={preferences.mood ?? 'night'}
            tilted={preferences.tiltShift}
            coordinates={preferences.coordinates}
            stage={stage}
            camera={camera}
            onReady={onReady}
            onLost={setLost}
          />
        </PictureGuard>
      </section>
      <main className="city-hud ui-safe" aria-label={words.panels}>
        <div ref={scrolls} className="ui-scroll city-left">
          <ToolPanel kit={kit} onChange={setKit} />
          <CityPlan
            plan={plan}
            pointed={pointed}
            touched={touched}
            faulty={faulty}
            onPoint={pointing.point}
            onUse={use}
          />
        </div>
        <div ref={middle} className="city-notice">
          <DeskNoticeBar notice={desk.notice} onDismiss={desk.dismiss} />
          {lost && <ErrorNotice text={messages.table.pictureLost} />}
          {isDragging && <p className="city-drop">{words.dropHere}</p>}
        </div>
        <div ref={scrolls} className="ui-scroll city-right">
          <div className="city-menu">
            <IconButton
              icon="undo"
              label={words.undo}
              disabled={editor.past.length === 0}
              onPress={() => apply({ do: 'undo' })}
            />
            <IconButton
              icon="redo"
              label={words.redo}
              disabled={editor.future.length === 0}
              onPress={() => apply({ do: 'redo' })}
            />
            <IconButton icon="table" label={messages.table.wholeTable} onPress={wholeTable} />
            <IconButton icon="keyboard" label={messages.table.help} onPress={() => setOpen('help')} />
            <IconButton icon="settings" label={messages.table.settings} onPress={() => setOpen('settings')} />
            <IconButton icon="home" label={words.lobby} onPress={toLobby} />
          </div>
          <CheckPanel draft={editor.draft} onRename={(name) => apply({ do: 'rename', name })} />
          <DeskPanel
            draft={editor.draft}
            desk={desk}
            origin={window.location.origin}
            onPlay={() => void play()}
            onClear={() => apply({ do: 'clear' })}
          />
        </div>
      </main>
      <LiveRegion text={said} />
      {open === 'settings' && (
        <SettingsDialog
          preferences={preferences}
          onChange={(change) => preferenceStore.change(change)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'help' && <KeyboardHelp shortcuts={editorShortcuts(zorgl)} onClose={() => setOpen(null)} />}
    </div>
  );
}
