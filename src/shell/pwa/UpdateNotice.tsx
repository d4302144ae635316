import { useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { Button } from '#ui';
import { type NewerProgram, programState } from './worker';
import './UpdateNotice.css';

/** Offers an update until it is accepted or postponed. */
export function UpdateNotice() {
  const { program: words } = useMessages();
  const newer = useStore(programState, (state) => state.newer);
  const [putOff, setPutOff] = useState<NewerProgram | null>(null);
  if (newer === null || newer === putOff) return null;
  return (
    <div className="update-notice" role="status">
      <span>{words.newer}</span>
      <Button look="primary" onPress={() => newer.take()}>
        {words.take}
      </Button>
      <Button look="quiet" onPress={() => setPutOff(newer)}>
        {words.later}
      </Button>
    </div>
  );
}
