import { type Language, withFrenchSpacing } from '#core';
import { lightWords } from '../lightWords';

const english = {
  title: 'The valley',
  picture: 'The valley of Zorn',
  light: 'Light',
  to: 'Blend to',
  blend: 'Progress',
  lights: lightWords.en,
  names: 'Labels',
  overlays: { off: 'None', names: 'Names', all: 'Names and numbers' },
  state: 'State',
  states: {
    growth: 'Blight',
    withering: 'Withering',
    flood: 'Flood',
    curse: 'Curse',
    fire: 'Fire Wall',
    quake: 'Earthquake',
    storm: 'Storm',
    rain: 'Downpour',
    arrows: 'Arrows',
  },
  areas: 'Areas',
  share: 'Strength',
  crowd: 'Figures',
  home: 'Camera',
  whole: 'Whole valley',
  champion: 'Champion',
  call: 'Call',
  calls: { howl: 'Roar', snarl: 'Snarl', grunt: 'Hit', effort: 'Attack', cheer: 'Victory', groan: 'Death' },
  listen: 'Listen',
};
type Messages = typeof english;

const french: Messages = {
  title: 'La vallée',
  picture: 'La vallée de Zorn',
  light: 'Lumière',
  to: 'Transition vers',
  blend: 'Avancement',
  lights: lightWords.fr,
  names: 'Étiquettes',
  overlays: { off: 'Aucune', names: 'Noms', all: 'Noms et valeurs' },
  state: 'État',
  states: {
    growth: 'Fléau',
    withering: 'Flétrissure',
    flood: 'Crue',
    curse: 'Malédiction',
    fire: 'Mur de feu',
    quake: 'Tremblement de terre',
    storm: 'Orage',
    rain: 'Déluge',
    arrows: 'Flèches',
  },
  areas: 'Zones',
  share: 'Force',
  crowd: 'Figurines',
  home: 'Caméra',
  whole: 'Toute la vallée',
  champion: 'Champion',
  call: 'Cri',
  calls: {
    howl: 'Rugissement',
    snarl: 'Grondement',
    grunt: 'Coup reçu',
    effort: 'Attaque',
    cheer: 'Victoire',
    groan: 'Mort',
  },
  listen: 'Écouter',
};

/** Texts of the valley page, by language. */
export const valleyMessages: Readonly<Record<Language, Messages>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
