import { type Language, withFrenchSpacing } from '#core';
import { lightWords } from '../lightWords';

const english = {
  title: 'The valley',
  picture: 'The valley of Zorn',
  light: 'Light',
  to: 'Turns into',
  blend: 'How far',
  lights: lightWords.en,
  names: 'Names',
  overlays: { off: 'Off', names: 'Names', all: 'All' },
  state: 'On the land',
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
  calls: { howl: 'Roar', snarl: 'Snarl', grunt: 'Is hit', effort: 'Strikes', cheer: 'Wins', groan: 'Falls' },
  listen: 'Listen',
};
type Messages = typeof english;

const french: Messages = {
  title: 'La vallée',
  picture: 'La vallée de Zorn',
  light: 'Lumière',
  to: 'Devient',
  blend: 'Avancement',
  lights: lightWords.fr,
  names: 'Noms',
  overlays: { off: 'Aucun', names: 'Noms', all: 'Tout' },
  state: 'Sur les terres',
  states: {
    growth: 'Fléau',
    withering: 'Flétrissure',
    flood: 'Inondation',
    curse: 'Malédiction',
    fire: 'Mur de feu',
    quake: 'Tremblement de terre',
    storm: 'Tempête',
    rain: 'Averse',
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
    grunt: 'Touché',
    effort: 'Frappe',
    cheer: 'Victoire',
    groan: 'Chute',
  },
  listen: 'Écouter',
};

/** Texts of the valley page, by language. */
export const valleyMessages: Readonly<Record<Language, Messages>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
