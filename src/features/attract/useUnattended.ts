import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { persistentQuery } from '../../page/address';
import { useOccupied } from '../../page/occupied';
import type { Page } from '../../page/page';
import { useIdle } from './useIdle';

/** Minutes until a page that nobody touches shows itself, where the address asks for that and nobody has chosen how soon. */
const ASKED = 1;

/** Pages where the demo may start; others are in use without input, or hold unsaved work. */
const LEFT = /^\/($|table\b|learn\b|rules\b)/;

/**
 * Lets the page show itself once nobody has touched it for as long as was chosen; what it does for somebody meanwhile is
 * not interrupted.
 */
export function useUnattended(page: Page): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = useStore(page.store, (state) => state.preferences.attractAfter);
  const minutes = chosen ?? (new URLSearchParams(search).get('attract') === '1' ? ASKED : null);
  const occupied = useOccupied();
  const waits = minutes !== null && !occupied && LEFT.test(pathname);
  useIdle(waits ? minutes * 60 : null, () => void navigate(`/attract${persistentQuery(search)}`));
}
