import { useMessages } from '#i18n';
import { nameOf } from '#module';
import { Button, IconButton, Scroll } from '#ui';
import '../../../table/tutor/CoachBar.css';
import './AdviceBar.css';
import type { TableParts } from '../../../table/game/parts';
import type { AdviceControl } from './useAdvice';

export interface AdviceBarProps {
  readonly parts: TableParts;
  readonly control: AdviceControl;
}

const percent = (chance: number): number => Math.round(chance * 100);

/** Advice: the best move and the reason for it. Hidden until asked for. */
export function AdviceBar({ parts, control }: AdviceBarProps) {
  const { advice: words } = useMessages();
  const { advice, close, follow } = control;
  if (advice === null) return null;
  return (
    <section className="coach advice" aria-label={words.title}>
      <Scroll className="coach-text" live>
        {advice === 'thinking' && <p className="advice-thinking">{words.thinking}</p>}
        {advice === 'failed' && <p>{words.failed}</p>}
        {typeof advice !== 'string' && <GivenAdvice parts={parts} advice={advice} />}
      </Scroll>
      <div className="coach-ways advice-ways">
        {typeof advice !== 'string' && (
          <Button look="primary" choice onPress={follow}>
            {words.follow}
          </Button>
        )}
        <IconButton icon="close" label={words.close} onPress={close} />
      </div>
    </section>
  );
}

function GivenAdvice({
  parts,
  advice,
}: Pick<AdviceBarProps, 'parts'> & { advice: Exclude<AdviceControl['advice'], string | null> }) {
  const { advice: words } = useMessages();
  const { words: game, names } = parts;
  const { plan, chance, otherwise, forced, foiled } = advice.reason;
  const [first = '', ...rest] = plan.map((events) =>
    game
      .log(events, names)
      .filter(({ tone }) => tone !== 'turn')
      .map(({ text }) => text)
      .join(' '),
  );
  const later = rest.find((text) => text !== '');
  return (
    <>
      <p>
        <strong>{first === '' ? words.hidden : first}</strong>{' '}
        <span className="advice-chances">
          {otherwise === null
            ? (forced ? words.only : words.above)(percent(chance))
            : words.chances(percent(chance), percent(otherwise))}
        </span>
      </p>
      {/* Last, because it is the first to be cut off by a long plan. */}
      <p>
        {later !== undefined && <span className="advice-later">{words.next(later)} </span>}
        {foiled !== null && words.foiled(nameOf(names, foiled))}
      </p>
    </>
  );
}
