/**
 * Puts the text of a field into the clipboard. Pages without a secure address may not write there themselves; then
 * the field is selected and the browser asked to copy it, as people would. Returns whether it was copied.
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
