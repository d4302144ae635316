/** Choices for picture, camera and text. The single list for every room that shows or reads them. */

export const QUALITIES = ['test', 'low', 'medium', 'high'] as const;
/** Detail level of the 3D table. `test` is the plainest, for tests only. */
export type Quality = (typeof QUALITIES)[number];

export const OFFERED_QUALITIES = ['low', 'medium', 'high'] as const satisfies readonly Quality[];
/** A quality offered to players. */
export type OfferedQuality = (typeof OFFERED_QUALITIES)[number];

export const MOOD_NAMES = ['night', 'studio', 'alert'] as const;
/** The lighting of the table. */
export type MoodName = (typeof MOOD_NAMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'tv'] as const;
/** Text size: the browser's, larger, or readable across a room. */
export type TextSize = (typeof TEXT_SIZES)[number];

export const CAMERA_STYLES = ['hands-off', 'gentle', 'cinematic'] as const;
/** How far the camera may move by itself: never, slowly and a little, or like a film camera. */
export type CameraStyle = (typeof CAMERA_STYLES)[number];

export const OTHERS_PACES = ['brisk', 'normal', 'unhurried'] as const;
/** Playback speed of other players' actions, and the pause before a bot acts. */
export type OthersPace = (typeof OTHERS_PACES)[number];

export const ATTRACT_MINUTES = [1, 2, 5, 10] as const;
/** Minutes without input before the page starts its demo. */
export type AttractMinutes = (typeof ATTRACT_MINUTES)[number];

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;
