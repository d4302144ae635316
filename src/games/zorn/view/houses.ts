/** The Houses in order. */
export const HOUSES = ['mahn', 'thorn', 'duggan', 'zaius', 'fagen'] as const;
export type House = (typeof HOUSES)[number];

/** Colour of a House, and its emblem as even-odd paths in a 24×24 box. */
interface HouseLook {
  readonly colour: string;
  readonly emblem: string;
}

/** Blue star, orange hammer, yellow wheat, purple eye, green leaf. */
export const HOUSE_LOOKS: Readonly<Record<House, HouseLook>> = {
  mahn: {
    colour: '#2f6fd0',
    emblem: 'M12 1.5 14.9 8.6 22.5 9.2 16.7 14.2 18.5 21.6 12 17.6 5.5 21.6 7.3 14.2 1.5 9.2 9.1 8.6Z',
  },
  thorn: {
    colour: '#e8781e',
    emblem: 'M4 3.5H20V10.5H14V22H10V10.5H4ZM2 5H4V9H2ZM20 5H22V9H20Z',
  },
  duggan: {
    colour: '#e6b91f',
    emblem:
      'M11 23V12H13V23ZM12 1C14.4 3 14.4 6 12 8 9.6 6 9.6 3 12 1ZM13 13C13 9.6 15 7.6 18.6 7.4 18.6 10.8 16.6 13 13 13ZM11 13C7.4 13 5.4 10.8 5.4 7.4 9 7.6 11 9.6 11 13ZM13 19C13 15.6 15 13.6 18.6 13.4 18.6 16.8 16.6 19 13 19ZM11 19C7.4 19 5.4 16.8 5.4 13.4 9 13.6 11 15.6 11 19Z',
  },
  zaius: {
    colour: '#8a45c4',
    emblem:
      'M1 12C6 3.6 18 3.6 23 12 18 20.4 6 20.4 1 12ZM12 7.2C9.3 7.2 7.2 9.3 7.2 12 7.2 14.7 9.3 16.8 12 16.8 14.7 16.8 16.8 14.7 16.8 12 16.8 9.3 14.7 7.2 12 7.2ZM12 9.6C13.3 9.6 14.4 10.7 14.4 12 14.4 13.3 13.3 14.4 12 14.4 10.7 14.4 9.6 13.3 9.6 12 9.6 10.7 10.7 9.6 12 9.6Z',
  },
  fagen: {
    colour: '#3f9a48',
    emblem:
      'M21.5 2.5C22.5 12.5 17 19.6 7.6 18.4L4 22.4 2 20.4 5.4 16.6C4 7.4 11 2.2 21.5 2.5ZM17.4 6.4C12.6 8 9.4 11 7.4 15.8 11.6 14.4 15 11.4 17.4 6.4Z',
  },
};

/** The star of a garrison, in the format of an emblem. */
export const GARRISON_STAR =
  'M12 0.5 15 8 23.5 5.5 18 12 23.5 18.5 15 16 12 23.5 9 16 0.5 18.5 6 12 0.5 5.5 9 8Z';
