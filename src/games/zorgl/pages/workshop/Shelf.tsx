import type { CSSProperties } from 'react';
import type { LibraryEntry } from '#storage';
import { Button, classes, FileButton, IconButton, Panel, ProblemText, scrolls } from '#ui';
import type { HouseMonster } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { storedMonsters } from './bench';

export interface ShelfProps {
  readonly entries: readonly LibraryEntry<HouseMonster>[];
  /** The id of the open monster; null for an unsaved one. */
  readonly open: string | null;
  /** Whether saved monsters outlive the page. */
  readonly persistent: boolean;
  readonly onOpen: (monster: HouseMonster) => void;
  readonly onFresh: () => void;
  readonly onImport: (file: File) => void;
  readonly onRemoveBroken: (id: string) => void;
}

const OWN_PAINT = '#6d655c';

function Drop({ colour }: { readonly colour: string | undefined }) {
  return <i style={{ '--drop': colour ?? OWN_PAINT } as CSSProperties} aria-hidden="true" />;
}

/** The monsters saved on this device. Unreadable entries are listed with the reason. */
export function Shelf(props: ShelfProps) {
  const { entries, open, persistent } = props;
  const { workshop, powers } = useZorglMessages();
  const monsters = storedMonsters(entries);
  return (
    <Panel label={workshop.shelf} heading className="workshop-shelf">
      {monsters.length === 0 && <p className="workshop-quiet">{workshop.empty}</p>}
      <ul ref={scrolls} className="ui-scroll">
        {monsters.map((monster) => (
          <li key={monster.id}>
            <button
              type="button"
              className={classes('ui-button', 'workshop-resident', monster.id === open && 'open')}
              aria-current={monster.id === open || undefined}
              data-monster={monster.id}
              onClick={() => props.onOpen(monster)}
            >
              <span className="workshop-resident-name">
                {monster.name}
                <span className="workshop-drops">
                  <Drop colour={monster.colours.body} />
                  <Drop colour={monster.colours.accent} />
                </span>
              </span>
              <small>
                {powers.advantage[monster.advantage].name} · {powers.weakness[monster.weakness].name} ·{' '}
                {powers.mega[monster.mega].name}
              </small>
            </button>
          </li>
        ))}
        {entries.map(({ id, value }) =>
          value.ok ? null : (
            <li key={id} className="workshop-broken" data-broken={id}>
              <p>
                {workshop.broken(id)}
                <small>
                  <ProblemText problem={value.error} />
                </small>
              </p>
              <IconButton
                icon="trash"
                label={workshop.removeBroken(id)}
                onPress={() => props.onRemoveBroken(id)}
              />
            </li>
          ),
        )}
      </ul>
      <div className="workshop-shelf-foot">
        <Button onPress={props.onFresh}>{workshop.fresh}</Button>
        <FileButton accept=".json" onFile={props.onImport}>
          {workshop.importFile}
        </FileButton>
      </div>
      {!persistent && <p className="workshop-quiet">{workshop.memoryOnly}</p>}
    </Panel>
  );
}
