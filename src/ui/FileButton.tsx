import { type ReactNode, useRef } from 'react';
import { Button } from './Button';

export interface FileButtonProps {
  readonly children: ReactNode;
  /** Accepted file extensions, e.g. `.json,.txt`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly look?: 'primary' | 'plain' | 'quiet' | undefined;
}

/** A button that opens the file picker. */
export function FileButton({ children, accept, onFile, look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again, e.g. after a change.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
