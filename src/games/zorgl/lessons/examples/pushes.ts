import { AGAINST, arrow, crowd, duel, type Example, marked, pile, sign } from '../lesson';

/** What a push comes to. */
export const pushes: readonly Example[] = [
  {
    id: 'shove',
    clauses: ['Z6.1', 'Z5.1'],
    title: { en: 'Push and follow', fr: 'Pousser et suivre' },
    sketch: duel('7D', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'Red stands right beside Violet, and the box behind Violet is free.',
          fr: 'Rouge touche Violet, et la case derrière Violet est libre.',
        },
        marks: [arrow('c4', 'd4'), { box: 'e4', tone: 'good' }],
      },
      {
        say: {
          en: 'A diamond attacks straight on: Violet has to give way.',
          fr: 'Un carreau attaque en ligne droite : Violet doit céder.',
        },
        marks: [arrow('d4', 'e4')],
        action: AGAINST,
        after: {
          en: 'Violet lands on e4. Red must follow into the box that has come free: there is no attacking and staying put.',
          fr: 'Violet recule en e4. Rouge doit le suivre dans la case libérée : pas question d’attaquer en restant sur place.',
        },
        expect: { boxes: { c4: '.', d4: 'A', e4: 'C' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'shove-diagonal',
    clauses: ['Z6.3', 'Z5.1'],
    title: { en: 'Hearts push across corners', fr: 'Le cœur pousse par les coins' },
    sketch: duel('10H', { c3: 'A', d4: 'C', e5: '3' }),
    steps: [
      {
        say: {
          en: 'A heart strikes diagonally. The push goes on in the same line: behind Violet, on e5, stands a building.',
          fr: 'Un cœur frappe en diagonale. La poussée garde sa ligne : derrière Violet, en e5, il y a un immeuble.',
        },
        marks: [arrow('c3', 'd4'), { box: 'e5' }],
        action: { ...AGAINST, card: '10H' },
        after: {
          en: 'Violet hits the wall: one floor for Red, and nobody moves.',
          fr: 'Violet heurte le mur : un étage pour Rouge, et personne ne bouge.',
        },
        marksAfter: [sign('e5', '−1')],
        expect: { boxes: { c3: 'A', d4: 'C', e5: '2' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'shove-edge',
    clauses: ['Z6.2'],
    title: { en: 'What if the edge is behind?', fr: 'Et si le bord est derrière ?' },
    sketch: duel('7D', { f4: 'A', g4: 'C' }),
    steps: [
      {
        say: {
          en: 'Violet has its back to the edge of the city. Something out there holds it up.',
          fr: 'Violet est dos au bord de la ville. Là-dehors, quelque chose le retient.',
        },
        marks: [arrow('f4', 'g4', 'bad')],
        action: AGAINST,
        after: {
          en: 'Nothing happens at all. The card is still spent.',
          fr: 'Il ne se passe rien du tout. La carte est jouée quand même.',
        },
        expect: { boxes: { f4: 'A', g4: 'C' }, fields: { ...pile('A', 0), 'turn.played': 1 } },
      },
    ],
  },
  {
    id: 'shove-floor',
    clauses: ['Z6.3'],
    title: { en: 'What if a building is behind?', fr: 'Et si un immeuble est derrière ?' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: '4' }),
    steps: [
      {
        say: {
          en: 'This is how the city comes down: not by blows, but by backs. Four floors stand behind Violet.',
          fr: 'Voilà comment on démolit la ville : pas à coups de poing, à coups de dos. Quatre étages se dressent derrière Violet.',
        },
        marks: [arrow('c4', 'd4'), sign('e4', '4')],
        action: AGAINST,
        after: {
          en: 'The building loses one floor, and it goes to Red’s pile. Both monsters stay where they are.',
          fr: 'L’immeuble perd un étage, qui rejoint la pile de Rouge. Les deux monstres restent où ils sont.',
        },
        marksAfter: [sign('e4', '3')],
        expect: { boxes: { c4: 'A', d4: 'C', e4: '3' }, fields: { ...pile('A', 1), ...pile('C', 0) } },
      },
    ],
  },
  {
    id: 'shove-last-floor',
    clauses: ['Z6.3', 'Z6.9'],
    title: { en: 'The last floor', fr: 'Le dernier étage' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: '1' }),
    steps: [
      {
        say: {
          en: 'Only one floor is left of the building behind Violet.',
          fr: 'De l’immeuble derrière Violet, il ne reste qu’un étage.',
        },
        question: {
          ask: { en: 'Where will Violet stand afterwards?', fr: 'Où sera Violet ensuite ?' },
          among: ['c4', 'd4', 'e4'],
          right: ['e4'],
          because: {
            en: 'With its last floor the building is gone, its box is empty, and so Violet is pushed into it.',
            fr: 'Sans dernier étage, plus d’immeuble : la case est vide, et Violet y est poussé.',
          },
        },
        marks: [sign('e4', '1')],
        action: AGAINST,
        after: {
          en: 'The floor is Red’s, Violet lands in the rubble, and Red follows.',
          fr: 'L’étage est à Rouge, Violet tombe dans les gravats, et Rouge le suit.',
        },
        expect: { boxes: { c4: '.', d4: 'A', e4: 'C' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'plant-floor',
    clauses: ['Z6.3', 'Z1.3'],
    title: { en: 'Against the power plant', fr: 'Contre la centrale' },
    sketch: duel('7D', { b4: 'A', c4: 'C' }, { city: 'set-up', army: false }),
    steps: [
      {
        say: {
          en: 'The power plant is a building like any other, only with eight floors.',
          fr: 'La centrale est un immeuble comme un autre, avec huit étages seulement.',
        },
        marks: [arrow('b4', 'c4'), sign('d4', '8')],
        action: AGAINST,
        after: {
          en: 'Violet is pressed against it: one floor for Red. Only when the last one falls do the monsters move on.',
          fr: 'Violet y est plaqué : un étage pour Rouge. Ce n’est qu’au dernier étage que les monstres avancent.',
        },
        marksAfter: [sign('d4', '7')],
        expect: { boxes: { b4: 'A', c4: 'C', d4: 'P7' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'what-is-behind',
    clauses: ['Z6.1', 'Z6.2', 'Z6.3'],
    title: { en: 'What is behind it?', fr: 'Qu’y a-t-il derrière ?' },
    sketch: crowd('7D', { f4: 'A', g4: 'C', f5: 'B', f6: '2', f3: 'D' }),
    steps: [
      {
        say: {
          en: 'Three neighbours, one diamond. Always look at the box behind the victim first.',
          fr: 'Trois voisins, un carreau. Regardez toujours d’abord la case derrière la victime.',
        },
        question: {
          ask: {
            en: 'Who can Red push back by a box?',
            fr: 'Qui Rouge peut-il faire reculer d’une case ?',
          },
          among: ['g4', 'f5', 'f3'],
          right: ['f3'],
          because: {
            en: 'Only behind Amber, on f2, is there room. Violet stands at the edge, Teal before a building.',
            fr: 'Il n’y a de place que derrière Ambre, en f2. Violet est au bord, Turquoise devant un immeuble.',
          },
        },
        camera: 'above',
      },
      {
        say: { en: 'And who would you attack?', fr: 'Et vous, qui attaqueriez-vous ?' },
        question: {
          ask: { en: 'Which attack wins a floor?', fr: 'Quelle attaque rapporte un étage ?' },
          among: ['g4', 'f5', 'f3'],
          right: ['f5'],
          because: {
            en: 'Teal has the building on f6 at its back, and that costs it a floor.',
            fr: 'Turquoise a l’immeuble de f6 dans le dos, et cela lui coûte un étage.',
          },
        },
        marks: [arrow('f4', 'f5')],
        action: { do: 'attack', card: '7D', target: 'B' },
        after: { en: 'One floor for Red.', fr: 'Un étage pour Rouge.' },
        camera: 'above',
        expect: { boxes: { f6: '1', f5: 'B', f4: 'A' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'squeeze-shove',
    clauses: ['Z6.11'],
    title: { en: 'Between two buildings', fr: 'Entre deux immeubles' },
    sketch: duel('10H', { c3: 'A', d4: 'C', d5: '2', e4: '3' }),
    steps: [
      {
        say: {
          en: 'Diagonally behind Violet, e5 is free, but there are buildings on both sides of the way.',
          fr: 'En diagonale derrière Violet, e5 est libre, mais des immeubles bordent le passage des deux côtés.',
        },
        marks: [arrow('d4', 'e5'), { box: 'd5' }, { box: 'e4' }],
        action: { ...AGAINST, card: '10H' },
        after: {
          en: 'It slips through. Only the box it enters matters, never the corners it passes.',
          fr: 'Il se faufile. Seule compte la case où il entre, jamais les coins qu’il frôle.',
        },
        expect: { boxes: { c3: '.', d4: 'A', e5: 'C', d5: '2', e4: '3' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'shove-crush',
    clauses: ['Z9.3', 'Z6.1', 'Z9.5'],
    title: { en: 'Pushed onto a unit', fr: 'Poussé sur une unité' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'u', f4: '2', f3: '1', f5: '3' }),
    steps: [
      {
        say: {
          en: 'A unit never blocks a push. It ought to flee, but buildings close all its ways.',
          fr: 'Une unité n’arrête jamais une poussée. Elle devrait fuir, mais des immeubles lui barrent la route.',
        },
        marks: [arrow('d4', 'e4'), ...marked('bad', 'f3', 'f4', 'f5')],
        action: AGAINST,
        after: {
          en: 'Crushed under Violet, but by Red’s doing: the unit goes to Red’s pile and counts as a floor.',
          fr: 'Écrasée sous Violet, mais par la faute de Rouge : l’unité va dans la pile de Rouge et compte comme un étage.',
        },
        expect: { boxes: { e4: 'C', d4: 'A' }, fields: { ...pile('A', 0, 1), ...pile('C', 0) } },
      },
    ],
  },
];
