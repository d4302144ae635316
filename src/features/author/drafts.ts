import * as v from 'valibot';
import { type Game, type GameTypes, parseShape } from '#core';
import { parseLessonDraft } from '#learning';
import type { Shell } from '#module';
import type { Draft } from './draft';

const KeptShape = v.strictObject({
  version: v.literal(1),
  lessons: v.record(v.string(), v.unknown()),
});

/** The lessons that are being written on this device, by their names there. */
export type Drafts = Readonly<Record<string, Draft>>;

export const draftsName = (game: string): string => `lessons.${game}`;

const TitleShape = v.object({
  title: v.object({ en: v.exactOptional(v.string()), fr: v.exactOptional(v.string()) }),
});

/** What the lessons of a device are called there, and their titles; found without the rules of their game. */
export function titlesOf(
  shell: Pick<Shell, 'recall'>,
  game: string,
): readonly { readonly name: string; readonly title: Draft['title'] }[] {
  const read = parseShape(KeptShape, shell.recall(draftsName(game)));
  if (!read.ok) return [];
  return Object.entries(read.value.lessons).flatMap(([name, input]) => {
    const lesson = parseShape(TitleShape, input);
    return lesson.ok ? [{ name, title: lesson.value.title }] : [];
  });
}

/** What is kept of a game's lessons; what cannot be read, or played, is left out. */
export function readDrafts(rules: Game<GameTypes>, kept: unknown): Drafts {
  const read = parseShape(KeptShape, kept);
  if (!read.ok) return {};
  return Object.fromEntries(
    Object.entries(read.value.lessons).flatMap(([name, input]) => {
      const draft = parseLessonDraft(rules, input);
      return draft.ok ? [[name, draft.value.file]] : [];
    }),
  );
}

export const writtenDrafts = (lessons: Drafts): unknown => ({ version: 1, lessons });

/** Characters of a name: enough for nobody to have it twice on a device. */
const NAME_LENGTH = 8;

/** Keeps one more lesson. @returns its address */
export function saveDraft(
  shell: Pick<Shell, 'recall' | 'remember' | 'newId'>,
  rules: Game<GameTypes>,
  draft: Draft,
): string {
  const name = shell.newId().slice(0, NAME_LENGTH);
  const drafts = readDrafts(rules, shell.recall(draftsName(rules.id)));
  shell.remember(draftsName(rules.id), writtenDrafts({ ...drafts, [name]: draft }));
  return `/author/${rules.id}/${name}`;
}
