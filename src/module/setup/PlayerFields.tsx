import { visibleText } from '#core';
import { useMessages } from '#i18n';
import { BotLevels, MAX_PLAYER_NAME_LENGTH, Panel, SeatMark, Segmented, TextField } from '#ui';
import type { SeatNames } from '../words';
import { botsIn, nameInDraft, type SetupDraft, withSeat } from './draft';
import { type Lineup, lineupOf, OCCUPANTS, withLineup, withPeople, withPlayer } from './lineup';
import type { LineupWords } from './words';

interface PlayerFieldsProps {
  readonly draft: SetupDraft;
  /** Default names of the seats. */
  readonly names: SeatNames;
  readonly onDraft: (draft: SetupDraft) => void;
}

export interface LineupFieldProps extends PlayerFieldsProps {
  readonly lineups: readonly Lineup[];
  readonly words: LineupWords;
  /** Asks for the seat of a single person. */
  readonly one: string;
}

/** Asks who plays, and for the seat of a single person. */
export function LineupField({ lineups, words, one, draft, names, onDraft }: LineupFieldProps) {
  const { lobby } = useMessages();
  const { places, seats } = draft;
  const chosen = lineupOf(draft, lineups);
  return (
    <div className="setup-lineup">
      <Segmented
        label={words.label}
        options={lineups.map(({ id }) => ({ value: id, label: words.names[id] ?? id }))}
        value={chosen?.id ?? ''}
        onChange={(id) => onDraft(withLineup(draft, lineups.find((each) => each.id === id)!))}
      />
      <p>{words.does[chosen?.id ?? ''] ?? `${lobby.ownLineup}.`}</p>
      {chosen?.one === true && (
        <Segmented
          label={one}
          options={places
            .filter((seat) => chosen.people.includes(seat))
            .map((seat) => ({ value: seat, label: nameInDraft(draft, seat, names) }))}
          value={places.find((seat) => !seats[seat]!.bot) ?? ''}
          onChange={(seat) => onDraft(withPeople(draft, [seat]))}
        />
      )}
    </div>
  );
}

export interface TeamPanelProps extends PlayerFieldsProps {
  readonly label: string;
  readonly team: readonly string[];
  /** Least number of seats in play. */
  readonly least: number;
}

/** Who plays each seat of a team, and how well its bots do. */
export function TeamPanel({ label, team, least, draft, names, onDraft }: TeamPanelProps) {
  const { lobby, seat: words } = useMessages();
  const bots = botsIn(draft, names).filter(({ seat }) => team.includes(seat));
  return (
    <Panel label={label}>
      <div className="setup-team">
        {team.map((seat) => (
          <div key={seat} className="setup-team-seat" data-out={!draft.places.includes(seat) || undefined}>
            <SeatMark seat={seat} size="26px" />
            <TextField
              className="setup-team-name"
              label={lobby.nameOfSeat(names[seat] ?? seat)}
              quietLabel
              value={nameInDraft(draft, seat, names)}
              maxLength={MAX_PLAYER_NAME_LENGTH}
              onChange={(typed) => onDraft(withSeat(draft, seat, { name: visibleText(typed) }))}
            />
            <Segmented
              label={lobby.whoPlays(names[seat] ?? seat)}
              quietLabel
              options={OCCUPANTS.map((value) => ({ value, label: words[value] }))}
              value={!draft.places.includes(seat) ? 'out' : draft.seats[seat]!.bot ? 'bot' : 'human'}
              onChange={(by) => onDraft(withPlayer(draft, seat, by, least))}
            />
          </div>
        ))}
      </div>
      <BotLevels bots={bots} onLevel={(seat, level) => onDraft(withSeat(draft, seat, { level }))} />
    </Panel>
  );
}
