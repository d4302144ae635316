import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BotId } from '#bots';
import type { SaveListing } from '#session';
import type { Seat } from '#zorgl/rules';
import type { PlannedGame } from '#zorgl/view';
import type { Page } from '../page';
import { gameFromSetup, resumeGame, startGame } from '../start';
import { Lobby } from './Lobby';
import { savedRows } from './saved';

/** Every bot of the lobby plays like this one. */
const LOBBY_BOT: BotId = 'greedy';

/** The lobby, fed from the page: saved games, preferences, and the way to the table. */
export function LobbyPage({ page }: { readonly page: Page }) {
  const { preferences, problem, seed } = useStore(page.store);
  const [listings, setListings] = useState<readonly SaveListing[]>([]);
  const [proposed] = useState(() => seed ?? page.newSeed());
  const list = useCallback(() => void page.saves.list().then(setListings), [page]);
  useEffect(list, [list]);
  const { rows, problem: badSave } = savedRows(listings, preferences.language);
  const [dismissed, setDismissed] = useState(false);

  const start = ({ options, seed: chosen, names, bots, colours }: PlannedGame) => {
    const botIds = new Map<Seat, BotId>(bots.map((seat) => [seat, LOBBY_BOT]));
    const game = gameFromSetup(options, chosen, names, botIds, colours);
    if (game.ok) page.show(startGame(game.value, page.circumstances));
    else page.store.setState({ problem: game.error });
  };
  const resume = async (id: string) => {
    const saved = await page.saves.load(id);
    const resumed = saved.ok ? resumeGame(saved.value, page.circumstances) : saved;
    if (resumed.ok) page.show(resumed.value);
    else page.store.setState({ problem: resumed.error });
  };
  return (
    <Lobby
      language={preferences.language}
      onLanguage={(language) => page.prefer({ language })}
      problem={problem ?? (dismissed ? null : badSave)}
      onDismissProblem={() => {
        setDismissed(problem === null);
        page.store.setState({ problem: null });
      }}
      saves={{
        games: rows,
        onContinue: (id) => void resume(id),
        onDelete: (id) => void page.saves.remove(id).then(list),
      }}
      seed={proposed}
      randomSeed={() => page.newSeed()}
      onStart={start}
    />
  );
}
