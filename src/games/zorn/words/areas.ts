import type { Language } from '#core';

const english = {
  e10: 'Trollburg Gap',
  b8: 'Wintermoot',
  h8: 'Hollin Cross',
  b7: 'Gnat Mire',
  g7: 'Sallow Mire',
  e6: 'Reedholm',
  a5: 'Heron Ford',
  c5: 'West Bridge',
  d5: 'Miller’s Ford',
  f5: 'King’s Bridge',
  g5: 'Otter Ford',
  i5: 'East Bridge',
  a3: 'Ashwick',
  c3: 'Lantern Mire',
  e3: 'Millhaven',
  g3: 'Kettle Mire',
  i3: 'Tarrow',
  a2: 'Drowsy Mire',
  PA: 'Adder Pass',
  PB: 'Bell Pass',
  PC: 'Crown Pass',
  PD: 'Dagger Pass',
  PE: 'Ember Pass',
};

const french: typeof english = {
  e10: 'Trouée de Trollbourg',
  b8: 'Hivermotte',
  h8: 'Croix-du-Houx',
  b7: 'Marais aux Moucherons',
  g7: 'Marais Blême',
  e6: 'La Roselière',
  a5: 'Gué du Héron',
  c5: 'Pont de l’Ouest',
  d5: 'Gué du Meunier',
  f5: 'Pont du Roi',
  g5: 'Gué de la Loutre',
  i5: 'Pont de l’Est',
  a3: 'Frênelle',
  c3: 'Marais aux Lanternes',
  e3: 'Port-Moulin',
  g3: 'Marais du Chaudron',
  i3: 'Tarrou',
  a2: 'Marais Dormant',
  PA: 'Col de l’Aspic',
  PB: 'Col de la Cloche',
  PC: 'Col de la Couronne',
  PD: 'Col de la Dague',
  PE: 'Col de la Braise',
};

/** Names of named areas; the others go by their coordinates, such as c7. */
export const areaNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: english,
  fr: french,
};
