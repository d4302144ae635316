import { useState } from 'react';
import type { GameTypes } from '#core';
import { useMessages } from '#i18n';
import { BotLevels, FigureButton, SeatCard } from '#ui';
import type { GameModule } from '../game';
import type { GameSetup, LobbyFormProps } from '../lobby';
import { usePreferences, useRandom } from '../services';
import { usePersistentState } from '../usePersistentState';
import {
  botsIn,
  chosenPreset,
  draftToStore,
  nameInDraft,
  planOf,
  proposeDraft,
  readDraft,
  type SetupDraft,
  withOwn,
  withSeat,
} from './draft';
import { FigureDialog } from './FigureDialog';
import { HouseRules } from './HouseRules';
import { CastHead, SetupFrame } from './SetupFrame';

export interface SetupFormProps extends LobbyFormProps {
  readonly module: GameModule;
}

const NO_SETUP: GameSetup<GameTypes> = {};

/** The standard set-up form of a game, generated from its options, seats, figures and words. */
export function SetupForm({ module, seed, onStart, opens }: SetupFormProps) {
  const random = useRandom();
  const { rules, seats, seatColours } = module;
  const { players, options } = rules;
  const { figures, count = players.min, values } = module.lobby.setup ?? NO_SETUP;
  const {
    lobby,
    figures: { held },
  } = useMessages();
  const { language } = usePreferences();
  const { defaultNames: names, setup: words = { options: {} } } = module.words(language);
  const [draft, setDraft] = usePersistentState<SetupDraft>(
    `${rules.id}.lobby`,
    (stored) =>
      readDraft(
        stored,
        proposeDraft({
          seats,
          places: seats.slice(0, count),
          person: module.lobby.person ?? seats[0]!,
          colours: seatColours,
          figureOf: (_, index) => figures?.ids[index],
          values: options.presets[0]?.values,
          seed,
        }),
        { options, figures },
      ),
    draftToStore,
  );
  const [picking, setPicking] = useState<string | null>(null);
  const { places } = draft;
  const asked = options.parse({ ...draft.values, ...values?.(draft) }, places.length);
  const preset = chosenPreset(options, draft.values);
  const known = words.presets?.[preset?.id ?? '']?.name ?? lobby.ownMix;
  const nameOf = (seat: string) => nameInDraft(draft, seat, names);
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index);
  return (
    <div className="setup">
      <SetupFrame
        opens={opens}
        words={words}
        draft={draft}
        onDraft={setDraft}
        plan={asked.ok ? planOf(draft, asked.value, names) : undefined}
        onStart={onStart}
        changes={words.presets === undefined || preset === options.presets[0] ? [] : [known]}
        cast={
          <>
            <CastHead
              title={words.cast ?? lobby.players}
              counts={counts}
              count={places.length}
              onCount={(chosen) => setDraft({ ...draft, places: seats.slice(0, chosen) })}
            />
            <div className="setup-seats">
              {places.map((seat) => {
                const { figure, ...player } = draft.seats[seat]!;
                const called = words.figures?.names[figure ?? ''] ?? figure ?? '';
                return (
                  <SeatCard
                    key={seat}
                    seat={seat}
                    player={{ ...player, name: nameOf(seat) }}
                    onChange={(change) => setDraft(withSeat(draft, seat, change))}
                    onColour={(colour) => setDraft(withOwn(draft, seat, 'colour', colour))}
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
              bots={botsIn(draft, names)}
              onLevel={(seat, level) => setDraft(withSeat(draft, seat, { level }))}
            />
          </>
        }
      >
        <HouseRules
          options={options}
          words={words}
          draft={draft}
          onDraft={setDraft}
          drawSeed={opens === undefined ? () => random.seed() : null}
        />
      </SetupFrame>
      {picking !== null && figures !== undefined && words.figures !== undefined && (
        <FigureDialog
          title={words.figures.title(nameOf(picking))}
          options={figures.ids.map((id) => {
            const holder = places.find((seat) => seat !== picking && draft.seats[seat]?.figure === id);
            return {
              value: id,
              name: words.figures?.names[id] ?? id,
              figure: id,
              ...(holder === undefined || id === figures.shared ? {} : { holder: held(nameOf(holder)) }),
            };
          })}
          value={draft.seats[picking]!.figure ?? ''}
          model={figures.model(draft.seats[picking]!.figure ?? '')}
          colour={draft.seats[picking]!.colour}
          Turntable={figures.Turntable}
          onChange={(figure) => setDraft(withOwn(draft, picking, 'figure', figure))}
          onClose={() => setPicking(null)}
        >
          <p>{words.figures.about}</p>
        </FigureDialog>
      )}
    </div>
  );
}
