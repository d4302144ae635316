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
  /** Icon buttons; where there is no room for them, one button opens them all. */
  readonly menu: ReactNode;
  /** Where there is little room it shares its place with the choices, which come first. */
  readonly log: ReactNode;
  readonly banner: ReactNode;
  /** What teaches somebody while they play, in a row of its own; null for nothing, and then there is no row. */
  readonly coach?: ReactNode;
  /** What the chosen card may do; a panel of the class `slim` only asks for one. */
  readonly choices: ReactNode;
  readonly hand: ReactNode;
  /** Lies over the hand: nothing can be played, and the table and what happened can be looked at; null for none. */
  readonly passScreen: ReactNode;
  readonly turn: ReactNode;
  /** A row of controls; a wide bar below everything else in a replay. */
  readonly playback: ReactNode;
  /** The game is being looked at again, so that nobody plays. */
  readonly replay: boolean;
  /** There are cards to play from. */
  readonly cards: boolean;
  /** The players' panel lies across above the table. */
  readonly across?: boolean | undefined;
  /** When this changes, a panel that has failed is tried again. */
  readonly version?: unknown;
}

/**
 * Places the panels around the table, by the `data-layout` of what is around them. No place depends on what is in it, so
 * that nothing moves while somebody chooses. Anyone who goes through them by Tab or hears them read comes first to what is to
 * be decided, and last to what is beside the game.
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

const classNames = ({ replay }: Arrangement) => classes('ui-hud', replay && 'replay');

const attributes = ({ cards, across }: Arrangement) => ({
  'data-cardless': !cards || undefined,
  'data-across': across === true || undefined,
});

export interface HudGhostProps extends Arrangement {
  /** The free rectangle. */
  readonly board: Ref<HTMLDivElement>;
}

/** Where panels will be, before there are any: the free rectangle of the table is measured by it. */
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

/** What is switched on and off is often pressed again; anything else shows something that an open drawer would cover. */
function closesAfterTools(drawer: HTMLElement | null): (() => void) | undefined {
  if (drawer === null) return undefined;
  const close = ({ target }: Event): void => {
    const tool = target instanceof Element ? target.closest('button') : null;
    if (tool?.hasAttribute('aria-pressed') === false) drawer.hidePopover?.();
  };
  drawer.addEventListener('click', close);
  return () => drawer.removeEventListener('click', close);
}
