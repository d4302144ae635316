import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { Figure } from '#kaiju';
import { kaijuModel } from '#kaiju/cues';
import { type PageProps, PictureGuard, usePreferences } from '#module';
import { pickQuality, rendererName } from '#stage';
import { usePageTitle, useWindowSize } from '#ui';
import type { HouseMonster } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { useDesk } from '../desk';
import { Bench } from './bench';
import { Workshop } from './Workshop';

/** From this width on, in CSS pixels, the card overlaps the picture and the figure moves aside. */
const CARD_ON_PICTURE = 1101;
const BESIDE_CARD = 0.13;

/** The workshop page, connected to the library and to monsters from links. */
export function WorkshopPage({ navigate }: PageProps) {
  const desk = useDesk();
  const { figures } = useMessages();
  usePageTitle(useZorglMessages().workshop.title);
  const { width } = useWindowSize();
  const { quality: chosen } = usePreferences();
  const [quality] = useState(() => chosen ?? pickQuality(rendererName()));
  const [bench] = useState(() => new Bench(desk.monsters));
  const guest = useStore(desk.store, (state) => state.guest);
  useEffect(() => {
    void bench.begin(guest);
    return () => desk.store.setState({ guest: null });
  }, [bench, guest, desk]);
  const lobby = () => navigate('/');
  const figure = (monster: HouseMonster) => (
    <PictureGuard>
      <Figure
        model={kaijuModel(monster.model)}
        paint={monster.colours}
        name={monster.name}
        words={figures}
        aside={width >= CARD_ON_PICTURE ? BESIDE_CARD : 0}
        quality={quality}
      />
    </PictureGuard>
  );
  return (
    <Workshop
      bench={bench}
      origin={window.location.origin}
      figure={figure}
      onLobby={lobby}
      onPlay={(id) => {
        desk.store.setState({ invited: id });
        lobby();
      }}
    />
  );
}
