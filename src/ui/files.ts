import { fail, ok, type Result } from '#core';

/** Maximum file size in bytes; more than any file of the app needs. */
const MAX_FILE_SIZE = 4_000_000;

/** Downloads a text as a file. @param name of the file, with its extension */
export function downloadText(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: 'application/octet-stream' }));
}

/** Downloads a file. @param name of the file, with its extension */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Reads a text file the user has picked. Fails if it is too large or not text. */
export async function readTextFile(file: File): Promise<Result<string>> {
  if (file.size > MAX_FILE_SIZE) return fail(file.name, 'file.large', { most: MAX_FILE_SIZE });
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return fail(file.name, 'file.binary');
  }
}
