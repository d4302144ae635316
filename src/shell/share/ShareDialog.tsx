import { useMemo, useState } from 'react';
import type { Seed } from '#core';
import { useMessages } from '#i18n';
import { useLink } from '#module';
import { useSession } from '#session';
import { Button, Dialog, InsecureNotice, LinkField } from '#ui';
import { positionToShare, recordRunning } from '../../page/share/recorded';
import { WholeGame } from '../../page/share/WholeGame';
import type { RunningGame } from '../../page/start';
import './ShareDialog.css';

export interface ShareDialogProps {
  readonly running: RunningGame;
  /** Origin of links: scheme, host and port. */
  readonly origin: string;
  /** Generates a seed. */
  readonly newSeed: () => Seed;
  readonly onClose: () => void;
}

/**
 * Shares the current position or the whole game by link, or the game as files. The position of a running game reveals
 * only what the person at the device can see; sharing the whole game needs confirmation.
 */
export function ShareDialog({ running, origin, newSeed, onClose }: ShareDialogProps) {
  const { share } = useMessages();
  const { session } = running;
  const finished = useSession(session, (state) => state.finished);
  const moment = useSession(session, (state) => (state.inPast ? state.shown : state.actual));
  const actions = useSession(session, (state) => state.actual);
  const [seed] = useState(newSeed);
  const [agreed, setAgreed] = useState(false);
  const position = useMemo(() => positionToShare(running, moment, seed), [running, moment, seed]);
  const opened = useMemo(
    () => ({ module: running.module, game: recordRunning(running, actions) }),
    [running, actions],
  );
  return (
    <Dialog title={share.title} onClose={onClose}>
      <div className="share">
        <InsecureNotice />
        <LinkField
          label={share.position}
          hint={finished ? share.positionHint : share.positionDealtAnew}
          link={useLink(origin, 'position', position)}
        />
        {finished || agreed ? (
          <WholeGame opened={opened} origin={origin} />
        ) : (
          <section className="share-ask" aria-label={share.game}>
            <p className="share-warning">{share.reveals}</p>
            <Button onPress={() => setAgreed(true)}>{share.reveal}</Button>
          </section>
        )}
      </div>
    </Dialog>
  );
}
