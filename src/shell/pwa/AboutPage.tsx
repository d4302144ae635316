import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { Button, usePageTitle } from '#ui';
import { version } from '../../../package.json';
import { RulesLink } from '../../page/RulesLink';
import { shelf } from '../../page/shelf';
import './AboutPage.css';
import { programState } from './worker';

/** File of the build with third-party licences. */
const NOTICES = '/third-party-notices.txt';

/** The games with a rulebook. */
const entries = shelf.entries.filter(({ teaching }) => teaching !== undefined);

/** About page: what the program is, installation, credits and licences. */
export function AboutPage({ onLobby }: { readonly onLobby: () => void }) {
  const { program: words, settings, rules } = useMessages();
  const atHand = useStore(programState, (state) => state.atHand);
  usePageTitle(words.about);
  return (
    <main className="ui-page about ui-safe">
      <div className="ui-panel about-sheet">
        <h1>{words.name}</h1>
        <p>{words.what}</p>
        <p>{settings.about.version(version)}</p>
        <h2>{rules.title}</h2>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <RulesLink entry={entry} />
            </li>
          ))}
        </ul>
        <h2>{words.install}</h2>
        <p>{words.installHow}</p>
        <p>{atHand ? words.offline : words.notOffline}</p>
        <h2>{words.credits}</h2>
        <ul>
          {words.creditLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{words.licences}</h2>
        <p>{words.licence}</p>
        <p>
          <a href={NOTICES} target="_blank" rel="noreferrer">
            {settings.about.notices}
          </a>
        </p>
        <Button look="primary" onPress={onLobby}>
          {words.lobby}
        </Button>
      </div>
    </main>
  );
}
