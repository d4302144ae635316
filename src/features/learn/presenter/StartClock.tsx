import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { Button, clockTime } from '#ui';

/** Elapsed time since the start. @param now milliseconds since 1970 */
export function StartClock({ now }: { readonly now: () => number }) {
  const { presenter } = useMessages();
  const [began, setBegan] = useState(now);
  const [time, setTime] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  const restart = () => {
    const moment = now();
    setBegan(moment);
    setTime(moment);
  };
  return (
    <div className="presenter-clock">
      <span role="timer" aria-label={presenter.clock}>
        {clockTime(Math.max(0, Math.floor((time - began) / 1000)))}
      </span>
      <Button onPress={restart}>{presenter.restart}</Button>
    </div>
  );
}
