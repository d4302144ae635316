import { useState } from 'react';
import { useMessages } from '#i18n';
import { retryModelFiles, useLoading } from '#stage';
import { Button } from '#ui';
import './ModelsNotice.css';

/** Says that models have not come, until they have or somebody has read it. */
export function ModelsNotice() {
  const { failed, share } = useLoading();
  const [read, setRead] = useState(false);
  const { table, faults, common } = useMessages();
  if (failed === 0 || share < 1 || read) return null;
  return (
    <div className="models-notice" role="alert">
      <p>{table.modelsMissing}</p>
      <Button look="primary" onPress={() => void retryModelFiles()}>
        {faults.again}
      </Button>
      <Button look="quiet" onPress={() => setRead(true)}>
        {common.close}
      </Button>
    </div>
  );
}
