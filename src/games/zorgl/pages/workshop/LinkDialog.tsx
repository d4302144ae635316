import { useLink } from '#module';
import { Dialog, LinkField } from '#ui';
import type { HouseMonster } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';

export interface LinkDialogProps {
  readonly monster: HouseMonster;
  readonly origin: string;
  readonly onClose: () => void;
}

/** Shows a link that opens a monster in the workshop. */
export function LinkDialog({ monster, origin, onClose }: LinkDialogProps) {
  const { workshop } = useZorglMessages();
  const link = useLink(origin, 'monster', monster);
  return (
    <Dialog title={workshop.linkTitle(monster.name)} onClose={onClose}>
      <LinkField label={workshop.linkLabel} hint={workshop.linkHint} link={link} />
    </Dialog>
  );
}
