import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n';
import type { LessonBoard } from '#learning';
import { type GameEntry, type GameModule, type GameTable, usePersistentState } from '#module';
import { Button, Dialog, downloadText } from '#ui';
import { persistentQuery } from '../../page/address';
import { UnknownPage } from '../../page/faults/UnknownPage';
import { AuthorDesk } from './AuthorDesk';
import { AuthorPreview } from './AuthorPreview';
import '../../table/lesson/lessonLayout.css';
import './AuthorPage.css';
import { type Draft, tidied } from './draft';
import { draftsName, readDrafts, writtenDrafts } from './drafts';

export interface AuthorPageProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly board: LessonBoard;
  /** Id of the lesson on this device. */
  readonly name: string;
  /** Playing instead of editing. */
  readonly played: boolean;
  readonly onLobby: () => void;
}

/** Saves a lesson as a file that the lobby can open. */
function saveFile(draft: Draft): void {
  const file = tidied(draft);
  downloadText(`${file.id}.kaiju-lesson.json`, `${JSON.stringify(file, null, 2)}\n`);
}

/** A lesson of this device: editor or player. */
export function AuthorPage({ entry, module, game, board, name, played, onLobby }: AuthorPageProps) {
  const { author, common } = useMessages();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { rules } = module;
  const read = useCallback((kept: unknown) => readDrafts(rules, kept), [rules]);
  const [drafts, setDrafts] = usePersistentState(draftsName(rules.id), read, writtenDrafts);
  const [dropping, setDropping] = useState(false);
  const draft = drafts[name];
  if (draft === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  const show = (on: boolean) => {
    const own = `/author/${rules.id}/${name}`;
    void navigate(`${on ? `${own}/play` : own}${persistentQuery(search)}`, { replace: true });
  };
  const drop = () => {
    const { [name]: _, ...others } = drafts;
    setDrafts(others);
    void navigate(`/learn/${rules.id}${persistentQuery(search)}`);
  };
  const parts = { entry, module, game, draft, onSave: () => saveFile(draft) };
  return (
    <>
      {played ? (
        <AuthorPreview {...parts} onEdit={() => show(false)} />
      ) : (
        <AuthorDesk
          {...parts}
          board={board}
          onChange={(changed) => setDrafts({ ...drafts, [name]: changed })}
          onPreview={() => show(true)}
          onDrop={() => setDropping(true)}
        />
      )}
      {dropping && (
        <Dialog title={author.drop} onClose={() => setDropping(false)}>
          <p>{author.dropAsk}</p>
          <Button look="primary" first onPress={drop}>
            {author.drop}
          </Button>
          <Button onPress={() => setDropping(false)}>{common.cancel}</Button>
        </Dialog>
      )}
    </>
  );
}
