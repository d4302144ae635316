import { Suspense } from 'react';
import { useMessages } from '#i18n';
import { type GameModule, type PrimerPart, seatColoursOf, usePageClock, usePreferences } from '#module';
import { Button, Dialog, PartGuard, seatColourStyle } from '#ui';
import { lazily } from '../../page/lazily';
import { shelf } from '../../page/shelf';
import './PrimerDialog.css';

export interface PrimerDialogProps {
  readonly module: GameModule;
  readonly parts: readonly PrimerPart[];
  /** Starts the first game; null if there is none. */
  readonly onFirstGame: (() => void) | null;
  /** Opens the lessons of the game; null if it has none. */
  readonly onLearn: (() => void) | null;
  /** Opens the rulebook; null if the game has none. */
  readonly onRules: (() => void) | null;
  readonly onClose: () => void;
}

interface PictureProps {
  readonly rules: GameModule['rules'];
  readonly lesson: string;
  readonly still: boolean;
}

/** Animated pictures of each game, loaded on demand. */
const PICTURES = new Map(
  shelf.entries.flatMap(({ id, teaching }) => {
    if (teaching === undefined) return [];
    const Picture = lazily<PictureProps>(async () => {
      const [{ MovingDiagram }, taught] = await Promise.all([import('./MovingDiagram'), teaching.load()]);
      const { board, lessons = [] } = taught;
      return ({ rules, lesson: shown, still }) => {
        const lesson = lessons.find((each) => each.id === shown);
        return board === undefined || lesson === undefined ? null : (
          <MovingDiagram rules={rules} board={board} lesson={lesson} still={still} />
        );
      };
    });
    return [[id, Picture] as const];
  }),
);

/** How to play: three animated pictures and the button of a first game, with the rest folded. */
export function PrimerDialog(props: PrimerDialogProps) {
  const { module, parts, onFirstGame, onLearn, onRules, onClose } = props;
  const { lobby, learn, firstGame } = useMessages();
  const { mode: clock } = usePageClock();
  const still = usePreferences().reducedMotion || clock === 'manual';
  const { rules } = module;
  const Picture = PICTURES.get(rules.id);
  const shown = parts.filter(({ lesson }) => lesson !== undefined);
  const sections = parts.filter(({ lesson }) => lesson === undefined);
  const words = (
    <dl>
      {sections.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog title={lobby.primer} className="primer" onClose={onClose}>
      {onFirstGame !== null && (
        <div className="primer-first">
          <Button look="primary" large className="poster" onPress={onFirstGame}>
            {firstGame.link}
          </Button>
          <p>{firstGame.pitch}</p>
        </div>
      )}
      <ol className="primer-pictures" style={seatColourStyle(seatColoursOf(module))}>
        {shown.map(({ title, text, lesson }) => (
          <li key={title}>
            <div className="primer-picture">
              {Picture !== undefined && lesson !== undefined && (
                <PartGuard version={lesson}>
                  <Suspense>
                    <Picture rules={rules} lesson={lesson} still={still} />
                  </Suspense>
                </PartGuard>
              )}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {shown.length === 0 ? (
        words
      ) : (
        <details className="primer-more">
          <summary>{lobby.more}</summary>
          {words}
        </details>
      )}
      <div className="primer-ways">
        {onLearn !== null && <Button onPress={onLearn}>{learn.link}</Button>}
        {onRules !== null && <Button onPress={onRules}>{lobby.allRules}</Button>}
      </div>
    </Dialog>
  );
}
