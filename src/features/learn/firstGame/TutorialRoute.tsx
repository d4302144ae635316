import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Problem } from '#core';
import { useMessages } from '#i18n';
import { useMemory } from '#module';
import { Button, ErrorNotice, Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { UnknownPage } from '../../../page/faults/UnknownPage';
import { openFirstGame } from '../../../page/firstGame/begin';
import { loadTwice } from '../../../page/lazily';
import { useSaves, useSessions } from '../../../page/services';
import { shelf } from '../../../page/shelf';

/** Opens the tutorial of the game in the address, resuming where it was left. */
export function TutorialRoute() {
  const memory = useMemory();
  const saves = useSaves();
  const sessions = useSessions();
  const { game = '' } = useParams();
  const { pathname, search } = useLocation();
  const { firstGame: words, learn } = useMessages();
  const navigate = useNavigate();
  const [fault, setFault] = useState<Problem | 'lost' | null>(null);
  const entry = shelf.entries.find(({ id }) => id === game);
  const teaching = entry?.teaching?.firstGame === true ? entry.teaching : undefined;
  useEffect(() => {
    if (teaching === undefined || entry === undefined) return;
    let gone = false;
    const open = async () => {
      const [module, { firstGame }] = await Promise.all([
        loadTwice(() => entry.load()),
        loadTwice(() => teaching.load()),
      ]);
      if (gone || firstGame === undefined) return;
      const opened = await openFirstGame({ memory, saves, sessions }, module, firstGame);
      if (gone) return;
      if (opened.ok) void navigate(`/table${persistentQuery(search)}`, { replace: true });
      else setFault(opened.error);
    };
    open().catch(() => {
      if (!gone) setFault('lost');
    });
    return () => {
      gone = true;
    };
  }, [memory, saves, sessions, entry, teaching, navigate, search]);
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  if (teaching === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  if (fault === null) return <Waiting />;
  return (
    <main>
      <ErrorNotice {...(fault === 'lost' ? { text: words.failed } : { problem: fault })} />
      <Button onPress={onLobby}>{learn.lobby}</Button>
    </main>
  );
}
