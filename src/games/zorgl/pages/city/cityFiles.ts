import { err, type Result } from '#core';
import { downloadText, readTextFile } from '#ui';
import { type City, formatCity, readCity } from '#zorgl/rules';

const ENDING = '.kaiju-city.json';

/** The file name of a city: `my-city.kaiju-city.json`. */
export function cityFileName(name: string): string {
  const stem = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
  return `${stem === '' ? 'city' : stem}${ENDING}`;
}

/** Downloads a city as a file for the editor. */
export function downloadCity(city: City): void {
  downloadText(cityFileName(city.name), formatCity(city));
}

/** Reads a city file. Fails with the file name and the invalid field. */
export async function readCityFile(file: File): Promise<Result<City>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const city = readCity(text.value);
  return city.ok ? city : err({ ...city.error, field: `${file.name}: ${city.error.field}` });
}
