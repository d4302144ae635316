import type { TableTalk } from '#module';
import { usePreferenceStore, usePreferences } from '#module';
import { useSession } from '#session';
import { PartGuard, RuleProvider } from '#ui';
import { shelf } from '../page/shelf';
import { Hud } from './Hud';
import type { TableHands } from './hands';
import type { TableLayout } from './layout';

export interface TableHudProps extends TableHands {
  readonly layout: TableLayout;
  /** Whether the game has cards to play from. */
  readonly cards: boolean;
  readonly logOpen: boolean;
  readonly talk: TableTalk | null;
  readonly onPick: (target: string) => void;
  readonly onLobby: () => void;
}

/** The panels of a table with their commands; an error in one affects neither the others nor the picture. */
export function TableHud(props: TableHudProps) {
  const preferenceStore = usePreferenceStore();
  const { parts, tutor, show, rule, text, windows, commands, layout } = props;
  const { session, table, module } = parts;
  const preferences = usePreferences();
  const shown = useSession(session, (state) => state.view);
  const over = useSession(session, (state) => state.over);
  const finished = useSession(session, (state) => state.finished);
  const replaying = useSession(session, (state) => state.inPast || state.over);
  const { looks, photo } = show;
  const taught = shelf.entries.find(({ id }) => id === module.rules.id)?.teaching?.lessons === true;
  // On a phone there is no room for what has buttons of its own elsewhere.
  const short = layout === 'phone' || layout === 'flat';
  return (
    <RuleProvider open={rule.open}>
      <PartGuard version={shown}>
        <Hud
          parts={parts}
          cards={props.cards}
          control={props.control}
          hint={props.hint}
          coach={tutor.says}
          newcomer={tutor.newcomer}
          talk={props.talk}
          caption={show.caption}
          replay={show.replay}
          captions={preferences.captions}
          logOpen={props.logOpen}
          onToggleLog={props.onToggleLog}
          onSpeed={commands.changeSpeed}
          onCaptions={(captions) => preferenceStore.change({ captions })}
          onBranch={windows.onBranch}
          onAdvice={tutor.onAdvice}
          onFilm={windows.onFilm}
          {...(taught ? { onLesson: windows.onLesson } : {})}
          onRanking={over && windows.looking ? windows.onRanking : null}
          onAnalysis={finished ? windows.onAnalysis : null}
          textBoard={
            text.open ? { onCursor: text.setCursor, onPick: props.onPick, onClose: text.close } : null
          }
          menu={{
            textBoardOpen: text.open,
            onTextBoard: text.toggle,
            onWholeTable: looks.wholeTable,
            upright: table.front !== undefined,
            above: looks.above,
            onFromAbove: looks.fromAbove,
            follows: looks.follows,
            muted: preferences.sound.muted,
            onMute: commands.mute,
            onFollow: looks.follow,
            onReplay: short && !replaying ? () => session.replay() : null,
            onAdvice: short ? tutor.onAdvice : null,
            onPhoto: photo.enter,
            onShare: () => windows.show('share'),
            onSettings: () => windows.show('settings'),
            onHelp: () => windows.show('help'),
            onLobby: props.onLobby,
          }}
        />
      </PartGuard>
    </RuleProvider>
  );
}
