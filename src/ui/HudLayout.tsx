import { type ReactNode, type Ref, useId } from 'react';
import { useMessages } from '#i18n';
import './Button.css';
import { classes } from './classes';
import './HudLayout.css';
import './HudAcross.css';
import { Icon } from './icons';
import { PartGuard } from './PartGuard';

export interface HudLayoutProps {
  readonly players: ReactNode;
  /** Icon buttons; if there is no room for them, a single button opens a drawer. */
  readonly menu: ReactNode;
  /** In small layouts it shares its slot with the choices, which take precedence. */
  readonly log: ReactNode;
  readonly banner: ReactNode;
  /** The coach, in a row of its own; null for none, without a row. */
  readonly coach?: ReactNode;
  /** The actions of the chosen card; a panel with the class `slim` only prompts for a card. */
  readonly choices: ReactNode;
  readonly hand: ReactNode;
  /** Covers the hand: nothing can be played, while the table and the log stay visible; null for none. */
  readonly passScreen: ReactNode;
  readonly turn: ReactNode;
  /** A row of controls; in a replay a wide bar below everything else. */
  readonly playback: ReactNode;
  /** The game is being replayed, so nobody plays. */
  readonly replay: boolean;
  /** Whether anyone has cards to play. */
  readonly cards: boolean;
  /** Whether the players' panel spans the width above the table. */
  readonly across?: boolean | undefined;
  /** A change retries panels that have failed. */
  readonly version?: unknown;
}

/**
 * Places the panels around the table according to the surrounding `data-layout`. No position depends on content, so nothing
 * moves during a choice. The order for Tab and screen readers begins with the decision and ends with what is not part of
 * the game.
 */
export function HudLayout(props: HudLayoutProps) {
  const { players, menu, log, banner, choices, hand, turn, playback, version } = props;
  const { passScreen, coach = null } = props;
  const { table } = useMessages();
  const covered = passScreen !== null;
  return (
    <main className={classNames(props)} {...attributes(props)} aria-label={table.panels}>
      <div className="ui-hud-board" />
      <div className="ui-hud-banner">
        <PartGuard version={version}>{banner}</PartGuard>
      </div>
      {coach !== null && (
        <div className="ui-hud-coach">
          <PartGuard version={version}>{coach}</PartGuard>
        </div>
      )}
      {covered && (
        <div className="ui-hud-pass">
          <PartGuard version={version}>{passScreen}</PartGuard>
        </div>
      )}
      <div className="ui-hud-hand" inert={covered}>
        <PartGuard version={version}>{hand}</PartGuard>
      </div>
      <div className="ui-hud-east" inert={covered}>
        <div className="ui-hud-choices">
          <PartGuard version={version}>{choices}</PartGuard>
        </div>
        <div className="ui-hud-turn">
          <PartGuard version={version}>{turn}</PartGuard>
        </div>
        <div className="ui-hud-menu">
          <PartGuard version={version}>
            <Tools>{menu}</Tools>
          </PartGuard>
        </div>
      </div>
      <div className="ui-hud-west">
        <div className="ui-hud-players">
          <PartGuard version={version}>{players}</PartGuard>
        </div>
        <div className="ui-hud-log">
          <PartGuard version={version}>{log}</PartGuard>
        </div>
        <div className="ui-hud-playback">
          <PartGuard version={version}>{playback}</PartGuard>
        </div>
      </div>
    </main>
  );
}

type Arrangement = Pick<HudLayoutProps, 'cards' | 'replay' | 'across'>;

const classNames = ({ replay }: Arrangement) => classes('ui-page ui-hud', replay && 'replay');

const attributes = ({ cards, across }: Arrangement) => ({
  'data-cardless': !cards || undefined,
  'data-across': across === true || undefined,
});

export interface HudGhostProps extends Arrangement {
  /** The free rectangle. */
  readonly board: Ref<HTMLDivElement>;
}

/** Invisible placeholders of the panels, to measure the free rectangle of the table before there are any. */
export function HudGhost({ board, ...arrangement }: HudGhostProps) {
  return (
    <div
      className={classes(classNames(arrangement), 'ghost')}
      {...attributes(arrangement)}
      aria-hidden="true"
    >
      <div className="ui-hud-board" ref={board} />
    </div>
  );
}

/** Buttons side by side, or in a drawer that one button opens. */
function Tools({ children }: { readonly children: ReactNode }) {
  const { table } = useMessages();
  const drawer = useId();
  return (
    <>
      <button
        type="button"
        className="ui-button ui-icon-button ui-hud-more"
        aria-label={table.tools}
        title={table.tools}
        popoverTarget={drawer}
      >
        <Icon name="more" />
      </button>
      <div id={drawer} popover="auto" className="ui-hud-tools" ref={closesAfterTools}>
        {children}
      </div>
    </>
  );
}

/** Toggles are often pressed again, so the drawer stays open for them; other buttons show something that it would cover. */
function closesAfterTools(drawer: HTMLElement | null): (() => void) | undefined {
  if (drawer === null) return undefined;
  const close = ({ target }: Event): void => {
    const tool = target instanceof Element ? target.closest('button') : null;
    if (tool?.hasAttribute('aria-pressed') === false) drawer.hidePopover?.();
  };
  drawer.addEventListener('click', close);
  return () => drawer.removeEventListener('click', close);
}
