import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ErrorNotice, IconButton, useFileDrop } from '#ui';
import type { HouseMonster } from '#zorgl/rules';
import { MonsterTraits, useZorglMessages } from '#zorgl/view';
import { AskDialog } from './AskDialog';
import { type Bench, isChanged } from './bench';
import { freeId, monsterOfDraft } from './draft';
import { downloadMonster } from './files';
import { LinkDialog } from './LinkDialog';
import { Looks } from './Looks';
import { MonsterForm } from './MonsterForm';
import { Notice } from './Notice';
import { Shelf } from './Shelf';
import './Workshop.css';

export interface WorkshopProps {
  readonly bench: Bench;
  /** The origin of links: scheme, host and port. */
  readonly origin: string;
  /** Renders a monster's figure on a turntable. */
  readonly figure: (monster: HouseMonster) => ReactNode;
  readonly onLobby: () => void;
  /** Opens the lobby with a monster preselected. */
  readonly onPlay: (id: string) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The monster workshop: saved monsters, the open one, its figure and its card. */
export function Workshop({ bench, origin, figure, onLobby, onPlay }: WorkshopProps) {
  const { workshop } = useZorglMessages();
  const { entries, work, notice, problem, waiting } = useStore(bench.store);
  const [linking, setLinking] = useState(false);
  const [toRemove, setToRemove] = useState<string | null>(null);
  const isDragging = useFileDrop((file) => void bench.importFile(file));
  const { draft, kept, guest } = work;
  const changed = isChanged(work);
  const monster = useMemo(() => {
    const name = draft.name.trim() === '' ? workshop.unnamed : draft.name;
    return monsterOfDraft({ ...draft, name }, kept?.id ?? freeId(name, NOBODY));
  }, [draft, kept, workshop.unnamed]);
  return (
    <main className="ui-page workshop ui-safe">
      <header className="workshop-head">
        <IconButton icon="home" label={workshop.back} onPress={() => bench.leave(onLobby)} />
        <h1>{workshop.title}</h1>
        <Notice
          notice={notice}
          guest={kept === null ? guest : null}
          onUndo={() => void bench.undo()}
          onKeep={() => void bench.keep()}
          onDismissGuest={() => bench.dismissGuest()}
        />
      </header>
      {problem !== null && (
        <ErrorNotice
          className="workshop-problem"
          problem={problem}
          onDismiss={() => bench.dismissProblem()}
        />
      )}
      <Shelf
        entries={entries ?? []}
        open={kept?.id ?? null}
        persistent={bench.persistent}
        onOpen={(each) => bench.open(each)}
        onFresh={() => bench.fresh()}
        onImport={(file) => void bench.importFile(file)}
        onRemoveBroken={setToRemove}
      />
      <div className="workshop-show">
        {figure(monster)}
        <aside className="workshop-card" aria-label={workshop.card}>
          <h2>{monster.name}</h2>
          <MonsterTraits monster={monster} />
        </aside>
      </div>
      <Looks draft={draft} onChange={(change) => bench.change(change)} />
      <MonsterForm
        draft={draft}
        kept={kept !== null && !changed}
        known={kept !== null}
        onChange={(change) => bench.change(change)}
        onKeep={() => void bench.keep()}
        onPlay={() => onPlay(monster.id)}
        onDuplicate={() => bench.duplicate()}
        onExport={() => downloadMonster(monster)}
        onLink={() => setLinking(true)}
        onRemove={() => kept !== null && void bench.remove(kept)}
      />
      {isDragging && (
        <div className="workshop-drop" aria-hidden="true">
          {workshop.dropFile}
        </div>
      )}
      {linking && <LinkDialog monster={monster} origin={origin} onClose={() => setLinking(false)} />}
      {waiting !== null && (
        <AskDialog
          title={workshop.leaveTitle(monster.name)}
          hint={workshop.leaveHint}
          answers={[
            { label: workshop.leaveKeep, onChoose: () => void bench.answer('keep') },
            { label: workshop.leaveDiscard, onChoose: () => void bench.answer('discard') },
            { label: workshop.leaveStay, onChoose: () => void bench.answer('stay') },
          ]}
          onClose={() => void bench.answer('stay')}
        />
      )}
      {toRemove !== null && (
        <AskDialog
          title={workshop.removeBroken(toRemove)}
          hint={workshop.removeBrokenHint}
          answers={[
            { label: workshop.spare, onChoose: () => setToRemove(null) },
            {
              label: workshop.remove,
              onChoose: () => {
                setToRemove(null);
                void bench.removeBroken(toRemove);
              },
            },
          ]}
          onClose={() => setToRemove(null)}
        />
      )}
    </main>
  );
}
