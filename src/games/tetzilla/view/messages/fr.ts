import { of, pluralsIn } from '#i18n';
import { board } from './board.fr';
import type { TetMessages } from './en';
import { lobby } from './lobby.fr';
import { log } from './log.fr';
import { onTable } from './onTable.fr';
import { primer } from './primer.fr';
import { sounds } from './sounds.fr';
import { things } from './things.fr';

const plural = pluralsIn('fr');
const hits = (count: number) => plural(count, '# blessure', '# blessures');
const tokens = (count: number) => plural(count, '# jeton', '# jetons');
const points = (count: number) => plural(count, '# point', '# points');
const buildings = (count: number) => plural(count, '# bâtiment', '# bâtiments');
const guards = (count: number) => plural(count, '# garde', '# gardes');
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

/** French texts of TetZilla. */
export const fr: TetMessages = {
  title: 'TetZilla',
  tagline: 'Bâtissez une ville. Grimpez. Croquez-la.',
  things,
  board,
  onTable,
  list,
  hits,

  stages: {
    choose: 'Talents',
    found: 'Fondation',
    enter: 'Arrivée',
    move: 'Marche',
    slide: 'Chantier',
    fire: 'Tir',
    over: 'Fin',
  },

  ask: {
    choose: 'Choisissez votre talent',
    found: 'Lâchez la tuile dans la ville',
    enter: 'Où votre kaiju entre-t-il ?',
    move: 'Un pas, ou passer ?',
    slide: 'Lâchez la tuile dans la ville',
    guard: 'Quel garde tire ?',
    target: (guard, box) => `${guard} ${box} : sur qui ?`,
    direction: (box) => `Char ${box} : vers où ?`,
    first: 'Deux kaijus dans la première case. Lequel prend le plus ?',
  },

  remind: {
    choose: 'Chaque talent existe deux fois. Il annule de lui-même une blessure par tour.',
    found: 'Trois tuiles chacun avant les kaijus. Ce qu’une tuile apporte reste caché jusqu’à l’arrivée.',
    enter: 'Dans le rang le plus bas, sur un terrain libre. De là, on ne fait que monter.',
    move: 'Un pas à la fois, à tour de rôle : à gauche, à droite ou vers le haut. Un pas coûte un jeton, plus ce qui s’y trouve.',
    slide: 'La tuile tombe droit jusqu’à un obstacle. S’il n’y a plus de place, ce tour est le dernier.',
    fire: 'Chacun fait tirer un garde qui n’a pas tiré, tant que l’un d’eux peut toucher.',
    over: 'Toutes les piles sont retournées.',
  },

  slide: {
    tray: 'La tuile',
    left: 'À gauche',
    right: 'À droite',
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    drop: 'Lâcher',
    tile: (tile) => `Tuile ${tile}`,
    at: (column, row) => `Colonne ${column}, rang ${row}`,
    brings: (buildingCount, guardCount) => {
      const parts = [
        ...(buildingCount > 0 ? [buildings(buildingCount)] : []),
        ...(guardCount > 0 ? [guards(guardCount)] : []),
      ];
      return parts.length === 0 ? 'Rien que des rues' : `Apporte ${list(parts)}`;
    },
    level: 'Ville plate : les places plus hautes sont fermées.',
    signs: {
      b: 'un bâtiment viendra ici',
      g: 'un garde viendra ici',
      o: 'rien que des rues',
    },
  },

  move: {
    tray: 'Votre marche',
    left: (count) => (count === 1 ? '1 reste' : `${count} restent`),
    tokens,
    step: {
      W: 'Pas à gauche',
      N: 'Grimper',
      E: 'Pas à droite',
    },
    to: (way, box, what, cost) => `${way} en ${box} : ${what}, ${cost}`,
    price: (cost, hitCount) => {
      const paid = tokens(cost);
      return hitCount === 0 ? paid : `${paid}, ${hits(hitCount)}`;
    },
    wall: {
      edge: 'le bord de la ville',
      unbuilt: 'rien où se tenir',
      crowded: 'deux kaijus y sont',
      dear: (cost) => `coûte ${tokens(cost)} : trop cher`,
    },
    never: 'Un kaiju ne redescend jamais.',
    outOfReach: (box) => `${box} est hors de portée ce tour-ci.`,
    far: (box, cost, count) => `Aller vers ${box} : ${plural(count, '# pas', '# pas')}, ${cost}`,
    goal: (box) => `En route vers ${box}`,
    goOn: (box) => `Continuer vers ${box}`,
    forget: 'S’arrêter là',
    pass: 'Passer',
    passHint: 'Coûte un jeton.',
    auto: 'Passer pour moi quand je ne peux rien payer',
    autoShort: 'Passer pour moi',
  },

  fire: {
    tray: 'Gardes',
    guard: (kind, box) => `${kind} ${box}`,
    hits: (names) => `peut toucher ${list(names)}`,
    nobody: 'ne touche personne',
    nobodyShot: 'Tirer dans le vide',
    noGun: (box) => `Aucun garde ne peut tirer en ${box}.`,
    noVictim: (box) => `Ce garde ne touche personne en ${box}.`,
    fire: 'Feu',
    at: (name, hitCount, ignored) =>
      ignored > 0
        ? `${name} (${hits(hitCount)}, ${plural(ignored, '# ignorée', '# ignorées')})`
        : `${name} (${hits(hitCount)})`,
    way: (direction, victims) => `Vers : ${direction} – ${victims}`,
    first: (name) => `D’abord ${name}`,
    all: (victims) => `Feu : ${victims}`,
    ignored: (name) => `${name} (ignorée)`,
  },

  choose: {
    tray: 'Talents',
    left: (count) => plural(count, '# reste', '# restent'),
    gone: 'tous pris',
  },

  enter: {
    tray: 'Entrées',
    box: (box) => `Entrer en ${box}`,
    closed: (box) => `${box} est fermé : entrez par une case marquée.`,
    with: (box, name) => `Entrer en ${box}, à côté ${of(name)}`,
  },

  players: {
    label: 'Joueurs',
    active: 'joue',
    hits: (count) => `${hits(count)} sur 10`,
    dead: 'mort',
    tokens: (count) => tokens(count),
    spent: 'servi ce tour-ci',
    ready: 'prêt',
    noAbility: 'sans talent encore',
    pile: (count) => (count === 0 ? 'aucun bâtiment' : buildings(count)),
    kinds: (kinds) => kinds.join(', '),
    guards: (count) => (count === 0 ? 'aucun garde' : guards(count)),
    score: (value) => plural(value, '# point à présent', '# points à présent'),
    own: 'vous seul le voyez',
    look: 'Regarder mes points',
    cover: 'Cacher mes points',
    kind: {
      h: (count) => plural(count, '# maison', '# maisons'),
      b: (count) => plural(count, '# immeuble', '# immeubles'),
      s: (count) => plural(count, '# gratte-ciel', '# gratte-ciel'),
      f: (count) => plural(count, '# dépôt de carburant', '# dépôts de carburant'),
    },
  },

  cast: {
    points: 'points',
    turn: 'tour',
    tiles: 'tuiles',
    about: (points) => plural(points, 'environ # point maintenant', 'environ # points maintenant'),
  },

  turn: {
    of: (name) => `Au tour ${of(name)}`,
    waiting: (name) => `On attend ${name}.`,
    moving: 'La table bouge encore.',
    number: (number) => `Tour ${number} sur 8`,
    setUp: 'Avant le premier tour',
    round: (round) => `Tuile ${round} sur 3`,
    start: (name) => `${name} commence ce tour`,
    deck: (count) => plural(count, '# tuile restante', '# tuiles restantes'),
    last: 'Dernier tour : une tuile n’a pas trouvé de place.',
    finalTurn: 'Dernier tour.',
    stages: 'Étapes du tour',
    now: 'en cours',
    over: 'La partie est finie.',
  },

  log,

  caption: {
    turn: (name, number) => `Tour ${number} : ${name} commence`,
    stage: {
      choose: 'Choisissez un talent',
      found: 'Fondez la ville !',
      enter: 'Les voilà !',
      move: 'En marche !',
      slide: 'Au chantier !',
      fire: 'Feu !',
      over: 'Fin',
    },
    crash: 'Badaboum !',
    row: (row) => `Rang ${row} complet !`,
    died: (name) => `${name} est à terre !`,
    ignored: 'Même pas mal !',
    lastTurn: 'Dernier tour !',
    fullUp: 'Plus de place !',
    wins: (name) => `${name} gagne !`,
    share: (names) => `${list(names)} se partagent la victoire !`,
  },

  moments: {
    died: 'Un kaiju meurt',
    skyscraper: 'Un gratte-ciel tombe',
    depot: 'Un dépôt explose',
    salvo: (count) => `${count} kaijus touchés d’un coup`,
    aside: 'Une tuile sans place',
    end: 'La fin de la partie',
  },

  primer,

  over: {
    figures: {
      buildings: 'Bâtiments écrasés',
      guards: 'Gardes écrasés',
      hits: 'Blessures reçues',
      shots: 'Tirs',
      steps: 'Pas',
      tiles: 'Tuiles posées',
    },
    title: (names) =>
      names.length === 1 ? `${names[0]} gagne !` : `${list(names)} se partagent la victoire !`,
    reason: {
      turns: 'Huit tours, et plus beaucoup de ville.',
      full: 'La ville déborde par le haut.',
      ruin: 'Plus aucun kaiju. La ville a tenu bon.',
    },
    row: (score, built, guardPoints, hitCount) => {
      const forGuards = guardPoints > 0 ? `, gardes\u00a0+${guardPoints}` : '';
      const forHits = hitCount > 0 ? `, blessures\u00a0−${hitCount}` : '';
      return `${points(score)} : bâtiments\u00a0${built}${forGuards}${forHits}`;
    },
    dead: 'mort',
  },

  keys: {
    aim: 'Déplacer la tuile, pas de côté, parcourir les gardes',
    turn: 'Tourner la tuile, grimper, parcourir les tirs',
    drop: 'Lâcher la tuile suspendue',
    confirm: 'Confirmer le choix marqué : tirer, entrer, continuer',
    pass: 'Passer',
  },

  sounds,
  lobby,
};
