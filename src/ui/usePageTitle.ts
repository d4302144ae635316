import { useEffect } from 'react';
import { useMessages } from '#i18n';

/**
 * Sets the page's title, followed by the app's name; restores the app's name on unmount.
 * @param title in the current language
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
