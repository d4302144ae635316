import { useMessages } from '#i18n';
import { FileButton, useFileDrop } from '#ui';
import './ImportGame.css';

/** Opens a game file, chosen by a button or dropped on the page. */
export function ImportGame({ onFile }: { readonly onFile: (file: File) => void }) {
  const { share } = useMessages();
  const isDragging = useFileDrop(onFile);
  return (
    <>
      <FileButton accept=".json,.txt" onFile={onFile}>
        {share.importGame}
      </FileButton>
      {isDragging && (
        <div className="lobby-drop" aria-hidden="true">
          {share.dropGame}
        </div>
      )}
    </>
  );
}
