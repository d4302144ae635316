import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#core';
import { type RandomSource, useRandom } from '#module';
import { deviceStorage } from '#storage';
import { type Desk, useDesk } from '../desk';
import { draftOf, type Edit, type Editor, edited, firstEditor } from './editor';
import { recallEditor, rememberEditor } from './memory';

export interface EditorControl {
  readonly editor: Editor;
  readonly apply: (edit: Edit) => void;
  /** Why the stored draft could not be restored. */
  readonly problem: Problem | null;
  /** The name of a city opened from a link. */
  readonly arrived: string | null;
}

/** Restores the editor of this device and opens the city of a link, if any. */
function takeUp(desk: Desk, random: RandomSource, name: string): Omit<EditorControl, 'apply'> {
  const recalled = recallEditor(deviceStorage(window));
  const left = recalled?.ok === true ? recalled.value : firstEditor(random.id(), name);
  const { arrival } = desk.store.getState();
  return {
    editor: arrival === null ? left : edited(left, { do: 'open', draft: draftOf(arrival, random.id()) }),
    problem: recalled?.ok === false ? recalled.error : null,
    arrived: arrival?.name ?? null,
  };
}

/** The editor of this device; every change is saved at once. @param name of the first city */
export function useEditor(name: string): EditorControl {
  const random = useRandom();
  const desk = useDesk();
  const [taken] = useState(() => takeUp(desk, random, name));
  const [editor, setEditor] = useState(taken.editor);
  const latest = useRef(editor);
  useEffect(() => {
    const { store } = desk;
    if (store.getState().arrival === null) return;
    rememberEditor(latest.current, deviceStorage(window));
    store.setState({ arrival: null });
  }, [desk]);
  const apply = useCallback((edit: Edit) => {
    const next = edited(latest.current, edit);
    if (next === latest.current) return;
    latest.current = next;
    rememberEditor(next, deviceStorage(window));
    setEditor(next);
  }, []);
  return { editor, apply, problem: taken.problem, arrived: taken.arrived };
}
