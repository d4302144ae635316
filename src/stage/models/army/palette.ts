import { rgb } from '../kit/colour';

/** The army's paints. */
export const OLIVE = rgb(0x6b8036);
export const KHAKI = rgb(0x93824a);
export const MOSS = rgb(0x41764a);
export const STEEL = rgb(0x4b5258);
export const RUBBER = rgb(0x2a2724);
export const GLASS = rgb(0x3c7494);
export const LAMP = rgb(0xffe9a0);
export const CREAM = rgb(0xe8e0cc);
export const RED = rgb(0xd63c24);
export const SKIN = rgb(0xf0b488);
export const EARTH = rgb(0x86745e);
