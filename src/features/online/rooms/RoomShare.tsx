import { useEffect, useState } from 'react';
import { type Problem, type RecordedGame, readingGameFile } from '#core';
import { useMessages } from '#i18n';
import type { GameModule } from '#module';
import type { RoomResponses } from '#net';
import { Dialog, ErrorNotice, InsecureNotice, Waiting } from '#ui';
import { WholeGame } from '../../../page/share/WholeGame';
import { inSlices } from '../../../page/timeSlicing';
import type { RoomClient } from '../client/RoomClient';

export interface RoomShareProps {
  readonly module: GameModule;
  readonly link: RoomClient;
  readonly match: number;
  readonly onClose: () => void;
}

/** Shares a finished game of a room; the link replays it without the server. */
export function RoomShare({ module, link, match, onClose }: RoomShareProps) {
  const { share } = useMessages();
  const [game, setGame] = useState<RecordedGame | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    const fetch = async () => {
      const answer = await link.ask<RoomResponses['record']>({ do: 'record', match });
      const read = answer.ok
        ? await inSlices(readingGameFile(module.rules, module.seats, answer.value))
        : answer;
      if (!wanted) return;
      if (read.ok) setGame(read.value);
      else setProblem(read.error);
    };
    void fetch();
    return () => {
      wanted = false;
    };
  }, [module, link, match]);
  return (
    <Dialog title={share.title} onClose={onClose}>
      <div className="share">
        <InsecureNotice />
        {problem !== null && <ErrorNotice problem={problem} onDismiss={onClose} />}
        {game === null && problem === null && <Waiting />}
        {game !== null && <WholeGame opened={{ module, game }} origin={window.location.origin} />}
      </div>
    </Dialog>
  );
}
