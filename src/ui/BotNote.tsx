import { useMessages } from '#i18n';
import './BotNote.css';

/** How the bots of a game that is set up play; nothing where nobody is one. */
export function BotNote({ shown }: { readonly shown: boolean }) {
  const { lobby } = useMessages();
  return shown ? <p className="ui-bot-note">{lobby.bots}</p> : null;
}
