import type { learn as english } from './learn.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');

/** The French texts around lessons. */
export const learn: typeof english = {
  link: 'Apprendre à jouer',
  title: (game) => `Apprendre ${game}`,
  intro: 'Toutes les règles, montrées sur la table. Arrêtez-vous quand vous voulez et prenez la main.',
  lobby: 'Accueil',
  all: 'Toutes les leçons',
  continueWith: (title) => `Reprendre : ${title}`,
  rules: 'Règles',
  progress: (seen, all) => `${seen} sur ${plural(all, '# leçon vue', '# leçons vues')}`,
  questions: (solved, all) => `${solved} sur ${plural(all, '# question résolue', '# questions résolues')}`,
  seen: 'vue',
  asks: 'avec questions',
  unreadable: 'Votre progression n’a pas pu être chargée et repart de zéro.',
  picture: (lesson) => `La table pendant la leçon « ${lesson} »`,
  step: (step, all) => `Étape ${step} sur ${all}`,
  clause: (number) => `Règle ${number}`,
  time: 'Temps',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  nextLesson: (title) => `Leçon suivante : ${title}`,
  again: 'Revoir',
  loop: 'En boucle',
  slow: 'Ralenti',
  above: 'Vue d’en haut',
  yourTurn: 'À vous de jouer',
  yourTurnHint: 'Prenez la main ici, à la vraie table.',
  alone: 'Jouer tous les camps',
  withBots: 'Contre les robots',
  back: 'Retour à la leçon',
  beside: (title) => `Comparer avec : ${title}`,
  question: 'Question',
  check: 'Vérifier',
  nobody: 'Aucune',
  right: 'Exact !',
  wrong: 'Pas tout à fait.',
  goOn: 'Voir',
  showBoxes: 'Répondez sur la table ou ici.',
};
