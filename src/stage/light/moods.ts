import type { MoodName } from '#core';
import type { Surroundings } from './surroundings';

/** A luminous surface in the room, visible in reflections. */
interface SoftBox {
  readonly colour: string;
  readonly light: number;
  /** Its centre, table units; it faces the table. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly width: number;
  readonly height: number;
}

/** Lighting of the table, the room around it, and the grading of the frame. */
export interface Mood {
  /** The lamp that casts the shadows. */
  readonly lamp: {
    readonly colour: string;
    readonly light: number;
    readonly at: readonly [x: number, y: number, z: number];
    /** Half the opening angle of its shade in radians, and its soft share, 0 … 1. */
    readonly opening: number;
    readonly softness: number;
  };
  /** A second light from behind, without shadows, that separates things from the dark. */
  readonly rim: {
    readonly colour: string;
    readonly light: number;
    readonly from: readonly [number, number, number];
  };
  /** Ambient light. `light` applies without reflections of the room, `besideRoom` with them. */
  readonly fill: {
    readonly sky: string;
    readonly ground: string;
    readonly light: number;
    readonly besideRoom: number;
  };
  /** The room in reflections. */
  readonly reflected: {
    /** The photograph of the room, and its tint and brightness. */
    readonly photograph: { readonly room: Surroundings; readonly tint: string; readonly light: number };
    /** Colour of the walls until the photograph has loaded. */
    readonly walls: string;
    readonly softBoxes: readonly SoftBox[];
    readonly light: number;
  };
  /** The room as seen behind the table. */
  readonly room: {
    readonly above: string;
    readonly below: string;
    /** Colours of the out-of-focus lights. */
    readonly glimmers: readonly string[];
    /** Their strength, 0 … 1. */
    readonly glimmer: number;
  };
  /** Brightness of everything that is lit from within. */
  readonly shine: number;
  /** How strongly lamps on the board light the ground below them. */
  readonly lampsOnGround: number;
  readonly exposure: number;
  readonly lens: {
    /** Multiplies the dark and the bright parts of the image. */
    readonly shadows: string;
    readonly highlights: string;
    /** 1 leaves colours unchanged. */
    readonly saturation: number;
    /** 0 … 1, darkness of the corners. */
    readonly vignette: number;
    /** 0 … 1, strength of the bloom. */
    readonly bloom: number;
  };
}

export const MOODS: Readonly<Record<MoodName, Mood>> = {
  /** One warm lamp in a dark room. */
  night: {
    lamp: { colour: '#ffd0a0', light: 3.7, at: [-5.4, 10.8, 7.2], opening: 0.56, softness: 1 },
    rim: { colour: '#6fa6ff', light: 1.9, from: [6, 5, -9] },
    fill: { sky: '#b9c4e6', ground: '#3a2a20', light: 1.3, besideRoom: 0.08 },
    reflected: {
      photograph: { room: 'hall', tint: '#8fa2d8', light: 0.1 },
      walls: '#141a2a',
      light: 0.6,
      softBoxes: [
        { colour: '#ffdcb4', light: 14, at: [-6, 11, 5], width: 7, height: 7 },
        { colour: '#86b4ff', light: 7, at: [8, 5, -11], width: 12, height: 6 },
        { colour: '#ffb070', light: 2.2, at: [10, 4, 8], width: 6, height: 8 },
        { colour: '#5f74b8', light: 2.4, at: [-11, 4, -6], width: 8, height: 8 },
      ],
    },
    room: {
      above: '#0b0d16',
      below: '#060507',
      glimmers: ['#ffb25a', '#ffd9a0', '#7fa8ff', '#ff7a4a'],
      glimmer: 0.5,
    },
    shine: 5,
    lampsOnGround: 9,
    exposure: 1.16,
    lens: { shadows: '#e4ebff', highlights: '#fff1de', saturation: 1.12, vignette: 0.6, bloom: 0.6 },
  },
  /** A photographer's table in daylight. */
  studio: {
    lamp: { colour: '#fff4e6', light: 4.5, at: [-5.4, 11.4, 6.4], opening: 0.76, softness: 1 },
    rim: { colour: '#dfeaff', light: 0.9, from: [6, 6, -9] },
    fill: { sky: '#f4f7ff', ground: '#b9a58c', light: 2.4, besideRoom: 0.12 },
    reflected: {
      photograph: { room: 'studio', tint: '#ffffff', light: 0.22 },
      walls: '#8d939e',
      light: 0.66,
      softBoxes: [
        { colour: '#ffffff', light: 7, at: [-7, 11, 6], width: 9, height: 9 },
        { colour: '#eaf2ff', light: 5, at: [9, 7, -9], width: 12, height: 8 },
        { colour: '#fff4e4', light: 3, at: [10, 5, 9], width: 8, height: 8 },
      ],
    },
    room: { above: '#eceef2', below: '#b4b0ab', glimmers: ['#ffffff', '#f2f6ff'], glimmer: 0.1 },
    shine: 0.9,
    lampsOnGround: 0,
    exposure: 1.02,
    lens: { shadows: '#f4f6ff', highlights: '#fffaf2', saturation: 1.06, vignette: 0.22, bloom: 0.25 },
  },
  /** Sirens: red light from behind. */
  alert: {
    lamp: { colour: '#ffecdc', light: 3.7, at: [-5.4, 10.8, 7.2], opening: 0.55, softness: 0.95 },
    rim: { colour: '#ff2a1c', light: 4.2, from: [7, 3.4, -8] },
    fill: { sky: '#7a4a58', ground: '#3a100c', light: 1.9, besideRoom: 0.14 },
    reflected: {
      photograph: { room: 'hall', tint: '#d8504a', light: 0.12 },
      walls: '#1c0a10',
      light: 0.8,
      softBoxes: [
        { colour: '#ffd0b4', light: 10, at: [-6, 11, 5], width: 6, height: 6 },
        { colour: '#ff2412', light: 12, at: [9, 4, -10], width: 12, height: 5 },
        { colour: '#7a2cff', light: 2.6, at: [-11, 4, -6], width: 8, height: 8 },
        { colour: '#ff5a24', light: 3, at: [10, 4, 8], width: 6, height: 8 },
      ],
    },
    room: {
      above: '#1a0507',
      below: '#0a0203',
      glimmers: ['#ff2a16', '#ff5a1e', '#ff9a3c', '#c0102c'],
      glimmer: 0.8,
    },
    shine: 4.4,
    lampsOnGround: 8,
    exposure: 0.96,
    lens: { shadows: '#fff0f4', highlights: '#fff2ea', saturation: 1.1, vignette: 0.68, bloom: 0.75 },
  },
};
