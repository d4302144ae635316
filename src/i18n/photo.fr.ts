import { frenchOf as of } from '#core';
import type { photo as english } from './photo.en';

/** Les textes français du mode photo. */
export const photo: typeof english = {
  open: 'Mode photo',
  title: 'Photo',
  choices: 'Réglages de la photo',
  leave: 'Quitter le mode photo',
  take: 'Prendre la photo',
  taking: 'La photo se développe…',
  saved: (file) => `Enregistrée dans vos téléchargements : ${file}.`,
  failed: 'La photo n’a pas pu être prise',
  camera:
    'Glissez pour tourner, glissez avec le bouton droit pour déplacer, faites défiler pour zoomer. [ ] Pg préc, Pg suiv, + et − fonctionnent aussi.',
  frame: 'Cadre',
  frames: { window: 'Fenêtre', '16:9': '16:9', '1:1': '1:1', '9:16': '9:16' },
  size: 'Grand côté',
  pixels: (count) => `${count} pixels`,
  scale: 'Finesse',
  scales: { 1: '1×', 2: '2×' },
  blur: 'Profondeur de champ',
  focus: 'Mise au point',
  blurHint: 'Indisponible en qualité basse.',
  exposure: 'Luminosité',
  mood: 'Ambiance',
  quality: 'Qualité de l’image',
  poses: 'Poses',
  pose: (name) => `Pose ${of(name)}`,
  clips: {
    now: 'Comme il est',
    idle: 'Au repos',
    roar: 'Rugit',
    attack: 'Attaque',
    victory: 'Triomphe',
    defeat: 'Vaincu',
  },
  moment: (name) => `Moment de la pose ${of(name)}`,
  coordinates: 'Coordonnées',
  words: 'Afficher un titre',
};
