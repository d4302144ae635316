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

/** What is being worked on. */
export interface Work {
  /** The monster as it is kept; null for one that is not kept yet. */
  readonly kept: HouseMonster | null;
  /** The monster as it was handed in by a link; null for any other. */
  readonly guest: HouseMonster | null;
  readonly draft: MonsterDraft;
}

/** Something that was done, to be told. */
export type BenchNotice =
  | { readonly kind: 'kept' | 'imported' | 'known'; readonly name: string }
  | { readonly kind: 'removed'; readonly monster: HouseMonster };

export interface BenchState {
  /** What is kept on this device; null until it is read. */
  readonly entries: readonly LibraryEntry<HouseMonster>[] | null;
  readonly work: Work;
  readonly notice: BenchNotice | null;
  readonly problem: Problem | null;
  /** What was to be done next when there were changes to be kept or given up first. */
  readonly waiting: (() => void) | null;
}

const FRESH: Work = { kept: null, guest: null, draft: FIRST_DRAFT };

const workOn = (monster: HouseMonster): Work => ({ kept: monster, guest: null, draft: draftOf(monster) });

/** True if giving up the work would lose something. */
export function isChanged({ kept, guest, draft }: Work): boolean {
  const origin = kept ?? guest;
  return !sameDraft(draft, origin === null ? FIRST_DRAFT : draftOf(origin));
}

/** The monsters among the entries, by name. */
export function storedMonsters(entries: BenchState['entries']): readonly HouseMonster[] {
  const monsters = (entries ?? []).flatMap(({ value }) => (value.ok ? [value.value] : []));
  return monsters.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** The workbench: the monsters of this device, and the one that is being made or changed. */
export class Bench {
  readonly store = createStore<BenchState>(() => ({
    entries: null,
    work: FRESH,
    notice: null,
    problem: null,
    waiting: null,
  }));

  constructor(private readonly library: Library<HouseMonster>) {}

  /** Whether what is kept outlives the page. */
  get persistent(): boolean {
    return this.library.persistent;
  }

  /** Reads what is kept and lays something on the bench: the guest, else the first of one's own. */
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

  /** Changes the monster on the bench. */
  change(change: Partial<MonsterDraft>): void {
    const { work } = this.store.getState();
    this.store.setState({ work: { ...work, draft: { ...work.draft, ...change } }, notice: null });
  }

  /** Does the next thing, once changes are kept or given up. */
  leave(next: () => void): void {
    if (isChanged(this.store.getState().work)) this.store.setState({ waiting: next });
    else next();
  }

  /** Answers what {@link leave} asked: keeps the changes, gives them up, or stays with them. */
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

  /** Keeps the monster on the bench. Returns whether that went well. */
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

  /** Lays a copy of the monster on the bench; it is not kept yet. */
  duplicate(): void {
    this.leave(() => {
      const { work, entries } = this.store.getState();
      const names = new Set(storedMonsters(entries).map(({ name }) => name));
      const draft = { ...work.draft, name: copyName(work.draft.name, names) };
      this.store.setState({ work: { kept: null, guest: null, draft }, notice: null, problem: null });
    });
  }

  /** Forgets a monster; {@link undo} brings it back. */
  async remove(monster: HouseMonster): Promise<void> {
    if (!(await this.forget(monster.id))) return;
    const [first] = storedMonsters(this.store.getState().entries);
    const work = first === undefined ? FRESH : workOn(first);
    this.store.setState({ work, notice: { kind: 'removed', monster } });
  }

  /** Brings back the monster that was removed last. */
  async undo(): Promise<void> {
    const { notice } = this.store.getState();
    if (notice?.kind === 'removed') await this.put(notice.monster, 'kept');
  }

  /** Forgets an entry that cannot be read. */
  async removeBroken(id: string): Promise<void> {
    await this.forget(id);
  }

  /** Keeps the monster of a file beside the others. A bad file changes nothing. */
  async importFile(file: File): Promise<void> {
    const monster = await readMonsterFile(file);
    if (!monster.ok) this.store.setState({ problem: monster.error, notice: null });
    else this.leave(() => void this.take(monster.value));
  }

  /** Forgets the guest, for one's own monsters. */
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

  /** What cannot be read now stays as it was read last. */
  private async list(): Promise<void> {
    const entries = await this.library.list();
    if (entries.ok) this.store.setState({ entries: entries.value });
    else this.store.setState({ problem: entries.error });
  }

  /** Returns whether that went well. */
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
