/** The quick start: what a newcomer needs to know before the first card. */
export const primer = [
  { lesson: 'step', title: 'Walk', text: 'Black cards walk your monster: ♣ straight, ♠ diagonally.' },
  {
    lesson: 'shove',
    title: 'Shove',
    text: 'Red cards shove the monster next to yours. It flies back and you follow.',
  },
  {
    lesson: 'combo',
    title: 'Wreck ten floors',
    text: 'A monster shoved into a building knocks off floors. Collect ten to win.',
  },
  {
    title: 'The goal',
    text: 'Ten floors in your pile win at once. When the power plant falls the game is over too, and the most floors win. A unit of the army that you crush counts as a floor.',
  },
  {
    title: 'Your turn',
    text: 'You play three to five of your five cards, one after the other. Each is for your monster or for a unit of the army. Then you draw up to five again.',
  },
  {
    title: 'Black cards walk',
    text: '♠ takes your monster one box diagonally, ♣ one box straight, to where no monster and no building stands. If it can walk, it must; if it cannot, it stamps its feet and the card is spent.',
  },
  {
    title: 'Red cards attack',
    text: '♥ hits a monster diagonally beside yours, ♦ one straight beside it. It is shoved away, and yours follows. If it hits a building, nobody moves and you take a floor. If it is shoved into other monsters, the whole line moves; a line of two or three before a building takes two or three floors.',
  },
  {
    title: 'Faces, aces and jokers',
    text: 'Black: the jack walks twice, the queen burrows up to three boxes under everything, the king leaps anywhere. Red: the jack attacks twice. The queen throws in any direction. The king shakes a floor off every building beside its victim. An ace is any of the three, or plain; a joker is a plain card of any suit.',
  },
  {
    title: 'The army',
    text: 'A unit that a monster steps on flees to a free box of your choice; where there is none it is crushed. You may give it cards as well: it walks, and it can shove monsters, but never destroys floors.',
  },
  {
    title: 'Special monsters',
    text: 'Each has an advantage, a weakness and a mega-power that a joker sets off. Below the seats, the lobby shows what your monsters can do.',
  },
  {
    title: 'Before you click',
    text: 'Point at a box or a monster, or go there with the keys, and the table shows the result. You can undo most moves until a card is drawn.',
  },
];
