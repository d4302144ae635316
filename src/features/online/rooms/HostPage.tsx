import { type CSSProperties, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Problem } from '#core';
import { useMessages } from '#i18n';
import { type GameEntry, type GameModule, type PlannedGame, SetupForm, useMemory, useRandom } from '#module';
import { Button, ErrorNotice, SeatOrderProvider, Toggle, usePageTitle, Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { useConnect, useSessions } from '../../../page/services';
import '../../../page/lobby/Lobby.css';
import '../../../page/lobby/Poster.css';
import { PageLanguage } from '../../../page/PageLanguage';
import { saveKeys } from '../client/roomStorage';
import { openRoom } from './openRoom';
import '../client/Rooms.css';

export interface HostPageProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
}

/** Sets up and opens a table for several devices; this screen becomes its host. */
export function HostPage({ entry, module }: HostPageProps) {
  const connect = useConnect();
  const memory = useMemory();
  const random = useRandom();
  const sessions = useSessions();
  const { rooms, rules, lobby } = useMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [seed] = useState(() => random.seed());
  const [fair, setFair] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => sessions.leave(), [sessions]);
  usePageTitle(rooms.hostTitle);
  const go = (path: string) => void navigate(`${path}${persistentQuery(search)}`);
  const open = async (plan: PlannedGame) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const made = await openRoom(connect, module, plan, fair);
    setBusy(false);
    if (!made.ok) {
      setProblem(made.error);
      return;
    }
    saveKeys(memory, made.value);
    go(`/room/${made.value.room}`);
  };
  const form = {
    seed,
    navigate: go,
    onStart: (plan: PlannedGame) => void open(plan),
    opens: rooms.open,
  };
  const { Form } = module.lobby;
  const longest = Math.max(...rooms.hostTitle.split(' ').map((word) => word.length));
  const Poster = entry.box?.Poster;
  const whole = module.rules.options.short === undefined ? entry.box?.minutes : undefined;
  const fairHint = whole === undefined ? rooms.fairHostHint : rooms.fairHostWhole(lobby.minutes(whole));
  return (
    <SeatOrderProvider seats={module.seats}>
      {Poster !== undefined && (
        <div className="lobby-poster">
          <Poster />
        </div>
      )}
      <main className="ui-page lobby rooms-host ui-safe">
        <div className="lobby-title">
          <p className="rooms-host-game">{entry.title}</p>
          <h1 className="rooms-host-title" style={{ '--letters': longest } as CSSProperties}>
            {rooms.hostTitle}
          </h1>
          <p className="lobby-tagline rooms-host-tagline">{rooms.hostText}</p>
        </div>
        <div className="lobby-desk">
          <div className="lobby-top">
            <Button onPress={() => go('/')}>{rules.lobby}</Button>
            <Button onPress={() => go('/join')}>{rooms.joinInstead}</Button>
            <PageLanguage />
          </div>
          {problem !== null && <ErrorNotice problem={problem} onDismiss={() => setProblem(null)} />}
          <p className="rooms-host-seats">{rooms.hostSeats}</p>
          <div className="rooms-host-seats">
            <Toggle label={rooms.fairHost} hint={fairHint} value={fair} onChange={setFair} />
          </div>
          {busy && <Waiting />}
          {Form === undefined ? <SetupForm module={module} {...form} /> : <Form {...form} />}
        </div>
      </main>
    </SeatOrderProvider>
  );
}
