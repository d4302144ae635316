const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPED[sign] ?? sign);

/** HTML of an iframe for another page. @param title accessible name of its content */
export function embedFrame(address: string, title: string): string {
  const attributes = [
    `src="${attribute(address)}"`,
    `title="${attribute(title)}"`,
    'width="640" height="480" style="border:0;max-width:100%"',
    'loading="lazy" allow="fullscreen" allowfullscreen',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}
