import { useEffect } from 'react';
import { useMessages } from '#i18n';

/**
 * Names the page for tabs, bookmarks and those who hear it read, before the name of the program, which it goes back to.
 * @param title in the language in use
 */
export function usePageTitle(title: string): void {
  const { program } = useMessages();
  useEffect(() => {
    document.title = `${title} – ${program.name}`;
    return () => {
      document.title = program.name;
    };
  }, [title, program.name]);
}
