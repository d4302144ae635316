import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Problem, visibleText } from '#core';
import { useMessages } from '#i18n';
import { useMemory, usePreferences } from '#module';
import type { RoomInfo, RoomResponses } from '#net';
import { Button, ErrorNotice, MAX_PLAYER_NAME_LENGTH, SeatMark, TextField, usePageTitle } from '#ui';
import { PageLanguage } from '../../../page/PageLanguage';
import { shelf } from '../../../page/shelf';
import { newDeviceKey } from '../client/newKey';
import { RoomCard } from '../client/RoomCard';
import { coloursIn } from '../client/remoteSession';
import { type StoredSeat, saveSeat, seatKey } from '../client/roomStorage';
import type { FoundRoom } from '../client/useFoundRoom';

/** Vibration when a seat becomes free, ms. */
const BUZZ = 200;

const NAME = 'room.name';
const NameShape = v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH));

export interface ChooseSeatProps {
  readonly found: Extract<FoundRoom, { readonly state: 'found' }>;
  readonly onSeat: (seat: StoredSeat) => void;
}

/** Form for the name and seat of a new player. */
export function ChooseSeat({ found, onSeat }: ChooseSeatProps) {
  const memory = useMemory();
  const { rooms, crowd } = useMessages();
  const { connection, module } = found;
  const { language } = usePreferences();
  const [room, setRoom] = useState(found.room);
  const [name, setName] = useState(() => {
    const kept = v.safeParse(NameShape, memory.recall(NAME));
    return kept.success ? kept.output : '';
  });
  const free = room.seats.filter(({ by }) => by === 'bot');
  const [wishes, setWishes] = useState<readonly string[]>([]);
  const proposed = free.find((each) => each.name === null) ?? free[0];
  const wanted = wishes.filter((wish) => free.some((each) => each.seat === wish));
  const taken = wanted.length > 0 ? wanted : proposed === undefined ? [] : [proposed.seat];
  const { secretsGroup } = module;
  /** One person may hold several seats only if they share their secrets. */
  const wish = (each: string) => {
    if (secretsGroup === undefined) return setWishes([each]);
    if (taken.includes(each)) return setWishes(taken.filter((other) => other !== each));
    setWishes([...taken.filter((other) => secretsGroup(other) === secretsGroup(each)), each]);
  };
  const sides =
    secretsGroup === undefined
      ? []
      : [...new Set(free.map((each) => secretsGroup(each.seat)))].map((side) =>
          free.flatMap((each) => (secretsGroup(each.seat) === side ? [each.seat] : [])),
        );
  const [problem, setProblem] = useState<Problem | null>(null);
  const { defaultNames } = module.words(language);
  usePageTitle(rooms.joinTitle);
  const look = async () => {
    const looked = await connection.ask<RoomInfo>({ do: 'look', room: room.room });
    if (looked.ok) setRoom(looked.value);
  };
  useEffect(() => {
    // Looks again on return: the data may be stale.
    const again = () =>
      void connection.ask<RoomInfo>({ do: 'look', room: found.room.room }).then((looked) => {
        if (looked.ok) setRoom(looked.value);
      });
    again();
    return connection.listen({
      news(news) {
        if (news.tell === 'room') setRoom(news.room);
      },
      change: (up) => up && again(),
    });
  }, [connection, found]);
  const maySit = free.length > 0 && !room.locked;
  const couldSit = useRef(maySit);
  useEffect(() => {
    if (maySit && !couldSit.current) window.navigator.vibrate?.(BUZZ);
    couldSit.current = maySit;
  }, [maySit]);
  const sit = async () => {
    const [seat, ...also] = taken;
    if (seat === undefined) return;
    const calledAt = (each: string): string => {
      const [own, usual] = [name.trim(), defaultNames[each] ?? each];
      // Seats of one person get the game's names to tell them apart.
      return own === '' || also.length === 0 ? own || usual : `${usual} (${own})`;
    };
    const asked: StoredSeat = { seat, key: seatKey(memory, room.room, () => newDeviceKey(window.crypto)) };
    // Saved before asking: the response may get lost although the seat was taken.
    saveSeat(memory, room.room, asked);
    const joined = await connection.ask<RoomResponses['join']>({
      do: 'join',
      room: room.room,
      ...asked,
      name: calledAt(seat),
    });
    // Seats taken by somebody else in the meantime stay theirs.
    for (const each of joined.ok ? also : [])
      await connection.ask({
        do: 'join',
        room: room.room,
        seat: each,
        key: asked.key,
        name: calledAt(each),
      });
    if (joined.ok || joined.error.code === 'room.away') {
      memory.remember(NAME, name.trim());
      onSeat(asked);
      return;
    }
    saveSeat(memory, room.room, null);
    setProblem(joined.error);
    await look();
  };
  return (
    <RoomCard
      entry={shelf.entries.find(({ id }) => id === room.game) ?? null}
      colours={coloursIn(room, module)}
    >
      <p className="room-code">
        <span aria-hidden="true">{room.room}</span>
        <span className="visually-hidden">{rooms.codeSpelled([...room.room].join(' '))}</span>
      </p>
      <h1>{module.words(language).title}</h1>
      {problem !== null && <ErrorNotice problem={problem} onDismiss={() => setProblem(null)} />}
      {room.locked && <p role="status">{rooms.lockedText}</p>}
      <form
        className="rooms-form"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <TextField
          label={rooms.yourName}
          value={name}
          maxLength={MAX_PLAYER_NAME_LENGTH}
          onChange={(typed) => setName(visibleText(typed))}
        />
        <fieldset className="rooms-choice">
          <legend>{secretsGroup === undefined ? rooms.chooseSeat : rooms.chooseSeats}</legend>
          {room.seats.map(({ seat: each, by, name: called }) => (
            <label key={each} data-taken={by !== 'bot' || undefined}>
              <input
                type={secretsGroup === undefined ? 'radio' : 'checkbox'}
                className="room-choice-input"
                name="seat"
                disabled={by !== 'bot'}
                checked={taken.includes(each)}
                onChange={() => wish(each)}
              />
              <SeatMark seat={each} size="2.2rem" />
              <span>{called ?? defaultNames[each] ?? each}</span>
              <small>{by === 'bot' ? rooms.freeNow : by === 'crowd' ? crowd.title : ''}</small>
            </label>
          ))}
          {sides.map(
            (seats) =>
              seats.length > 1 && (
                <Button key={seats.join()} onPress={() => setWishes(seats)}>
                  {rooms.wholeSide(seats.length)}
                </Button>
              ),
          )}
        </fieldset>
        {free.length === 0 ? (
          <p role="status">
            <strong>{rooms.fullTitle}.</strong> {rooms.fullText}
          </p>
        ) : (
          <Button look="primary" large className="poster" disabled={room.locked} onPress={() => void sit()}>
            {rooms.sit}
          </Button>
        )}
      </form>
      <div className="rooms-ways">
        <PageLanguage />
      </div>
    </RoomCard>
  );
}
