import { useState } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { GameModule } from '#module';
import { useMemory, useNotices } from '#module';
import { Button, Dialog, IconButton, RuleButton, Scroll } from '#ui';
import { beginFirstGame } from '../../../page/firstGame/begin';
import { useSessions } from '../../../page/services';
import '../../../table/tutor/CoachBar.css';
import './CoachBar.css';
import type { Coach } from './useCoach';

export interface CoachBarProps {
  readonly module: GameModule;
  readonly coach: Coach;
}

/** The coach's text and buttons in a tutorial. */
export function CoachBar({ module, coach }: CoachBarProps) {
  const memory = useMemory();
  const notices = useNotices();
  const sessions = useSessions();
  const { firstGame: words } = useMessages();
  const language = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const { speech, first, coached } = coach;
  if (speech === null) return null;
  const { ideas } = first;
  const restart = () => {
    const begun = beginFirstGame({ memory, sessions }, module, first);
    if (!begun.ok) notices.report(begun.error);
  };
  const text = [speech.before, speech.text].flatMap((each) => (each === null ? [] : [each[language]]));
  return (
    <section className="coach" aria-label={words.coach} data-read={speech.read || undefined}>
      <progress
        className="coach-progress"
        max={ideas.length}
        value={coached.learnt.length}
        aria-label={words.learnt(coached.learnt.length, ideas.length)}
      />
      <Scroll className="coach-text" live>
        <span key={speech.key}>{text.join(' ')}</span>
      </Scroll>
      <div className="coach-ways">
        {speech.read && (
          <Button look="primary" choice onPress={coach.next}>
            {words.next}
          </Button>
        )}
        {speech.skips && (
          <Button look="quiet" onPress={coach.skip}>
            {words.skip}
          </Button>
        )}
        <RuleButton clause={speech.clause} look="mark" />
        <IconButton icon="close" label={words.leave} onPress={() => setLeaving(true)} />
      </div>
      {leaving && (
        <Dialog title={words.leaveTitle} className="coach-leave" onClose={() => setLeaving(false)}>
          <p>{words.leaveText}</p>
          <div className="coach-leave-ways">
            <Button look="primary" first onPress={() => setLeaving(false)}>
              {words.stay}
            </Button>
            <Button onPress={coach.silence}>{words.playOn}</Button>
            <Button onPress={() => restart()}>{words.startAnew}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
