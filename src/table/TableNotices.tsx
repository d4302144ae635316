import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { useSession } from '#session';
import { useLoading } from '#stage';
import { ErrorNotice, LoadingBar, scrolls } from '#ui';
import { IgnoredNotice } from '../page/faults/IgnoredNotice';
import { SaveNotice } from '../page/saves/SaveNotice';
import { useSaves, useSessions, useTabs } from '../page/services';
import { FaultNotice } from './FaultNotice';
import type { TableParts } from './game/parts';
import { ModelsNotice } from './ModelsNotice';
import { OpenInAnotherTabDialog } from './OpenInAnotherTabDialog';
import { SoundCaptions } from './sound/SoundCaptions';
import type { ShownSound } from './sound/useSoundCaptions';
import './TableNotices.css';

export interface TableNoticesProps {
  /** Id of the saved game. */
  readonly game: string;
  readonly parts: TableParts;
  readonly sounds: readonly ShownSound[];
  /** Whether the browser has taken the WebGL context away. */
  readonly lost: boolean;
  readonly onLobby: () => void;
}

/** Notices over the table: sound captions, loading, lost picture, failed saves and errors. */
export function TableNotices({ game, parts, sounds, lost, onLobby }: TableNoticesProps) {
  const saves = useSaves();
  const sessions = useSessions();
  const tabs = useTabs();
  const { session } = parts;
  const { table } = useMessages();
  const fetched = useLoading();
  const finished = useSession(session, (state) => state.finished);
  const faults = useSession(session, (state) => state.faults);
  const elsewhere = useStore(tabs.elsewhere, (state) => state.elsewhere);
  return (
    <>
      {sounds.length > 0 && <SoundCaptions lines={sounds} />}
      {fetched.share < 1 && <LoadingBar label={table.loading} share={fetched.share} />}
      <div ref={scrolls} className="ui-scroll table-notices">
        {lost && <ErrorNotice text={table.pictureLost} />}
        <FaultNotice faults={faults} onDismiss={() => session.dismissFaults()} />
        <SaveNotice saves={saves} game={{ id: game, running: !finished }} />
        <ModelsNotice />
        <IgnoredNotice />
      </div>
      {elsewhere && <OpenInAnotherTabDialog onHere={() => void sessions.takeOver()} onLobby={onLobby} />}
    </>
  );
}
