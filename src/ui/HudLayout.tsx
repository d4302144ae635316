import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import './HudLayout.css';
import { PartGuard } from './PartGuard';

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
  /** When this changes, a panel that has failed is tried again. */
  readonly version?: unknown;
}

/**
 * Places the panels around the table; on a narrow screen in rows above and below it, the log as a drawer. Whoever goes
 * through them by Tab or hears them read comes first to what is to be decided, and last to what is beside the game.
 */
export function HudLayout(props: HudLayoutProps) {
  const { players, menu, log, banner, choices, hand, turn, playback, replay, version } = props;
  const { table } = useMessages();
  return (
    <main className={classes('ui-hud', replay && 'replay')} aria-label={table.panels}>
      <div className="ui-hud-banner">
        <PartGuard version={version}>{banner}</PartGuard>
      </div>
      <div className="ui-hud-choices">
        <PartGuard version={version}>{choices}</PartGuard>
      </div>
      <div className="ui-hud-hand">
        <PartGuard version={version}>{hand}</PartGuard>
      </div>
      <div className="ui-hud-turn">
        <PartGuard version={version}>{turn}</PartGuard>
      </div>
      <div className="ui-hud-players">
        <PartGuard version={version}>{players}</PartGuard>
      </div>
      <div className="ui-hud-log">
        <PartGuard version={version}>{log}</PartGuard>
      </div>
      <div className="ui-hud-playback">
        <PartGuard version={version}>{playback}</PartGuard>
      </div>
      <div className="ui-hud-menu">
        <PartGuard version={version}>{menu}</PartGuard>
      </div>
    </main>
  );
}
