import * as v from 'valibot';
import { type Game, type GameTypes, parseShape } from '#core';
import { parseLessonDraft } from '#learning';
import type { GameServices, Memory } from '#module';
import type { Draft } from './draft';

const KeptShape = v.strictObject({
  version: v.literal(1),
  lessons: v.record(v.string(), v.unknown()),
});

/** Lessons in progress on this device, by id. */
export type Drafts = Readonly<Record<string, Draft>>;

export const draftsName = (game: string): string => `lessons.${game}`;

const TitleShape = v.object({
  title: v.object({ en: v.exactOptional(v.string()), fr: v.exactOptional(v.string()) }),
});

/** Ids and titles of saved lessons; works without the rules of their game. */
export function titlesOf(
  memory: Memory,
  game: string,
): readonly { readonly name: string; readonly title: Draft['title'] }[] {
  const read = parseShape(KeptShape, memory.recall(draftsName(game)));
  if (!read.ok) return [];
  return Object.entries(read.value.lessons).flatMap(([name, input]) => {
    const lesson = parseShape(TitleShape, input);
    return lesson.ok ? [{ name, title: lesson.value.title }] : [];
  });
}

/** Parses the saved lessons of a game; unreadable and unplayable ones are dropped. */
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

/** Length of an id; long enough to be unique on a device. */
const NAME_LENGTH = 8;

/** Saves a new lesson. @returns its address */
export function saveDraft(
  { memory, random }: Pick<GameServices, 'memory' | 'random'>,
  rules: Game<GameTypes>,
  draft: Draft,
): string {
  const name = random.id().slice(0, NAME_LENGTH);
  const drafts = readDrafts(rules, memory.recall(draftsName(rules.id)));
  memory.remember(draftsName(rules.id), writtenDrafts({ ...drafts, [name]: draft }));
  return `/author/${rules.id}/${name}`;
}
