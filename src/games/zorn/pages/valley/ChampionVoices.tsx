import { useState } from 'react';
import { useLanguage } from '#i18n';
import type { PageSounds } from '#module';
import { Button, Select } from '#ui';
import { valleyMessages } from './messages';

/** Display names by champion; the keys are also their sounds. */
const CHAMPIONS = { vulkan: 'Vulkan', tor: 'Tor', xaeries: 'Xaeries', meduzza: 'Meduzza' } as const;
type Champion = keyof typeof CHAMPIONS;
type Call = keyof (typeof valleyMessages)['en']['calls'];

const championNames = Object.entries(CHAMPIONS).map(([value, label]) => ({
  value: value as Champion,
  label,
}));

/** Plays the champions' calls, one at a time. */
export function ChampionVoices({ sound }: { readonly sound: PageSounds }) {
  const words = valleyMessages[useLanguage()];
  const [voice, setVoice] = useState<Champion>('vulkan');
  const [call, setCall] = useState<Call>('howl');
  const calls = Object.entries(words.calls).map(([value, label]) => ({ value: value as Call, label }));
  return (
    <>
      <Select label={words.champion} options={championNames} value={voice} onChange={setVoice} />
      <Select label={words.call} options={calls} value={call} onChange={setCall} />
      <Button onPress={() => sound.soundtrack.play({ sound: call, voice, volume: 1, x: 0 })}>
        {words.listen}
      </Button>
    </>
  );
}
