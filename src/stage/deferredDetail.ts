import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { whenIdle } from '#core';

/** Runs a step in its own task when the browser is idle. */
export type Later = (step: () => void) => void;

const soon: Later = (step) => void whenIdle(globalThis, step, { within: 100, otherwise: 0 });

/** What the first frame lacks. Missing details are added before coarse ones are refined. */
export type DetailKind = 'missing' | 'coarse';

/**
 * Work a stage defers until after its first frame and does one step at a time, so that the first frame is quick and the
 * page never freezes for all of it at once.
 */
export class DeferredDetail {
  private readonly waiting: Readonly<Record<DetailKind, Set<() => void>>> = {
    missing: new Set(),
    coarse: new Set(),
  };
  private current: (() => void) | null = null;
  private listener = () => {};
  private state: 'first picture' | 'going on' | 'complete' = 'first picture';

  constructor(private readonly later: Later = soon) {}

  /** Whether the first frame has been drawn, or none is awaited. */
  get begun(): boolean {
    return this.state !== 'first picture';
  }

  /** Whether all steps are done. */
  get complete(): boolean {
    return this.state === 'complete';
  }

  /**
   * Queues a step. The caller must call {@link done} once the step has taken effect.
   * @returns a cancel function
   */
  wait(step: () => void, lack: DetailKind = 'coarse'): () => void {
    if (this.complete) this.state = 'going on';
    this.waiting[lack].add(step);
    if (this.begun && this.current === null) this.later(this.next);
    return () => {
      this.waiting[lack].delete(step);
      this.done(step);
    };
  }

  /** A step has taken effect. */
  done(step: () => void): void {
    if (this.current !== step) return;
    this.current = null;
    this.later(this.next);
  }

  /** Starts after the first frame. @param listener called when everything is done */
  begin(listener: () => void): void {
    this.listener = listener;
    this.state = 'going on';
    this.later(this.next);
  }

  private readonly next = (): void => {
    if (this.current !== null || this.complete) return;
    const { missing, coarse } = this.waiting;
    const [step] = missing.size > 0 ? missing : coarse;
    if (step === undefined) {
      this.state = 'complete';
      this.listener();
      return;
    }
    missing.delete(step);
    coarse.delete(step);
    this.current = step;
    step();
  };
}

/** The deferred detail of the surrounding stage; null if everything is built at full detail at once. */
export const RefinementContext = createContext<DeferredDetail | null>(null);

/** Whether to show full detail: false during the first frame, true some time after it, and always true outside a stage. */
export function useDetailReady(lack: DetailKind = 'coarse'): boolean {
  const refinement = useContext(RefinementContext);
  const [fine, setFine] = useState(() => refinement === null || refinement.complete);
  const [step] = useState(() => () => setFine(true));
  useEffect(() => {
    if (refinement !== null && !fine) return refinement.wait(step, lack);
    refinement?.done(step);
    return undefined;
  }, [refinement, fine, step, lack]);
  return fine;
}

/** Children that the first frame omits. */
export function AfterFirstPicture({ children }: { readonly children: ReactNode }): ReactNode {
  return useDetailReady('missing') ? children : null;
}
