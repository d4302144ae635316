import { fail, ok, type Result } from '#core';

/** More than any file of the program needs, in bytes. */
const MAX_FILE_SIZE = 4_000_000;

/** Offers a text to the person as a file to keep. @param name of the file, with its ending */
export function downloadText(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: 'application/octet-stream' }));
}

/** Offers a file to the person to keep. @param name of the file, with its ending */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The text of a file that the person has chosen. Fails for what is too large or not text. */
export async function readTextFile(file: File): Promise<Result<string>> {
  if (file.size > MAX_FILE_SIZE) return fail(file.name, 'file.large', { most: MAX_FILE_SIZE });
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return fail(file.name, 'file.binary');
  }
}
