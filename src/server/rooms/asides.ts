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
  /** Those who play, and tables. */
  readonly audience: Audience;
  readonly onlookers: Spectators;
}

/** What nodes tell each other of it. */
type AsideSaid = Extract<Said, { readonly say: 'emote' | 'phrase' | 'talk' | 'cast' }>;

/** What is said and drawn at a room beside its match: no log has it, and nodes tell it each other. */
export class Asides {
  private readonly talked: TeamPings;

  constructor(private readonly parts: AsidesParts) {
    this.talked = new TeamPings(parts.room, parts.audience);
  }

  /** How much the seats have said of places in this match. */
  get counts(): PingCounts {
    return this.talked.counts;
  }

  emote(seat: string, emote: Emote): void {
    this.parts.relay.tell({ say: 'emote', seat, emote });
    this.showEmote(seat, emote);
  }

  /** Somebody says something to all at the table. */
  say(seat: string, phrase: Phrase): void {
    this.parts.relay.tell({ say: 'phrase', seat, phrase });
    this.showPhrase(seat, phrase);
  }

  /** Tells those of a seat's side what it says of a place. */
  talk(seat: string, talk: PingList): void {
    this.parts.relay.tell({ say: 'talk', ...this.talked.say(seat, talk) });
  }

  /** Takes what a caster does with the picture of spectators. */
  cast(cast: Cast): void {
    this.parts.relay.tell({ say: 'cast', cast });
    this.parts.onlookers.cast(cast);
  }

  /** Another node says so. */
  hear(said: AsideSaid): void {
    switch (said.say) {
      case 'emote':
        this.showEmote(said.seat, said.emote);
        break;
      case 'phrase':
        this.showPhrase(said.seat, said.phrase);
        break;
      case 'talk':
        this.talked.hear(said);
        break;
      case 'cast':
        this.parts.onlookers.cast(said.cast);
        break;
    }
  }

  /** A device of a seat has come, which knows nothing of what was said. */
  come(seat: string): void {
    this.talked.come(seat);
  }

  /** Another match begins. */
  clear(): void {
    this.talked.clear();
  }

  /** Tells the other nodes what one of them does not know of what was said in a match. */
  tell(match: number, known: PingCounts): void {
    for (const talk of this.talked.since(match, known)) this.parts.relay.tell({ say: 'talk', ...talk });
  }

  /** Tells a node that has just opened the room all that stands. */
  tellAll(): void {
    this.tell(this.parts.room.number, {});
    for (const cast of this.parts.onlookers.casts) this.parts.relay.tell({ say: 'cast', cast });
  }

  private showEmote(seat: string, emote: Emote): void {
    this.parts.audience.tell(() => ({ tell: 'emote', seat, emote }));
    this.parts.onlookers.emote(seat, emote);
  }

  private showPhrase(seat: string, phrase: Phrase): void {
    const news = { tell: 'phrase', seat, phrase } as const;
    this.parts.audience.tell(() => news);
    this.parts.onlookers.aside(news);
  }
}
