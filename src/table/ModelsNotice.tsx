import { useState } from 'react';
import { useMessages } from '#i18n';
import { retryModelFiles, useLoading } from '#stage';
import { ActionNotice, Button } from '#ui';

/** Warns about failed models until they load or the notice is dismissed. */
export function ModelsNotice() {
  const { failed, share } = useLoading();
  const [read, setRead] = useState(false);
  const { table, faults, common } = useMessages();
  if (failed === 0 || share < 1 || read) return null;
  return (
    <ActionNotice text={table.modelsMissing} closes={common.close} onClose={() => setRead(true)}>
      <Button look="primary" onPress={() => void retryModelFiles()}>
        {faults.again}
      </Button>
    </ActionNotice>
  );
}
