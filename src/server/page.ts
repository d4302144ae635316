import type { RequestListener } from 'node:http';
import sirv from 'sirv';

/**
 * Answers with the files of a built page. A path that names no file gets `index.html`, where the page's own router
 * takes over; a missing file (a path with an extension) is a 404. The gzip files made by the build are used.
 */
export function pageHandler(directory: string): RequestListener {
  const serve = sirv(directory, {
    single: true,
    etag: true,
    gzip: true,
    setHeaders: (response, path) => {
      // The build names a file in /assets after its content, so it never changes; all others are asked for again.
      const forever = path.startsWith('/assets/');
      response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => serve(request, response);
}
