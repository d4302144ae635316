/** `npm run schema`: writes the JSON Schemas of the public formats to `public/schema`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMAS, schemaText } from './schemas';

const folder = fileURLToPath(new URL('../../public/schema', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(SCHEMAS)) writeFileSync(join(folder, name), schemaText(schema));
console.log(`${Object.keys(SCHEMAS).length} schemas in ${folder}`);
