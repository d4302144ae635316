import { useState } from 'react';
import type { Quality } from '#core';
import { usePreferences } from '#module';
import { pickQuality, rendererName } from '#stage';

/** The chosen picture quality, or one that suits the graphics processor by its name. */
export function useSuitableQuality(): Quality {
  const { quality: chosen } = usePreferences();
  const [suitable] = useState(() => chosen ?? pickQuality(rendererName()));
  return chosen ?? suitable;
}
