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
  /** What the draft asks for; undefined while it can begin no game. */
  readonly plan: PlannedGame<T> | undefined;
  /** Who plays. */
  readonly cast: ReactNode;
  /** What is not as usual, in a word or two each. */
  readonly changes: readonly string[];
  /** What a first game can do without. */
  readonly children: ReactNode;
}

/** A form that sets up a game: who plays, options behind one line, and the button that begins it. */
export function SetupFrame<T extends GameTypes>(props: SetupFrameProps<T>) {
  const random = useRandom();
  const { opens, words, draft, onDraft, plan, onStart } = props;
  const { lobby } = useMessages();
  const [open, setOpen] = useOptionsOpen();
  const { seats } = draft as SetupDraft;
  const colours = Object.fromEntries(Object.entries(seats).map(([seat, { colour }]) => [seat, colour]));
  const start = () => {
    if (plan === undefined) return;
    // The next game is not to be dealt the same cards.
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

/** What heads the seats: a question, and how many play. */
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
