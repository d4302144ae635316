import { decode, decodeFrames } from 'modern-gif';
import { expect, it } from 'vitest';
import { openGif } from '../../../../src/features/capture/lessonFilm/gif';

const [WIDTH, HEIGHT] = [8, 4];

/** A paper of one colour. */
function paper() {
  const pen = {
    canvas: { width: WIDTH, height: HEIGHT },
    colour: [0, 0, 0],
    reads: 0,
    getImageData() {
      pen.reads++;
      const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
      for (let at = 0; at < data.length; at += 4) data.set([...pen.colour, 255], at);
      return { data };
    },
  };
  return pen;
}

it('a GIF holds each picture once for as long as it was seen, and begins again', async () => {
  const pen = paper();
  const gif = openGif(pen as unknown as CanvasRenderingContext2D, 10);
  const film: readonly (readonly [readonly number[], boolean])[] = [
    [[200, 0, 0], false],
    [[200, 0, 0], true],
    [[200, 0, 0], false],
    [[0, 0, 200], false],
    [[0, 200, 0], false],
    [[0, 200, 0], true],
  ];
  for (const [index, [colour, same]] of film.entries()) {
    pen.colour = [...colour];
    await gif.add(index, same);
  }
  expect(pen.reads).toBe(4);
  const file = await (await gif.finish()).arrayBuffer();
  const facts = decode(file);
  expect([facts.width, facts.height, facts.looped]).toEqual([WIDTH, HEIGHT, true]);
  const frames = decodeFrames(file);
  expect(frames.map(({ delay }) => delay)).toEqual([300, 100, 200]);
  expect(frames.map(({ data }) => [...data.slice(0, 3)])).toEqual([
    [200, 0, 0],
    [0, 0, 200],
    [0, 200, 0],
  ]);
});

it('a GIF of more pictures than memory can hold is given up', async () => {
  const pen = paper();
  pen.canvas = { width: 8000, height: 4000 };
  const gif = openGif(pen as unknown as CanvasRenderingContext2D, 10);
  const add = async () => {
    for (let index = 0; index < 3; index++) {
      pen.colour = [index, 0, 0];
      await gif.add(index, false);
    }
  };
  await expect(add()).rejects.toThrow('too many pictures');
});
