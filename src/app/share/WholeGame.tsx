import { useMemo } from 'react';
import { formatGameFile } from '#core';
import { useMessages } from '#i18n';
import { useLink } from '#module';
import { useSession } from '#session';
import { Button, LinkField } from '#ui';
import type { RunningGame } from '../start';
import { downloadGame, downloadRecord } from './files';
import { recordRunning } from './recorded';

export interface WholeGameProps {
  readonly running: RunningGame;
  /** What links begin with: scheme, host and port. */
  readonly origin: string;
}

/** The game from its beginning, with all that is hidden in it: as a link and as files. */
export function WholeGame({ running, origin }: WholeGameProps) {
  const { share } = useMessages();
  const { module, session } = running;
  const actions = useSession(session, (state) => state.actual);
  const game = useMemo(() => recordRunning(running, actions), [running, actions]);
  const file = useMemo(() => formatGameFile(game), [game]);
  return (
    <>
      <LinkField label={share.game} hint={share.gameHint} link={useLink(origin, 'game', file)} />
      <section className="share-files" aria-label={share.files}>
        <h3>{share.files}</h3>
        <p className="ui-field-hint">{share.filesHint}</p>
        <div className="share-buttons">
          <Button onPress={() => downloadGame({ module, game })}>{share.gameFile}</Button>
          {module.records.texts.map((text) => (
            <Button key={text.language} onPress={() => downloadRecord({ module, game }, text)}>
              {share.records[text.language]}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}
