import { type ReactNode, useRef } from 'react';
import { Button } from './Button';

export interface FileButtonProps {
  readonly children: ReactNode;
  /** The endings of the files that are asked for, e.g. `.json,.txt`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly look?: 'primary' | 'plain' | 'quiet' | undefined;
}

/** A button that asks for a file of this device. */
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
          // The same file may be chosen again, changed meanwhile.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
