/** Parts of phrases; their values are read by {@link PARTS}. */
export type Part =
  | 'unit'
  | 'target'
  | 'area'
  | 'via'
  | 'place'
  | 'aim'
  | 'answer'
  | 'rival'
  | 'count'
  | 'counters'
  | 'goods'
  | 'resource'
  | 'mercenary'
  | 'order'
  | 'value'
  | 'ill'
  | 'spell'
  | 'die';

/** How an action is written: its fixed fields, and the field behind each part of the phrase. */
interface Form {
  readonly says: Readonly<Record<string, unknown>>;
  readonly parts: Readonly<Partial<Record<Part, string>>>;
}

const ofUnit = (word: string): Form => ({ says: { do: word }, parts: { unit: 'unit' } });
const toArea = (word: string): Form => ({ says: { do: word }, parts: { unit: 'unit', area: 'to' } });
const atTarget = (word: string): Form => ({ says: { do: word }, parts: { target: 'target', unit: 'unit' } });
const ofArea = (word: string): Form => ({ says: { do: word }, parts: { area: 'at' } });
const pick = (why: string): Form => ({ says: { do: 'pick', why }, parts: { answer: 'answer' } });
const says = (why: string, answer: string): Form => ({ says: { do: 'pick', why, answer }, parts: {} });
const regroup = (what: string): Form => ({ says: { do: 'regroup', what }, parts: { unit: 'unit' } });
const move = (beside: Readonly<Record<string, true>>): Form => ({
  says: { do: 'move', ...beside },
  parts: { unit: 'unit', area: 'to' },
});

/** Forms of all actions. If several fit an action, the first is used. */
const FORMS = {
  take: pick('take'),
  muster: { says: { do: 'muster' }, parts: { counters: 'kinds' } },
  deploy: { says: { do: 'deploy' }, parts: { unit: 'unit', place: 'to' } },
  abstain: { says: { do: 'vote', for: null }, parts: {} },
  vote: { says: { do: 'vote' }, parts: { rival: 'for' } },
  order: { says: { do: 'order' }, parts: { order: 'order', value: 'is' } },
  give: { says: { do: 'give' }, parts: { resource: 'what', rival: 'to' } },
  'hand over': { says: { do: 'give' }, parts: { unit: 'unit', rival: 'to' } },
  hire: { says: { do: 'hire' }, parts: { mercenary: 'kind', area: 'at' } },
  seize: ofArea('seize'),
  conjure: { says: { do: 'conjure' }, parts: {} },
  rally: { says: { do: 'rally' }, parts: { target: 'target', ill: 'what', unit: 'unit' } },
  tactician: ofUnit('tactician'),
  lure: atTarget('lure'),
  step: toArea('step'),
  cast: { says: { do: 'cast' }, parts: { spell: 'spell', aim: 'target', unit: 'unit' } },
  shoot: atTarget('shoot'),
  scout: { says: { do: 'scout' }, parts: { area: 'at', unit: 'unit' } },
  charge: { says: { do: 'charge' }, parts: { area: 'to', unit: 'unit' } },
  'charge by way': { says: { do: 'charge' }, parts: { area: 'to', unit: 'unit', via: 'via' } },
  push: ofUnit('push'),
  spearhead: atTarget('spearhead'),
  fight: { says: { do: 'fight' }, parts: { area: 'area' } },
  move: move({}),
  'forced march': move({ force: true }),
  'mana push': move({ push: true }),
  'forced mana push': move({ force: true, push: true }),
  flank: { says: { do: 'flank' }, parts: { unit: 'unit', place: 'to' } },
  regroup: { says: { do: 'regroup' }, parts: { unit: 'unit', ill: 'what' } },
  potion: regroup('potion'),
  forage: { says: { do: 'regroup' }, parts: { goods: 'what', unit: 'unit' } },
  cleanse: regroup('cleanse'),
  resurrect: regroup('resurrect'),
  mob: { says: { do: 'regroup', what: 'mob' }, parts: { target: 'levy', area: 'to', unit: 'unit' } },
  end: { says: { do: 'end' }, parts: {} },
  harvest: { says: { do: 'harvest' }, parts: { count: 'food' } },
  feed: { says: { do: 'feed' }, parts: { count: 'units' } },
  hungry: ofUnit('hungry'),
  entrench: { says: { do: 'entrench', kind: 'entrenchment' }, parts: { area: 'at' } },
  camp: { says: { do: 'entrench', kind: 'camp' }, parts: { area: 'at' } },
  clear: ofArea('clear'),
  return: toArea('return'),
  march: toArea('march'),
  'next fight': pick('fight'),
  aim: pick('area'),
  attack: pick('attack'),
  target: pick('target'),
  hit: pick('hit'),
  retreat: pick('retreat'),
  ambush: pick('ambush'),
  vagnar: pick('vagnar'),
  home: pick('home'),
  pass: pick('pass'),
  raider: pick('raider'),
  bat: pick('bat'),
  courage: says('courage', 'yes'),
  'no courage': says('courage', 'no'),
  bolt: says('bolt', 'yes'),
  'no bolt': says('bolt', 'no'),
  'bolt on a die': { says: { do: 'pick', why: 'bolt' }, parts: { die: 'answer' } },
  'bolt for a unit': { says: { do: 'pick', why: 'bolt' }, parts: { unit: 'answer' } },
  way: pick('way'),
  one: pick('one'),
  second: pick('second'),
  pushed: pick('pushed'),
  'push to': pick('push-to'),
  'lure to': pick('lure-to'),
  screech: pick('screech'),
  surprise: pick('surprise'),
  swarm: pick('swarm'),
  bite: pick('bite'),
  bash: pick('bash'),
  storm: pick('storm'),
  apes: pick('apes'),
  wizard: pick('wizard'),
  forest: pick('forest'),
  town: pick('town'),
  hills: pick('hills'),
} as const satisfies Readonly<Record<string, Form>>;
export type Phrase = keyof typeof FORMS;

/** Forms with the names of their phrases, in the order in which they are tried. */
export const FORM_LIST: readonly (readonly [Phrase, Form])[] = Object.entries(FORMS) as [Phrase, Form][];

/** Parts that may contain several words. */
export const SEVERAL_WORDS: readonly Part[] = [
  'counters',
  'goods',
  'resource',
  'mercenary',
  'order',
  'value',
  'ill',
  'spell',
  'die',
];
