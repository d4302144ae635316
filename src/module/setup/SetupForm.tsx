import { useState } from 'react';
import { useMessages } from '#i18n';
import { BotLevels, FigureButton, SeatCard } from '#ui';
import type { GameModule } from '../game';
import type { GameSetup, LobbyFormProps } from '../lobby';
import { usePreferences, useRandom } from '../services';
import { usePersistentState } from '../usePersistentState';
import { botsIn, chosenPreset, draftToStore, nameInDraft, type SetupDraft, withOwn, withSeat } from './draft';
import { FigureDialog } from './FigureDialog';
import { HouseRules } from './HouseRules';
import { lineupOf } from './lineup';
import { LineupField, TeamPanel } from './PlayerFields';
import { planSetup, storedSetup } from './planned';
import { CastHead, SetupFrame } from './SetupFrame';

export interface SetupFormProps extends LobbyFormProps {
  readonly module: GameModule;
}

/** The standard set-up form of a game, generated from its options, seats, figures and words. */
export function SetupForm({ module, seed, onStart, opens }: SetupFormProps) {
  const random = useRandom();
  const { rules, seats, seatColours } = module;
  const { players, options } = rules;
  const { figures, lineups = [], team = [], specs }: GameSetup = module.lobby.setup ?? {};
  const { lobby } = useMessages();
  const { language } = usePreferences();
  const { defaultNames: names, setup: words = { options: {} } } = module.words(language);
  const [draft, setDraft] = usePersistentState<SetupDraft>(
    `${rules.id}.lobby`,
    (stored) => storedSetup(module, stored, seed),
    draftToStore,
  );
  const [picking, setPicking] = useState<string | null>(null);
  const { places } = draft;
  const asked = opens === undefined ? words.lineups : words.lineups?.phones;
  const preset = chosenPreset(options, draft.values);
  const known = words.presets?.[preset?.id ?? '']?.name ?? lobby.ownMix;
  const nameOf = (seat: string) => nameInDraft(draft, seat, names);
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index);
  const inTeam = places.filter((seat) => team.includes(seat));
  const bots = botsIn(draft, names);
  const teamBots = bots.filter(({ seat }) => team.includes(seat));
  return (
    <div className="setup">
      <SetupFrame
        opens={opens}
        words={asked === undefined ? words : { ...words, cast: asked.label }}
        draft={draft}
        onDraft={setDraft}
        plan={planSetup(module, draft, names)}
        onStart={onStart}
        changes={[
          ...(lineups.length === 0 || lineupOf(draft, lineups) !== undefined ? [] : [lobby.ownLineup]),
          ...(words.presets === undefined || preset === options.presets[0] ? [] : [known]),
          ...(words.team === undefined || places.length === seats.length
            ? []
            : [words.team.count(inTeam.length)]),
        ]}
        cast={
          <>
            {asked === undefined ? (
              <CastHead
                title={words.cast ?? lobby.players}
                counts={counts}
                count={places.length}
                onCount={(chosen) => setDraft({ ...draft, places: seats.slice(0, chosen) })}
              />
            ) : (
              <LineupField
                lineups={lineups}
                words={asked}
                one={words.lineups?.one ?? ''}
                names={names}
                draft={draft}
                onDraft={setDraft}
              />
            )}
            <div className="setup-seats">
              {places
                .filter((seat) => !team.includes(seat))
                .map((seat) => {
                  const fixed = seatColours?.[seat] !== undefined;
                  const { figure, ...player } = draft.seats[seat]!;
                  const called = words.figures?.names[figure ?? ''] ?? figure ?? '';
                  return (
                    <SeatCard
                      key={seat}
                      seat={seat}
                      player={{ ...player, name: nameOf(seat) }}
                      onChange={(change) => setDraft(withSeat(draft, seat, change))}
                      label={fixed ? lobby.nameOfSeat(names[seat] ?? seat) : undefined}
                      onColour={
                        fixed ? undefined : (colour) => setDraft(withOwn(draft, seat, 'colour', colour))
                      }
                      picture={
                        figure === undefined ? undefined : (
                          <FigureButton
                            value={figure}
                            figure={figure}
                            name={called}
                            label={words.figures?.label(nameOf(seat), called) ?? called}
                            onPress={() => setPicking(seat)}
                          />
                        )
                      }
                    />
                  );
                })}
            </div>
            <BotLevels
              bots={[
                ...bots.filter((bot) => !teamBots.includes(bot)),
                // The team's bots have one level here, and their own among the options.
                ...teamBots.slice(0, 1).map((bot) => ({ ...bot, name: words.team?.name ?? bot.name })),
              ]}
              onLevel={(chosen, level) => {
                const all = team.includes(chosen) ? teamBots.map(({ seat }) => seat) : [chosen];
                setDraft(all.reduce((changed, seat) => withSeat(changed, seat, { level }), draft));
              }}
            />
          </>
        }
      >
        {team.length > 0 && (
          <TeamPanel
            label={words.team?.name ?? lobby.players}
            team={team}
            least={players.min}
            names={names}
            draft={draft}
            onDraft={setDraft}
          />
        )}
        <HouseRules
          options={{ ...options, specs: specs?.(draft) ?? options.specs }}
          words={words}
          draft={draft}
          onDraft={setDraft}
          drawSeed={opens === undefined ? () => random.seed() : null}
        />
      </SetupFrame>
      {picking !== null && figures !== undefined && words.figures !== undefined && (
        <FigureDialog
          title={words.figures.title(nameOf(picking))}
          options={figures.ids.map((id) => ({
            value: id,
            name: words.figures?.names[id] ?? id,
            figure: id,
          }))}
          shared={figures.shared}
          draft={draft}
          seat={picking}
          names={names}
          model={figures.model(draft.seats[picking]!.figure ?? '')}
          Turntable={figures.Turntable}
          onDraft={setDraft}
          onClose={() => setPicking(null)}
        >
          <p>{words.figures.about}</p>
        </FigureDialog>
      )}
    </div>
  );
}
