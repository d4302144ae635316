import { frenchOf as of } from '#core';
import type { Messages } from './en';

export const recap: Messages['recap'] = {
  title: 'Depuis votre dernier tour',
  titleFor: (name) => `Depuis le dernier tour ${of(name)}`,
  show: 'Revoir',
  whole: 'Tout revoir',
  skipOne: 'Sauter ceci',
  skip: 'Jusqu’à mon tour',
  skipOthers: 'Jusqu’à la prochaine décision',
  playing: (name) => `${name} joue`,
  thinking: (name) => `${name} réfléchit…`,
};
