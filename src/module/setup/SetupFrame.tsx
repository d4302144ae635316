import type { ReactNode } from 'react';
import { type GameTypes, isGeneratedSeed } from '#core';
import { useMessages } from '#i18n';
import { Button, LobbyOptions, Segmented, SetupSheet, seatColourStyle } from '#ui';
import type { LobbyFormProps } from '../lobby';
import type { PlannedGame } from '../plan';
import { useRandom } from '../services';
import { useOptionsOpen } from '../useOptionsOpen';
import type { SetupDraft } from './draft';
import './setup.css';
import type { SetupWords } from './words';

export interface SetupFrameProps<T extends GameTypes> extends Pick<LobbyFormProps<T>, 'onStart'> {
  /** See {@link LobbyFormProps}. */
  readonly opens: string | undefined;
  readonly words: Pick<SetupWords, 'cast' | 'start'>;
  readonly draft: SetupDraft<T['Seat']>;
  readonly onDraft: (draft: SetupDraft<T['Seat']>) => void;
  /** The plan of the draft; undefined while it is invalid. */
  readonly plan: PlannedGame<T> | undefined;
  /** Seats and players. */
  readonly cast: ReactNode;
  /** The options that differ from the defaults, in a word or two each. */
  readonly changes: readonly string[];
  /** Options that a first game can do without. */
  readonly children: ReactNode;
}

/** A set-up form: the seats, the options folded into one line, and the start button. */
export function SetupFrame<T extends GameTypes>(props: SetupFrameProps<T>) {
  const random = useRandom();
  const { opens, words, draft, onDraft, plan, onStart } = props;
  const { lobby } = useMessages();
  const [open, setOpen] = useOptionsOpen();
  const { seats } = draft as SetupDraft;
  const colours = Object.fromEntries(Object.entries(seats).map(([seat, { colour }]) => [seat, colour]));
  const start = () => {
    if (plan === undefined) return;
    // The next game must not be dealt the same cards.
    onDraft({ ...draft, seed: String(random.seed()) });
    onStart(plan);
  };
  return (
    <div className="setup" style={seatColourStyle(colours)}>
      <SetupSheet
        start={
          <>
            <Button look="primary" className="poster" disabled={plan === undefined} onPress={start}>
              {opens ?? words.start ?? lobby.start}
            </Button>
            {opens === undefined && plan !== undefined && plan.bots.size === plan.names.size && (
              <p>{lobby.botsOnly}</p>
            )}
          </>
        }
      >
        <section className="ui-panel setup-cast" aria-label={words.cast ?? lobby.players}>
          {props.cast}
        </section>
        <LobbyOptions
          open={open}
          onToggle={setOpen}
          changes={[
            ...props.changes,
            ...(isGeneratedSeed(draft.seed) || opens !== undefined ? [] : [lobby.dealOf(draft.seed)]),
          ]}
        >
          {props.children}
        </LobbyOptions>
      </SetupSheet>
    </div>
  );
}

export interface CastHeadProps {
  readonly title: string;
  readonly counts: readonly number[];
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** Heading of the seats: a question, and the number of players. */
export function CastHead({ title, counts, count, onCount }: CastHeadProps) {
  const { lobby } = useMessages();
  return (
    <div className="setup-head">
      <h2>{title}</h2>
      {counts.length > 1 && (
        <Segmented
          label={lobby.players}
          quietLabel
          options={counts.map((value) => ({ value, label: String(value) }))}
          value={count}
          onChange={onCount}
        />
      )}
    </div>
  );
}
