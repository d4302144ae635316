import { useReasons } from '#i18n';
import { Panel, TextField } from '#ui';
import { type CityFault, cityFaults, MAX_CITY_NAME_LENGTH, MAX_UNITS, SEATS } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { adviceOn, countCity } from './advice';
import { cityOf, type Draft } from './editor';
import { adviceWords, faultWords } from './words';

export interface CheckPanelProps {
  readonly draft: Draft;
  readonly onRename: (name: string) => void;
}

/** The name of a draft, and whether it is a valid city. */
export function CheckPanel({ draft, onRename }: CheckPanelProps) {
  const { city } = useZorglMessages();
  const { plan, name } = draft;
  const reasonFor = useReasons();
  const made = cityOf(draft);
  const faults: readonly CityFault[] = cityFaults(plan);
  const counts = countCity(plan);
  const badName = !made.ok && made.error.field === 'name' ? reasonFor(made.error) : undefined;
  return (
    <Panel label={city.check} className="city-check">
      <TextField
        className="city-name"
        label={city.name}
        value={name}
        maxLength={MAX_CITY_NAME_LENGTH}
        error={name.trim() === '' ? city.noName : badName}
        onChange={onRename}
      />
      <div role="status" className={made.ok ? 'city-verdict good' : 'city-verdict'}>
        <strong>{made.ok ? city.ready : city.unready}</strong>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.kind} ${'seat' in fault ? fault.seat : ''}`} className="fault">
              {faultWords(fault, city)}
            </li>
          ))}
          {adviceOn(plan).map((advice) => (
            <li key={`${advice.kind} ${'seat' in advice ? advice.seat : ''}`}>{adviceWords(advice, city)}</li>
          ))}
        </ul>
      </div>
      <dl className="city-counts">
        <Count name={city.counts.floors} value={String(counts.floors)} />
        <Count name={city.counts.buildings} value={String(counts.buildings)} />
        <Count name={city.counts.units} value={city.outOf(counts.units, MAX_UNITS)} />
        <Count name={city.counts.starts} value={city.outOf(counts.starts, SEATS.length)} />
      </dl>
    </Panel>
  );
}

function Count({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
