import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { GameEntry } from '#module';
import { Button, copyField } from '#ui';
import { embedFrame } from '../../../table/lesson/frame';
import './LessonShare.css';
import { lessonAddress } from '../../../table/lesson/place';

export interface LessonShareProps {
  readonly game: GameEntry;
  readonly lesson: Lesson;
  /** 0 for the first. */
  readonly step: number;
  /** Other ways to share. */
  readonly children?: ReactNode;
}

interface Copied {
  readonly what: 'link' | 'frame';
  readonly text: string;
}

/** Shares a step of a lesson as a link or an iframe; shows what is copied. */
export function LessonShare({ game, lesson, step, children }: LessonShareProps) {
  const { embed } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  const [done, setDone] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null || field.current === null) return;
    let latest = true;
    void copyField(field.current).then((worked) => latest && setDone(worked));
    return () => {
      latest = false;
    };
  }, [copied]);
  const share = (what: Copied['what']) => {
    const place = { game: game.id, lesson: lesson.id, step: step + 1 };
    // The link fixes the language but not the quality, which depends on the device.
    const wished = new URLSearchParams(search).has('lang') ? `?lang=${language}` : '';
    const { origin } = window.location;
    const address = (room: string) =>
      origin + lessonAddress(place, what === 'frame' ? `?lang=${language}` : wished, room);
    setDone(null);
    setCopied({
      what,
      text:
        what === 'link'
          ? address('learn')
          : embedFrame(address('embed'), embed.frameTitle(lesson.title[language], game.title)),
    });
  };
  const said = () => {
    if (copied === null || done === null) return '';
    if (!done) return embed.copyFailed;
    return copied.what === 'link' ? embed.copiedLink : embed.copiedFrame;
  };
  return (
    <div className="lesson-share">
      <Button onPress={() => share('link')}>{embed.copyStep}</Button>
      <Button onPress={() => share('frame')}>{embed.copyFrame}</Button>
      {children}
      {copied !== null && (
        <input
          ref={field}
          value={copied.text}
          readOnly
          spellCheck={false}
          aria-label={copied.what === 'link' ? embed.link : embed.frame}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p role="status">{said()}</p>
    </div>
  );
}
