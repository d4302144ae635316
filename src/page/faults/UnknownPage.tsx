import { useMessages } from '#i18n';
import { Button } from '#ui';
import { FaultPage } from './FaultPage';

/** Page of an unknown route. */
export function UnknownPage({ path, onLobby }: { readonly path: string; readonly onLobby: () => void }) {
  const { faults } = useMessages();
  return (
    <FaultPage title={faults.unknown} text={faults.unknownText(path.slice(0, 80))}>
      <Button look="primary" onPress={onLobby}>
        {faults.lobby}
      </Button>
    </FaultPage>
  );
}
