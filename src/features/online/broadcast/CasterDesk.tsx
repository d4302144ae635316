import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '#i18n';
import { type Cast, DRAWING_INKS, DRAWING_TOOLS, type DrawingTool } from '#net';
import { useSession } from '#session';
import { Button, classes, scrolls } from '#ui';
import { momentsOf } from '../../../table/game/course';
import { FLAT_BOARD } from '../../../table/marks/plane';
import type { RoomClient } from '../client/RoomClient';
import './CasterDesk.css';
import { DrawingLayer } from './DrawingLayer';
import { onAirView } from './onAir';
import type { DeskParts } from './WatchTable';

export interface CasterDeskProps extends DeskParts {
  readonly link: RoomClient;
  /** Number of the room's match. */
  readonly match: number;
}

/** Number of moments offered for replay. */
const MOMENTS = 4;
/** Interval for sending the caster's camera, ms. */
const EVERY = 250;
const INKS = Array.from({ length: DRAWING_INKS }, (_, ink) => ink);

/** The caster's tools. */
export function CasterDesk({ parts, stage, camera, link, match }: CasterDeskProps) {
  const { session, table, words } = parts;
  const { watch } = useMessages();
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const [ink, setInk] = useState(0);
  const [live, setLive] = useState(false);
  const history = useSession(session, (state) => state.history);
  const moments = useMemo(() => momentsOf(history, words).slice(-MOMENTS).toReversed(), [history, words]);
  const cast = useMemo(() => (done: Cast) => void link.ask({ do: 'cast', cast: done }), [link]);
  useEffect(() => {
    if (!live) return;
    let lastSent = '';
    const timer = setInterval(() => {
      const view = camera.current?.view();
      if (view === undefined) return;
      const next: Cast = { cast: 'view', view: onAirView(view) };
      const text = JSON.stringify(next);
      if (text !== lastSent) cast(next);
      lastSent = text;
    }, EVERY);
    return () => {
      clearInterval(timer);
      cast({ cast: 'view', view: null });
    };
  }, [live, camera, cast]);
  return (
    <>
      {tool !== null && (
        <DrawingLayer
          tool={tool}
          ink={ink}
          plane={table.decalPlane ?? FLAT_BOARD}
          stage={stage}
          onStroke={(stroke) => cast({ cast: 'stroke', stroke })}
        />
      )}
      <section ref={scrolls} className="ui-panel ui-scroll desk" aria-label={watch.castTitle}>
        <fieldset aria-label={watch.tools}>
          <ToolButton pressed={tool === null} label={watch.move} onPress={() => setTool(null)} />
          {DRAWING_TOOLS.map((each) => (
            <ToolButton
              key={each}
              pressed={tool === each}
              label={watch[each]}
              onPress={() => setTool(each)}
            />
          ))}
        </fieldset>
        <fieldset className="desk-inks" aria-label={watch.tools}>
          {INKS.map((each) => (
            <button
              key={each}
              type="button"
              data-ink={each}
              aria-label={watch.ink(each + 1)}
              aria-pressed={ink === each}
              onClick={() => setInk(each)}
            />
          ))}
        </fieldset>
        <Button onPress={() => cast({ cast: 'clear' })}>{watch.wipe}</Button>
        <ToolButton pressed={live} label={live ? watch.offAir : watch.onAir} onPress={() => setLive(!live)} />
        {live && (
          <p className="desk-live" role="status">
            {watch.yours}
          </p>
        )}
        <h2>{watch.again}</h2>
        {moments.length === 0 && <p>{watch.againNone}</p>}
        {moments.map(({ action, label }) => (
          <Button key={action} onPress={() => cast({ cast: 'replay', match, action })}>
            {label}
          </Button>
        ))}
      </section>
    </>
  );
}

interface ToolButtonProps {
  readonly pressed: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

function ToolButton({ pressed, label, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes('ui-button', pressed && 'primary')}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
