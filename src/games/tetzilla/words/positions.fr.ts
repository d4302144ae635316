import type { positions as english } from './positions.en';

/** What can be wrong with positions and set-ups, in French. */
export const positions: typeof english = {
  'tetzilla.seat.unknown': ({ given }) => `${given} n’est pas un joueur : A, B, C, D ou E`,
  'tetzilla.tile.unknown': ({ given }) => `${given} n’est pas une tuile : de I1 à J8`,
  'tetzilla.building.unknown': ({ given }) => `${given} n’est pas un bâtiment`,
  'tetzilla.guard.unknown': ({ given }) => `${given} n’est pas un garde : L, M ou T`,
  'tetzilla.box.unknown': ({ given }) => `${given} n’est pas une case : de a1 à l20`,
  'tetzilla.column.unknown': ({ given }) => `${given} n’est pas une colonne : de a à l`,
  'tetzilla.rng.state': 'n’est pas l’état d’un générateur : 32 chiffres hexadécimaux, pas tous 0',
  'tetzilla.pile.hidden': 'doit être une liste ; une vue qui la cache n’est pas une position',
  'tetzilla.players.count': ({ least, most, count }) => `doit être de ${least} à ${most}, et non ${count}`,
  'tetzilla.board.rows': ({ rows, count }) => `il faut ${rows} rangs, il y en a ${count}`,
  'tetzilla.board.tokens': ({ tokens, count }) => `il faut ${tokens} signes, il y en a ${count}`,
  'tetzilla.board.token': ({ token, box }) => `${token} en ${box} n’est pas un signe de la notation`,
  'tetzilla.board.hidden': ({ box }) => `ne dit pas les points du bâtiment de ${box}`,
  'tetzilla.board.uncovered': ({ box }) => `${box} est construite, mais aucune tuile ne la couvre`,
  'tetzilla.placed.form': ({ given }) =>
    `${given} n’est pas une tuile, une de ses positions et une case, comme "T3 1 c5"`,
  'tetzilla.placed.off': ({ tile }) => `une partie de ${tile} est hors du plateau`,
  'tetzilla.placed.overlap': ({ box }) => `${box} est couverte par deux tuiles`,
  'tetzilla.placed.unbuilt': ({ box }) => `couvre ${box}, que le plateau montre non construite`,
  'tetzilla.tile.twice': ({ tile, place }) => `${tile} est déjà dans ${place}`,
  'tetzilla.tiles.missing': ({ count, examples }) =>
    `des 56 tuiles, ${count} ne ${count === 1 ? 'se trouve' : 'se trouvent'} nulle part : ${examples.join(', ')}${count > examples.length ? '…' : ''}`,
  'tetzilla.marker.count': ({ marker, wanted, count }) =>
    `avec ceux du plateau et des joueurs, il faut ${wanted} fois ${marker}, il y est ${count} fois`,
  'tetzilla.figure.twice': ({ figure, seat }) => `${figure} est déjà la figurine de ${seat}`,
  'tetzilla.ability.early': 'doit être null tant qu’elle n’est pas choisie',
  'tetzilla.hits.early': 'doit être 0 pendant la mise en place',
  'tetzilla.tokens.none': 'doit être 0 pour les morts, et hors du mouvement pour tous',
  'tetzilla.tokens.spent': ({ seat }) => `${seat} n’a plus de jetons`,
  'tetzilla.kaiju.stranger': ({ seat }) => `le kaiju ${seat} s’y trouve sans joueur ${seat}`,
  'tetzilla.kaiju.once': ({ seat, count }) =>
    `le kaiju ${seat} doit s’y trouver une fois, il s’y trouve ${count} fois`,
  'tetzilla.kaiju.early': ({ seat }) => `le kaiju ${seat} n’est pas encore entré`,
  'tetzilla.kaiju.dead': ({ seat }) => `le kaiju ${seat} est mort`,
  'tetzilla.kaiju.none': 'tous les kaijus sont morts : la partie est finie',
  'tetzilla.winners.order': 'doit suivre le précédent dans l’alphabet',
  'tetzilla.outcome.missing': 'doit dire comment la partie s’est terminée',
  'tetzilla.outcome.early': 'doit être null avant la fin de la partie',
  'tetzilla.tile.missing': 'doit être la tuile retournée',
  'tetzilla.tile.early': 'doit être null : aucune tuile n’est à poser',
  'tetzilla.tile.stuck': ({ tile }) => `${tile} ne peut être posée nulle part`,
  'tetzilla.fired.early': 'doit être vide : aucun garde ne tire',
  'tetzilla.entrance.none': 'n’a aucune case où un kaiju puisse entrer',
  'tetzilla.shots.none': 'aucun garde restant ne pourrait toucher un kaiju',
};
