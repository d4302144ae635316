import { useState } from 'react';
import { Button, FileButton, Panel } from '#ui';
import { useZorglMessages } from '#zorgl/view';
import { CityGallery } from './CityGallery';
import { CityShareDialog } from './CityShareDialog';
import { cityOf, type Draft } from './editor';
import type { CityDesk } from './useCityDesk';

export interface DeskPanelProps {
  readonly draft: Draft;
  readonly desk: CityDesk;
  readonly origin: string;
  readonly onPlay: () => void;
  readonly onClear: () => void;
}

/** Commands for the whole city. */
export function DeskPanel({ draft, desk, origin, onPlay, onClear }: DeskPanelProps) {
  const { city } = useZorglMessages();
  const [open, setOpen] = useState<'gallery' | 'share' | null>(null);
  const made = cityOf(draft);
  const { kept } = desk;
  const upToDate =
    kept !== null &&
    made.ok &&
    kept.name === made.value.name &&
    kept.board.join() === made.value.board.join();
  return (
    <Panel label={city.desk} className="city-desk">
      <Button look="primary" large disabled={!made.ok} onPress={onPlay}>
        {city.play}
      </Button>
      <Button disabled={!made.ok || upToDate} onPress={desk.keep}>
        {upToDate ? city.isKept : kept === null ? city.keep : city.keepChanges}
      </Button>
      <Button onPress={() => setOpen('gallery')}>{city.open}</Button>
      <Button disabled={!made.ok} onPress={() => setOpen('share')}>
        {city.share}
      </Button>
      <FileButton accept=".json,application/json" onFile={desk.openFile}>
        {city.import}
      </FileButton>
      <Button look="quiet" onPress={desk.copy}>
        {city.copy}
      </Button>
      <Button look="quiet" onPress={onClear}>
        {city.clear}
      </Button>
      {open === 'gallery' && (
        <CityGallery
          own={desk.own}
          chosen={draft.id}
          onChoose={(chosen) => {
            setOpen(null);
            desk.open(chosen);
          }}
          onDelete={desk.remove}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'share' && made.ok && (
        <CityShareDialog made={made.value} origin={origin} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
}
