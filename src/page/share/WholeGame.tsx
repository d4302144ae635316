import { useMemo } from 'react';
import { formatGameFile } from '#core';
import { useMessages } from '#i18n';
import { useLink } from '#module';
import { Button, LinkField } from '#ui';
import { downloadGame, downloadRecord, type OpenedGame } from './files';

export interface WholeGameProps {
  readonly opened: OpenedGame;
  /** Origin of links: scheme, host and port. */
  readonly origin: string;
}

/** Shares the whole game, hidden information included, as a link or files. */
export function WholeGame({ opened, origin }: WholeGameProps) {
  const { share } = useMessages();
  const { module, game } = opened;
  const file = useMemo(() => formatGameFile(game), [game]);
  return (
    <>
      <LinkField label={share.game} hint={share.gameHint} link={useLink(origin, 'game', file)} />
      <section className="share-files" aria-label={share.files}>
        <h3>{share.files}</h3>
        <p className="ui-field-hint">{share.filesHint}</p>
        <div className="share-buttons">
          <Button onPress={() => downloadGame(opened)}>{share.gameFile}</Button>
          {module.records.texts.map((text) => (
            <Button key={text.language} onPress={() => downloadRecord(opened, text)}>
              {share.records[text.language]}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}
