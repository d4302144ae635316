import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import './HudLayout.css';

export interface HudLayoutProps {
  readonly players: ReactNode;
  /** Icon buttons of the upper right corner. */
  readonly menu: ReactNode;
  readonly log: ReactNode;
  readonly banner: ReactNode;
  /** What the chosen card may do: beside the table, on a narrow screen right above the hand. */
  readonly choices: ReactNode;
  readonly hand: ReactNode;
  readonly turn: ReactNode;
  /** A row of controls; a wide bar below everything else in a replay. */
  readonly playback: ReactNode;
  /** The game is being looked at again, so that nobody plays. */
  readonly replay: boolean;
}

/** Places the panels around the table; on a narrow screen in rows above and below it, the log as a drawer. */
export function HudLayout(props: HudLayoutProps) {
  const { players, menu, log, banner, choices, hand, turn, playback, replay } = props;
  const { table } = useMessages();
  return (
    <main className={classes('ui-hud', replay && 'replay')} aria-label={table.panels}>
      <div className="ui-hud-players">{players}</div>
      <div className="ui-hud-menu">{menu}</div>
      <div className="ui-hud-log">{log}</div>
      <div className="ui-hud-banner">{banner}</div>
      <div className="ui-hud-choices">{choices}</div>
      <div className="ui-hud-hand">{hand}</div>
      <div className="ui-hud-turn">{turn}</div>
      <div className="ui-hud-playback">{playback}</div>
    </main>
  );
}
