import type { PingList } from '#core';
import type { Cast, Emote, Phrase } from '#net';
import type { Audience } from './audience';
import type { Relay, Said } from './relay';
import type { Room } from './room';
import type { Spectators } from './spectators';
import { type PingCounts, TeamPings } from './teamPings';

export interface AsidesParts {
  readonly room: Room;
  readonly relay: Relay;
  /** Players and tables. */
  readonly audience: Audience;
  readonly spectators: Spectators;
}

/** Messages between nodes about chat, pings and drawings. */
type AsideSaid = Extract<Said, { readonly say: 'emote' | 'phrase' | 'talk' | 'cast' }>;

/** Chat, pings and drawings of a room. They are not in the log; nodes exchange them by relay. */
export class Asides {
  private readonly talked: TeamPings;

  constructor(private readonly parts: AsidesParts) {
    this.talked = new TeamPings(parts.room, parts.audience);
  }

  /** Ping counts by seat in this match. */
  get counts(): PingCounts {
    return this.talked.counts;
  }

  emote(seat: string, emote: Emote): void {
    this.parts.relay.publish({ say: 'emote', seat, emote });
    this.showEmote(seat, emote);
  }

  /** Sends a phrase to everyone at the table. */
  say(seat: string, phrase: Phrase): void {
    this.parts.relay.publish({ say: 'phrase', seat, phrase });
    this.showPhrase(seat, phrase);
  }

  /** Sends a seat's pings to its team. */
  talk(seat: string, talk: PingList): void {
    this.parts.relay.publish({ say: 'talk', ...this.talked.say(seat, talk) });
  }

  /** Applies a caster's command. */
  cast(cast: Cast): void {
    this.parts.relay.publish({ say: 'cast', cast });
    this.parts.spectators.cast(cast);
  }

  /** Handles a message of another node. */
  handle(said: AsideSaid): void {
    switch (said.say) {
      case 'emote':
        this.showEmote(said.seat, said.emote);
        break;
      case 'phrase':
        this.showPhrase(said.seat, said.phrase);
        break;
      case 'talk':
        this.talked.handle(said);
        break;
      case 'cast':
        this.parts.spectators.cast(said.cast);
        break;
    }
  }

  /** Brings a newly connected device up to date. */
  come(seat: string): void {
    this.talked.come(seat);
  }

  /** Resets for a new match. */
  clear(): void {
    this.talked.clear();
  }

  /** Publishes the pings of a match that another node lacks. */
  send(match: number, known: PingCounts): void {
    for (const talk of this.talked.since(match, known)) this.parts.relay.publish({ say: 'talk', ...talk });
  }

  /** Publishes everything for a node that has just opened the room. */
  sendToAll(): void {
    this.send(this.parts.room.number, {});
    for (const cast of this.parts.spectators.casts) this.parts.relay.publish({ say: 'cast', cast });
  }

  private showEmote(seat: string, emote: Emote): void {
    this.parts.audience.send(() => ({ tell: 'emote', seat, emote }));
    this.parts.spectators.emote(seat, emote);
  }

  private showPhrase(seat: string, phrase: Phrase): void {
    const news = { tell: 'phrase', seat, phrase } as const;
    this.parts.audience.send(() => news);
    this.parts.spectators.aside(news);
  }
}
