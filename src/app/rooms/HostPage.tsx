import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Problem } from '#core';
import { useMessages } from '#i18n';
import type { GameEntry, GameModule } from '#module';
import type { Answers } from '#net';
import { Button, ErrorNotice, Segmented, usePageTitle } from '#ui';
import { persistentQuery } from '../address';
import { BookHead } from '../book/BookHead';
import type { Page } from '../page';
import { connectToRooms, settledWay } from './connection';
import { keepKeys } from './kept';
import './Rooms.css';

export interface HostPageProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
}

/** Where a table for many screens is opened: this screen becomes the table. */
export function HostPage({ page, entry, module }: HostPageProps) {
  const { rooms } = useMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { min, max } = module.rules.players;
  const [players, setPlayers] = useState(Math.min(max, Math.max(min, 4)));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => page.leave(), [page]);
  usePageTitle(rooms.hostTitle);
  const open = async () => {
    setBusy(true);
    const connection = await connectToRooms(window);
    await settledWay(connection);
    const options = module.rules.options.presets[0]?.values ?? {};
    const made = await connection.ask<Answers['create']>({
      do: 'create',
      game: entry.id,
      players,
      options: { ...options },
    });
    connection.close();
    setBusy(false);
    if (!made.ok) {
      setProblem(made.error);
      return;
    }
    keepKeys(page, made.value.room, made.value.keys);
    void navigate(`/room/${made.value.room}${persistentQuery(search)}`);
  };
  return (
    <div className="rooms-page ui-safe">
      <BookHead
        page={page}
        entry={entry}
        title={rooms.hostTitle}
        links={<Link to={`/join${persistentQuery(search)}`}>{rooms.joinInstead}</Link>}
      >
        <p>{rooms.hostText}</p>
      </BookHead>
      <main className="rooms-body rooms-host">
        {problem !== null && <ErrorNotice problem={problem} onDismiss={() => setProblem(null)} />}
        {min < max && (
          <Segmented
            label={rooms.players}
            options={Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => ({
              value: count,
              label: String(count),
            }))}
            value={players}
            onChange={setPlayers}
          />
        )}
        <Button look="primary" large className="poster" disabled={busy} onPress={() => void open()}>
          {rooms.open}
        </Button>
      </main>
    </div>
  );
}
