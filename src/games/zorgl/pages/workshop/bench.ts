import { createStore } from 'zustand/vanilla';
import type { Problem } from '#core';
import type { Library, LibraryEntry } from '#storage';
import type { HouseMonster } from '#zorgl/rules';
import {
  copyName,
  draftOf,
  draftProblem,
  FIRST_DRAFT,
  freeId,
  type MonsterDraft,
  monsterOfDraft,
  sameDraft,
} from './draft';
import { readMonsterFile } from './files';

/** The open monster. */
export interface Work {
  /** The saved version; null if it is not saved. */
  readonly kept: HouseMonster | null;
  /** The version from a link; null if it did not come from one. */
  readonly guest: HouseMonster | null;
  readonly draft: MonsterDraft;
}

/** Feedback on the last command. */
export type BenchNotice =
  | { readonly kind: 'kept' | 'imported' | 'known'; readonly name: string }
  | { readonly kind: 'removed'; readonly monster: HouseMonster };

export interface BenchState {
  /** The saved entries; null until they are loaded. */
  readonly entries: readonly LibraryEntry<HouseMonster>[] | null;
  readonly work: Work;
  readonly notice: BenchNotice | null;
  readonly problem: Problem | null;
  /** What to do next, while the user decides about unsaved changes. */
  readonly waiting: (() => void) | null;
}

const FRESH: Work = { kept: null, guest: null, draft: FIRST_DRAFT };

const workOn = (monster: HouseMonster): Work => ({ kept: monster, guest: null, draft: draftOf(monster) });

/** Whether closing the monster would lose changes. */
export function isChanged({ kept, guest, draft }: Work): boolean {
  const origin = kept ?? guest;
  return !sameDraft(draft, origin === null ? FIRST_DRAFT : draftOf(origin));
}

