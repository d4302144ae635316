/**
 * Copies the text of a field to the clipboard. Insecure pages have no clipboard API; there the field is selected and copied
 * by the browser's legacy command. Returns whether it was copied.
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
