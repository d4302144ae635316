import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { pickQuality, rendererName } from '#stage';
import type { HouseMonster } from '#zorgl/rules';
import { figureKey } from '#zorgl/view';
import { lastingQuery } from '../address';
import type { Page } from '../page';
import { useWindowSize } from '../table/useWindowSize';
import { Bench } from './bench';
import { Figure } from './Figure';
import { Workshop } from './Workshop';

/** From this width on the card lies on the picture, and the figure stands beside it; CSS pixels. */
const CARD_ON_PICTURE = 1101;
const BESIDE_CARD = 0.13;

export interface WorkshopPageProps {
  readonly page: Page;
  readonly search: string;
}

/** The workshop, fed from the page: its library of monsters, and the one that a link brought. */
export function WorkshopPage({ page, search }: WorkshopPageProps) {
  const navigate = useNavigate();
  const { width } = useWindowSize();
  const chosen = useStore(page.store, (state) => state.preferences.quality);
  const [quality] = useState(() => chosen ?? pickQuality(rendererName()));
  const [bench] = useState(() => new Bench(page.monsters));
  const guest = useStore(page.store, (state) => state.guest);
  useEffect(() => {
    void bench.begin(guest);
    return () => page.store.setState({ guest: null });
  }, [bench, guest, page]);
  const lobby = () => void navigate(`/${lastingQuery(search)}`);
  const figure = (monster: HouseMonster) => (
    <Figure
      model={figureKey(monster.model)}
      paint={monster.colours}
      name={monster.name}
      aside={width >= CARD_ON_PICTURE ? BESIDE_CARD : 0}
      quality={quality}
    />
  );
  return (
    <Workshop
      bench={bench}
      origin={window.location.origin}
      figure={figure}
      onLobby={lobby}
      onPlay={(id) => {
        page.store.setState({ invited: id });
        lobby();
      }}
    />
  );
}
