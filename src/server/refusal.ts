import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Writable } from 'node:stream';
import { SECURITY_HEADERS } from './headers';

/** Texts of the error pages, English and French. */
const WORDS = {
  400: ['This address is not valid.', 'Cette adresse n’est pas valide.'],
  404: ['Page not found.', 'Page introuvable.'],
  405: ['This server only answers GET and HEAD.', 'Ce serveur ne répond qu’à GET et HEAD.'],
  408: ['The request took too long.', 'La requête a pris trop de temps.'],
  412: ['The file has changed. Reload the page.', 'Le fichier a changé. Rechargez la page.'],
  414: [
    'This address is too long. Open the game from a file instead.',
    'Cette adresse est trop longue. Ouvrez plutôt la partie depuis un fichier.',
  ],
  416: ['The file does not have that range of bytes.', 'Le fichier n’a pas cette plage d’octets.'],
  429: [
    'Too many requests from your network. Try again in a moment.',
    'Trop de requêtes depuis votre réseau. Réessayez dans un instant.',
  ],
  431: [
    'The request is too long. Open the game from a file instead.',
    'La requête est trop longue. Ouvrez plutôt la partie depuis un fichier.',
  ],
  500: ['Something went wrong on the server.', 'Le serveur a rencontré une erreur.'],
  503: [
    'The file cannot be read right now. Try again in a moment.',
    'Le fichier est illisible en ce moment. Réessayez dans un instant.',
  ],
} as const satisfies Readonly<Record<number, readonly [english: string, french: string]>>;

export type RefusalStatus = keyof typeof WORDS;

interface Refusal {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

function refusal(status: RefusalStatus): Refusal {
  const [english, french] = WORDS[status];
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>Kaiju Tabletop: ${status}</title>
<main>
<h1>${status}</h1>
<p>${english}</p>
<p lang="fr">${french}</p>
<p><a href="/">Kaiju Tabletop</a></p>
</main>
</html>
`;
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...((status === 503 || status === 429) && { 'Retry-After': 2 }),
  };
  return { headers, body };
}

/**
 * Answers a request with an error page. If part of another response has already been sent, it closes the connection
 * instead, so that no client mistakes that part for the whole.
 * @param extra additional headers
 */
export function refuse(
  response: ServerResponse,
  status: RefusalStatus,
  extra: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const { headers, body } = refusal(status);
  response.writeHead(status, { ...headers, ...extra });
  response.end(body);
}

/** Answers a malformed request with an error on the raw connection, and closes it. */
export function refuseConnection(connection: Writable, status: RefusalStatus): void {
  const { headers, body } = refusal(status);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
