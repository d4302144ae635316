import { Link, useLocation } from 'react-router';
import { leaders } from '#core';
import { useLanguage, useMessages } from '#i18n';
import type { TutorialStep } from '#learning';
import { useSession } from '#session';
import { Button, classes, Dialog } from '#ui';
import { persistentQuery } from '../../../page/address';
import type { RunningGame } from '../../../page/start';
import './FirstGameEnd.css';
import type { Coach } from './useCoach';

export interface FirstGameEndProps {
  readonly running: RunningGame;
  readonly coach: Coach;
  /** Starts the same kind of game against an opponent who plays to win. */
  readonly onRealGame: () => void;
  readonly onAnew: () => void;
  readonly onResult: () => void;
  /** Closes it. */
  readonly onLook: () => void;
}

/** Learnt ideas in the order in which they were learnt, then the rest. */
function inOrder(ideas: readonly TutorialStep[], learnt: readonly string[]): readonly TutorialStep[] {
  const place = ({ id }: TutorialStep) => (learnt.includes(id) ? learnt.indexOf(id) : learnt.length);
  return ideas.toSorted((one, other) => place(one) - place(other));
}

/** End of a tutorial: what was learnt, and what to do next. */
export function FirstGameEnd(props: FirstGameEndProps) {
  const { running, coach } = props;
  const { firstGame: words } = useMessages();
  const language = useLanguage();
  const search = persistentQuery(useLocation().search);
  const { session, module } = running;
  const { rules } = module;
  const view = useSession(session, (state) => state.view);
  const { first, coached } = coach;
  const winners = leaders(rules.ranking(view));
  const won = winners.includes(first.seat);
  const lost = winners.length === 0 ? words.nobodyText : words.lostText;
  const path = `/learn/${rules.id}`;
  return (
    <Dialog title={won ? words.wonTitle : words.lostTitle} className="first-end" onClose={props.onLook}>
      <p>{won ? words.wonText : lost}</p>
      <ul className="first-end-ideas">
        {inOrder(first.ideas, coached.learnt).map(({ id, title }) => {
          const learnt = coached.learnt.includes(id);
          return (
            <li key={id} className={classes(!learnt && 'unseen')}>
              <span aria-hidden="true">{learnt ? '✓' : '·'}</span>
              <span>
                {title[language]}
                {!learnt && <span className="visually-hidden"> ({words.unseen})</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{words.beyond}</h3>
      <ul className="first-end-beyond">
        {first.beyond.map(({ title, lesson }) => (
          <li key={lesson}>
            <Link to={`${path}/${lesson}${search}`}>{title[language]}</Link>
          </li>
        ))}
      </ul>
      <div className="first-end-ways">
        <Button look="primary" first onPress={props.onRealGame}>
          {words.realGame}
        </Button>
        <Link className="ui-button" to={`${path}${search}`}>
          {words.allLessons}
        </Link>
        <Link className="ui-button" to={`/rules/${rules.id}/sheet${search}`}>
          {words.sheet}
        </Link>
        <Button onPress={props.onAnew}>{words.again}</Button>
        <Button look="quiet" onPress={props.onResult}>
          {words.result}
        </Button>
        <Button look="quiet" onPress={props.onLook}>
          {words.look}
        </Button>
      </div>
    </Dialog>
  );
}
