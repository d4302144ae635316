import { useLocation, useNavigate } from 'react-router';
import { usePreferences } from '#module';
import { persistentQuery } from '../../page/address';
import { useOccupied } from '../../page/occupied';
import { useIdle } from './useIdle';

/** Default idle time in minutes when the address asks for attract mode. */
const ASKED = 1;

/** Pages where the demo may start; others are in use without input, or hold unsaved work. */
const LEFT = /^\/($|table\b|learn\b|rules\b)/;

/** Starts the attract mode after the chosen idle time. Work in progress for the user is not interrupted. */
export function useUnattended(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { attractAfter: chosen } = usePreferences();
  const minutes = chosen ?? (new URLSearchParams(search).get('attract') === '1' ? ASKED : null);
  const occupied = useOccupied();
  const waits = minutes !== null && !occupied && LEFT.test(pathname);
  useIdle(waits ? minutes * 60 : null, () => void navigate(`/attract${persistentQuery(search)}`));
}
