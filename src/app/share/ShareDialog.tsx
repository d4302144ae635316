import { useMemo } from 'react';
import { formatGameFile } from '#core';
import { useMessages } from '#i18n';
import { useLink } from '#module';
import { useSession } from '#session';
import { Button, Dialog, LinkField } from '#ui';
import type { RunningGame } from '../start';
import { downloadGame, downloadRecord } from './files';
import { recordRunning } from './recorded';

export interface ShareDialogProps {
  readonly running: RunningGame;
  /** What links begin with: scheme, host and port. */
  readonly origin: string;
  readonly onClose: () => void;
}

/** Links to the moment on the table and to the whole game, and the game as files. */
export function ShareDialog({ running, origin, onClose }: ShareDialogProps) {
  const { share } = useMessages();
  const { module, session, source } = running;
  const actions = useSession(session, (state) => state.actual);
  const moment = useSession(session, (state) => (state.inPast ? state.shown : state.actual));
  const game = useMemo(() => recordRunning(running, actions), [running, actions]);
  const file = useMemo(() => formatGameFile(game), [game]);
  return (
    <Dialog title={share.title} onClose={onClose}>
      <div className="share">
        <p className="share-warning">{share.warning}</p>
        <LinkField
          label={share.position}
          hint={share.positionHint}
          link={useLink(origin, 'position', source.positionAt(moment))}
        />
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
      </div>
    </Dialog>
  );
}