/** The monsters among the entries, by name. */
export function storedMonsters(entries: BenchState['entries']): readonly HouseMonster[] {
  const monsters = (entries ?? []).flatMap(({ value }) => (value.ok ? [value.value] : []));
  return monsters.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** State of the workshop: saved monsters, and the open one. */
export class Bench {
  readonly store = createStore<BenchState>(() => ({
    entries: null,
    work: FRESH,
    notice: null,
    problem: null,
    waiting: null,
  }));

  constructor(private readonly library: Library<HouseMonster>) {}

  /** Whether saved monsters outlive the page. */
  get persistent(): boolean {
    return this.library.persistent;
  }

  /** Loads the saved monsters and opens the guest, or else the first of them. */
  async begin(guest: HouseMonster | null): Promise<void> {
    await this.list();
    const { entries } = this.store.getState();
    const [first] = storedMonsters(entries);
    const known = storedMonsters(entries).find((monster) => guest !== null && isSame(monster, guest));
    const work = first === undefined ? FRESH : workOn(first);
    if (guest === null) this.store.setState({ work });
    else if (known !== undefined) {
      this.store.setState({ work: workOn(known), notice: { kind: 'known', name: known.name } });
    } else this.store.setState({ work: { kept: null, guest, draft: draftOf(guest) } });
  }

  /** Edits the open monster. */
  change(change: Partial<MonsterDraft>): void {
    const { work } = this.store.getState();
    this.store.setState({ work: { ...work, draft: { ...work.draft, ...change } }, notice: null });
  }

  /** Runs `next`, after the user has decided about unsaved changes. */
  leave(next: () => void): void {
    if (isChanged(this.store.getState().work)) this.store.setState({ waiting: next });
    else next();
  }

  /** The answer to {@link leave}: save the changes, discard them, or stay. */
  async answer(choice: 'keep' | 'discard' | 'stay'): Promise<void> {
    const { waiting } = this.store.getState();
    this.store.setState({ waiting: null });
    if (choice === 'stay' || waiting === null) return;
    if (choice === 'keep' && !(await this.keep())) return;
    waiting();
  }

  open(monster: HouseMonster): void {
    this.leave(() => this.store.setState({ work: workOn(monster), notice: null, problem: null }));
  }

  fresh(): void {
    this.leave(() => this.store.setState({ work: FRESH, notice: null, problem: null }));
  }

  /** Saves the open monster. Returns whether that succeeded. */
  async keep(): Promise<boolean> {
    const { work } = this.store.getState();
    const problem = draftProblem(work.draft);
    if (problem !== null) {
      this.store.setState({ problem });
      return false;
    }
    const id = work.kept?.id ?? this.idFor(work.guest?.id ?? work.draft.name);
    return this.put(monsterOfDraft(work.draft, id), 'kept');
  }

  /** Opens an unsaved copy of the monster. */
  duplicate(): void {
    this.leave(() => {
      const { work, entries } = this.store.getState();
      const names = new Set(storedMonsters(entries).map(({ name }) => name));
      const draft = { ...work.draft, name: copyName(work.draft.name, names) };
      this.store.setState({ work: { kept: null, guest: null, draft }, notice: null, problem: null });
    });
  }

  /** Deletes a monster; {@link undo} restores it. */
  async remove(monster: HouseMonster): Promise<void> {
    if (!(await this.forget(monster.id))) return;
    const [first] = storedMonsters(this.store.getState().entries);
    const work = first === undefined ? FRESH : workOn(first);
    this.store.setState({ work, notice: { kind: 'removed', monster } });
  }

  /** Restores the monster that was deleted last. */
  async undo(): Promise<void> {
    const { notice } = this.store.getState();
    if (notice?.kind === 'removed') await this.put(notice.monster, 'kept');
  }

  /** Deletes an unreadable entry. */
  async removeBroken(id: string): Promise<void> {
    await this.forget(id);
  }

  /** Imports a monster file. An invalid file changes nothing. */
  async importFile(file: File): Promise<void> {
    const monster = await readMonsterFile(file);
    if (!monster.ok) this.store.setState({ problem: monster.error, notice: null });
    else this.leave(() => void this.take(monster.value));
  }

  /** Closes the guest and returns to the saved monsters. */
  dismissGuest(): void {
    const [first] = storedMonsters(this.store.getState().entries);
    this.store.setState({ work: first === undefined ? FRESH : workOn(first), problem: null });
  }

  dismissProblem(): void {
    this.store.setState({ problem: null });
  }

  private async take(monster: HouseMonster): Promise<void> {
    const known = storedMonsters(this.store.getState().entries).find((each) => isSame(each, monster));
    if (known !== undefined) {
      this.store.setState({
        work: workOn(known),
        notice: { kind: 'known', name: known.name },
        problem: null,
      });
      return;
    }
    await this.put({ ...monster, id: this.idFor(monster.id) }, 'imported');
  }

  private idFor(wish: string): string {
    const { entries } = this.store.getState();
    return freeId(wish, new Set((entries ?? []).map(({ id }) => id)));
  }

  private async put(monster: HouseMonster, kind: 'kept' | 'imported'): Promise<boolean> {
    const written = await this.library.keep(monster.id, monster);
    if (!written.ok) {
      this.store.setState({ problem: written.error });
      return false;
    }
    this.store.setState({ work: workOn(monster), notice: { kind, name: monster.name }, problem: null });
    await this.list();
    return true;
  }

  /** If loading fails, the previous entries stay. */
  private async list(): Promise<void> {
    const entries = await this.library.list();
    if (entries.ok) this.store.setState({ entries: entries.value });
    else this.store.setState({ problem: entries.error });
  }

  /** Returns whether that succeeded. */
  private async forget(id: string): Promise<boolean> {
    const removed = await this.library.remove(id);
    if (removed.ok) {
      this.dismissProblem();
      await this.list();
    } else this.store.setState({ problem: removed.error, notice: null });
    return removed.ok;
  }
}

function isSame(one: HouseMonster, other: HouseMonster): boolean {
  return sameDraft(draftOf(one), draftOf(other));
}
