import { useState } from 'react';
import { useStore } from 'zustand';
import type { Quality } from '#core';
import { pickQuality, rendererName } from '#stage';
import type { Page } from './page';

/** The chosen quality of the picture, or one that suits the graphics processor by its name. */
export function useSuitableQuality(page: Page): Quality {
  const chosen = useStore(page.store, (state) => state.preferences.quality);
  const [suitable] = useState(() => chosen ?? pickQuality(rendererName()));
  return chosen ?? suitable;
}
