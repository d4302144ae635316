import { Suspense } from 'react';
import type { BotId } from '#bots';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import { usePreferenceStore, usePreferences } from '#module';
import { isHuman, type SeatInfo, useSession } from '#session';
import { KeyboardHelp, KeysDialog, PartGuard, SettingsDialog, Waiting } from '#ui';
import { RulesLink } from '../page/RulesLink';
import { shelf } from '../page/shelf';
import type { RunningGame } from '../page/start';
import { BranchDialog } from './BranchDialog';
import type { AddedDialog, TableExtensions } from './extensions';
import type { TableParts } from './game/parts';
import { keyGroups, keysInUse } from './keyGroups';

/** The open dialog. */
export type OpenDialog =
  | AddedDialog
  | 'settings'
  | 'help'
  | 'keys'
  /** `anew`: deal hidden information again although the game is over; `seat`: the seat that decides. */
  | { readonly branch: number; readonly redeals?: boolean; readonly seat?: string }
  | null;

export interface TableDialogsProps {
  readonly open: OpenDialog;
  /** Dialogs added by features. */
  readonly added: TableExtensions['dialogs'];
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly quality: Quality;
  readonly onBranch: (action: number, bots: ReadonlyMap<string, BotId>, redeals: boolean) => void;
  readonly onOpen: (open: OpenDialog) => void;
  /** Shows a position of the game. @param action number of actions before it */
  readonly onMoment: (action: number) => void;
  readonly onClose: () => void;
}

/** The dialogs over the table, one at a time; an error in one does not affect the table. */
export function TableDialogs(props: TableDialogsProps) {
  return (
    <PartGuard version={props.open}>
      <OpenedDialog {...props} />
    </PartGuard>
  );
}

/** The seats of people in a branched game: those of the original, or, if it had no bots, the team that decides. */
function peopleOf(
  { module, source }: RunningGame,
  seats: readonly SeatInfo[],
  seat: string,
): readonly string[] {
  const people = seats.filter(isHuman).map((each) => each.seat);
  if (people.length < seats.length) return people;
  return module.rules.teams(source.positionAt()).find((team) => team.includes(seat)) ?? [seat];
}

function OpenedDialog({
  open,
  added,
  running,
  parts,
  quality,
  onBranch,
  onOpen,
  onMoment,
  onClose,
}: TableDialogsProps) {
  const preferenceStore = usePreferenceStore();
  const messages = useMessages();
  const preferences = usePreferences();
  const seats = useSession(parts.session, (state) => state.seats);
  const game = { id: running.module.rules.id, title: parts.words.title, keys: parts.words.keys };
  const groups = keyGroups(messages, game, parts.table);
  switch (open) {
    case null:
      return null;
    case 'settings':
      return (
        <SettingsDialog
          preferences={preferences}
          keyGroups={groups}
          onChange={(change) => preferenceStore.change(change)}
          onClose={onClose}
        />
      );
    case 'help':
      return (
        <KeyboardHelp
          shortcuts={keysInUse(messages, game, parts.table, preferences.keys)}
          onChange={() => onOpen('keys')}
          onClose={onClose}
        >
          <RulesLink entry={shelf.entries.find(({ id }) => id === running.module.rules.id)} apart />
        </KeyboardHelp>
      );
    case 'keys':
      return (
        <KeysDialog
          groups={groups}
          bindings={preferences.keys}
          onChange={(keys) => preferenceStore.change({ keys })}
          onClose={() => onOpen('help')}
        />
      );
    case 'share':
    case 'film':
    case 'lesson':
    case 'analysis': {
      const Added = added[open];
      return (
        <Suspense fallback={<Waiting />}>
          <Added
            running={running}
            parts={parts}
            quality={quality}
            onMoment={onMoment}
            onPlayOut={(action, seat) => onOpen({ branch: action, redeals: true, seat })}
            onClose={onClose}
          />
        </Suspense>
      );
    }
    default:
      return (
        <BranchDialog
          action={open.branch}
          seats={seats}
          {...(open.seat !== undefined && { people: peopleOf(running, seats, open.seat) })}
          dealtAnew={open.redeals === true || !parts.session.store.getState().finished}
          onStart={(bots) => onBranch(open.branch, bots, open.redeals === true)}
          onClose={onClose}
        />
      );
  }
}
