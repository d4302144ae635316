import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BotId } from '#bots';
import type { LibraryEntry, SaveListing } from '#session';
import type { City, HouseMonster, Seat } from '#zorgl/rules';
import type { PlannedGame } from '#zorgl/view';
import type { Page } from '../page';
import { downloadGame, readGameFile } from '../share/files';
import { openRecorded } from '../share/open';
import { recordSaved } from '../share/recorded';
import { gameFromSetup, resumeGame, startGame } from '../start';
import { keptMonsters } from '../workshop/bench';
import { Lobby } from './Lobby';
import { savedRows } from './saved';

/** Every bot of the lobby plays like this one. */
const LOBBY_BOT: BotId = 'greedy';

export interface LobbyPageProps {
  readonly page: Page;
  readonly onWorkshop: () => void;
  readonly onEditor: () => void;
}

/** The lobby, fed from the page: saved games, preferences, and the way to the table. */
export function LobbyPage({ page, onWorkshop, onEditor }: LobbyPageProps) {
  const { preferences, problem, seed, invited, city } = useStore(page.store);
  const [listings, setListings] = useState<readonly SaveListing[]>([]);
  const [house, setHouse] = useState<readonly HouseMonster[]>([]);
  useEffect(() => void page.monsters.list().then((entries) => setHouse(keptMonsters(entries))), [page]);
  const [cities, setCities] = useState<readonly LibraryEntry<City>[]>([]);
  useEffect(() => void page.cities.list().then(setCities), [page]);
  const [proposed] = useState(() => seed ?? page.newSeed());
  const list = useCallback(() => void page.saves.list().then(setListings), [page]);
  useEffect(list, [list]);
  const { rows, problem: badSave } = savedRows(listings, preferences.language);
  const [dismissed, setDismissed] = useState(false);

  const start = ({ options, seed: chosen, names, bots, colours }: PlannedGame) => {
    const botIds = new Map<Seat, BotId>(bots.map((seat) => [seat, LOBBY_BOT]));
    const game = gameFromSetup(options, chosen, names, botIds, colours);
    page.store.setState(game.ok ? { invited: null } : { problem: game.error });
    if (game.ok) page.show(startGame(game.value, page.circumstances));
  };
  const resume = async (id: string, watch: boolean) => {
    const saved = await page.saves.load(id);
    const resumed = saved.ok ? resumeGame(saved.value, page.circumstances) : saved;
    if (!resumed.ok) {
      page.store.setState({ problem: resumed.error });
      return;
    }
    if (watch) resumed.value.session.replay();
    page.show(resumed.value);
  };
  const exportGame = async (id: string) => {
    const saved = await page.saves.load(id);
    const game = saved.ok ? recordSaved(saved.value) : saved;
    if (game.ok) downloadGame(game.value);
    else page.store.setState({ problem: game.error });
  };
  const importGame = async (file: File) => {
    const game = await readGameFile(file);
    const opened = game.ok ? openRecorded(game.value, page) : game;
    if (!opened.ok) page.store.setState({ problem: opened.error });
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
        onContinue: (id) => void resume(id, false),
        onWatch: (id) => void resume(id, true),
        onExport: (id) => void exportGame(id),
        onImport: (file) => void importGame(file),
        onDelete: (id) => void page.saves.remove(id).then(list),
      }}
      house={house}
      invited={invited}
      onWorkshop={onWorkshop}
      city={city}
      onCity={(chosen) => page.store.setState({ city: chosen })}
      cities={cities}
      onEditor={onEditor}
      seed={proposed}
      randomSeed={() => page.newSeed()}
      onStart={start}
    />
  );
}
