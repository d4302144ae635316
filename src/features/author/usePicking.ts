import { useState } from 'react';
import { type LessonMark, MAX_SIGN_LENGTH, type MarkTone } from '#learning';
import { type DraftStep, toggledMark } from './draft';

/** Whether the table is shown before or after the step. */
export type PickTime = 'before' | 'after';

/** What clicking a place does. */
export interface Tool {
  /** `offered`: adds it to the answers of the question. */
  readonly kind: 'box' | 'arrow' | 'sign' | 'offered';
  readonly tone: MarkTone;
  /** Label of a place. */
  readonly letters: string;
}

export interface Picking {
  /** Marks of the moment. */
  readonly marks: readonly LessonMark[];
  /** Start of an unfinished arrow. */
  readonly from: string | null;
  pick(place: string): void;
  setMarks(marks: readonly LessonMark[]): void;
}

export interface PickingParts {
  readonly step: DraftStep;
  readonly moment: PickTime;
  readonly tool: Tool;
  readonly onChange: (step: DraftStep) => void;
}

/** State of placing marks on the table. */
export function usePicking({ step, moment, tool, onChange }: PickingParts): Picking {
  const [begun, setBegun] = useState<string | null>(null);
  const { kind, tone, letters } = tool;
  const from = kind === 'arrow' ? begun : null;
  const marks = (moment === 'after' ? step.marksAfter : step.marks) ?? [];
  const setMarks = (next: readonly LessonMark[]) =>
    onChange({ ...step, ...(moment === 'after' ? { marksAfter: next } : { marks: next }) });
  const put = (mark: LessonMark) => setMarks(toggledMark(marks, mark));
  const pick = (place: string) => {
    if (kind === 'box') put({ box: place, tone });
    else if (kind === 'sign') {
      const sign = letters.trim().slice(0, MAX_SIGN_LENGTH);
      if (sign !== '') put({ sign, at: place, tone });
    } else if (kind === 'arrow') {
      if (from === null || from === place) {
        setBegun(from === null ? place : null);
        return;
      }
      put({ arrow: [from, place], tone });
      setBegun(null);
    } else if (step.question !== undefined) {
      const { question } = step;
      const among = question.among.includes(place)
        ? question.among.filter((each) => each !== place)
        : [...question.among, place];
      onChange({
        ...step,
        question: { ...question, among, right: question.right.filter((each) => among.includes(each)) },
      });
    }
  };
  return { marks, from, pick, setMarks };
}
