import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#core';
import { useRandom } from '#module';
import type { LibraryEntry } from '#storage';
import type { City } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { useDesk } from '../desk';
import { readCityFile } from './cityFiles';
import { cityOf, draftOf } from './editor';
import type { OfferedCity } from './offered';
import type { EditorControl } from './useEditor';

/** Feedback on the latest command. */
export type DeskNotice =
  | { readonly kind: 'words'; readonly text: string; readonly act?: DeskNoticeAct }
  | { readonly kind: 'problem'; readonly title: string; readonly problem: Problem };

/** The action offered with it. */
interface DeskNoticeAct {
  readonly label: string;
  readonly run: () => void;
}

export interface CityDesk {
  readonly own: readonly LibraryEntry<City>[];
  /** The city as stored in the library. */
  readonly kept: City | null;
  readonly notice: DeskNotice | null;
  readonly dismiss: () => void;
  readonly keep: () => void;
  readonly copy: () => void;
  readonly open: (city: OfferedCity) => void;
  readonly openFile: (file: File) => void;
  readonly remove: (id: string, city: City) => void;
}

/** Everything in and out of the editor: library, files, built-in cities. */
export function useCityDesk({ editor, apply, problem, arrived }: EditorControl): CityDesk {
  const random = useRandom();
  const { city: words } = useZorglMessages();
  const { cities } = useDesk();
  const [own, setOwn] = useState<readonly LibraryEntry<City>[]>([]);
  const openedNotice = (name: string): DeskNotice => ({
    kind: 'words',
    text: words.notices.opened(name),
    act: { label: words.undo, run: () => apply({ do: 'undo' }) },
  });
  const [notice, setNotice] = useState<DeskNotice | null>(() => {
    if (problem !== null) return { kind: 'problem', title: words.problems.draft, problem };
    return arrived === null ? null : openedNotice(arrived);
  });
  const fail = useCallback(
    (title: string, failure: Problem) => setNotice({ kind: 'problem', title, problem: failure }),
    [],
  );
  const list = useCallback(async () => {
    const entries = await cities.list();
    if (entries.ok) setOwn(entries.value);
    else fail(words.problems.list, entries.error);
  }, [cities, fail, words]);
  useEffect(() => void list(), [list]);
  const { draft } = editor;
  const entry = own.find(({ id }) => id === draft.id)?.value;

  const write = async (id: string, city: City, text: string) => {
    const written = await cities.keep(id, city);
    if (!written.ok) fail(words.problems.keep, written.error);
    else setNotice({ kind: 'words', text: cities.persistent ? text : words.notices.memoryOnly });
    await list();
  };
  return {
    own,
    kept: entry?.ok === true ? entry.value : null,
    notice,
    dismiss: () => setNotice(null),
    keep() {
      const city = cityOf(draft);
      if (city.ok) void write(draft.id, city.value, words.notices.kept(city.value.name));
    },
    copy: () => apply({ do: 'open', draft: { ...draft, id: random.id(), name: words.copyName(draft.name) } }),
    open({ id, name, board }) {
      const isOwn = own.some((each) => each.id === id);
      apply({ do: 'open', draft: draftOf({ name, board }, isOwn ? id : random.id()) });
      setNotice(openedNotice(name));
    },
    async openFile(file) {
      const city = await readCityFile(file);
      if (city.ok) {
        apply({ do: 'open', draft: draftOf(city.value, random.id()) });
        setNotice(openedNotice(city.value.name));
      } else fail(words.problems.file, city.error);
    },
    async remove(id, city) {
      const removed = await cities.remove(id);
      if (!removed.ok) {
        fail(words.problems.remove, removed.error);
        return;
      }
      setNotice({
        kind: 'words',
        text: words.notices.deleted(city.name),
        act: { label: words.notices.putBack, run: () => void write(id, city, words.notices.kept(city.name)) },
      });
      await list();
    },
  };
}
