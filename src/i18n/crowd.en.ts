import { pluralsIn } from './plural';

const plural = pluralsIn('en');

/** The English texts of seats for which spectators vote. */
export const crowd = {
  title: 'The crowd',
  plays: 'The crowd plays',
  nobody: 'nobody',
  setHint:
    'Viewers vote on their phones for what this seat does. It plays with an open hand: its choices appear at once on the phones and on this screen.',
  seconds: 'Time for a vote',
  secondsOf: (seconds: number) => `${seconds} s`,
  chat: 'The chat votes, too',
  chatHint: 'In the chat: !1, !2 … or !cheer.',
  channel: 'Channel on Twitch',
  channelBad: 'A channel has 2 to 25 letters, digits and underscores.',
  following: (channel: string, heard: number) =>
    `Following #${channel}, ${plural(heard, 'one person heard', '# people heard')}.`,
  notFollowing: (channel: string) => `Not connected to #${channel} yet; it is tried again by itself.`,
  noChannel: (heard: number) =>
    `No channel is followed. ${plural(heard, 'One person', '# people')} heard through the relay.`,
  relay: 'Connect another chat',
  relayAddress: 'Address of the relay',
  relayHint: 'Your program sends each message here: POST with a name and a text, signed.',
  relaySecret: 'Secret that signs them',
  relaySecretHint: 'Anyone who has it can vote under any name. It opens nothing else.',
  late: (delay: number, seconds: number) =>
    `The broadcast is ${delay} s late and a vote takes ${seconds} s, so viewers see a vote that is over. A stream is 3 to 10 s late by itself, too.`,
  voteLonger: (seconds: number) => `Vote for ${seconds} s`,
  noDelay: 'No delay',
  link: 'For voters',
  linkHint: 'Each phone has one vote.',
  scan: 'Vote with your phone',
  pageText: (name: string) =>
    `You all play ${name} together. Everyone who votes sees what this hand can do, and no other hand.`,
  asks: (name: string) => `What does ${name} do?`,
  choices: 'Choices',
  choice: (number: number) => `Choice ${number}`,
  number: (number: number) => `!${number}`,
  votes: (count: number) => plural(count, '# vote', '# votes'),
  voted: 'Your vote counts. You may change it until the time is over.',
  open: (seconds: number) => `Open for ${seconds} seconds`,
  idle: 'Nothing to vote on at the moment: look at the table.',
  none: 'No seat is the crowd’s at the moment.',
  soon: 'The game has not begun yet.',
  react: 'React',
  reactions: 'Reactions of the crowd',
  reaction: (what: string, count: number) => `${what}: ${count}`,
  made: (what: string) => `${what} – the crowd has heard you.`,
};
