import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts of seats for which spectators vote. */
export const crowd = {
  title: 'The crowd',
  plays: 'The crowd plays',
  nobody: 'nobody',
  setHint:
    'Viewers vote on their phones for this seat’s moves. It plays with an open hand: its choices appear at once on the phones and on this screen.',
  seconds: 'Time per vote',
  secondsOf: (seconds: number) => `${seconds} s`,
  chat: 'The chat votes too',
  chatHint: 'In the chat: !1, !2 … or !cheer.',
  channel: 'Twitch channel',
  channelBad: 'A channel name has 2 to 25 letters, digits and underscores.',
  following: (channel: string, heard: number) =>
    `Connected to #${channel}: ${plural(heard, 'one person has spoken', '# people have spoken')}.`,
  notFollowing: (channel: string) => `Not connected to #${channel} yet. Trying again …`,
  noChannel: (heard: number) =>
    `No channel connected. ${plural(heard, 'One person has spoken', '# people have spoken')} through the relay.`,
  relay: 'Connect another chat',
  relayAddress: 'Relay address',
  relayHint: 'Your program sends each message here: a signed POST with a name and a text.',
  relaySecret: 'Signing secret',
  relaySecretHint: 'Anyone who has it can vote under any name, but do nothing else.',
  late: (delay: number, seconds: number) =>
    `The broadcast is ${delay} s behind and a vote takes ${seconds} s, so viewers see it too late. The stream itself adds 3 to 10 s.`,
  voteLonger: (seconds: number) => `Vote for ${seconds} s`,
  noDelay: 'No delay',
  link: 'For voters',
  linkHint: 'Each phone has one vote.',
  scan: 'Vote with your phone',
  pageText: (name: string) =>
    `You all play ${name} together. Voters see what this hand can do, and no other hand.`,
  asks: (name: string) => `What does ${name} do?`,
  choices: 'Choices',
  choice: (number: number) => `Choice ${number}`,
  number: (number: number) => `!${number}`,
  votes: (count: number) => plural(count, '# vote', '# votes'),
  voted: 'Your vote counts. You can change it until time is up.',
  open: (seconds: number) => `Open for ${seconds} seconds`,
  idle: 'Nothing to vote on right now: watch the table.',
  none: 'The crowd has no seat right now.',
  soon: 'The game has not started yet.',
  react: 'React',
  reactions: 'Crowd reactions',
  reaction: (what: string, count: number) => `${what}: ${count}`,
  made: (what: string) => `${what} – the crowd has heard you.`,
};
