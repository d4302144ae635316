import { BoxGeometry, Mesh } from 'three';
import { expect, it, vi } from 'vitest';
import { modelsSettled, registerModel } from '#stage';
import {
  enableModelFiles,
  loading,
  noteLoading,
  onLoading,
  whenModelFilesEnabled,
} from '../../src/stage/loading';
import { requestModelFiles, retryModelFiles } from '../../src/stage/modelFiles';

it('nothing was asked for: nothing to wait for', async () => {
  expect(loading()).toEqual({ files: 0, done: 0, share: 1, failed: 0 });
  await modelsSettled();
});

it('tells how far all files have come together', async () => {
  const heard = vi.fn();
  const stop = onLoading(heard);
  noteLoading('/one.glb', 0);
  noteLoading('/two.glb', 0.5);
  expect(loading()).toEqual({ files: 2, done: 0, share: 0.25, failed: 0 });
  const settled = vi.fn();
  const waiting = modelsSettled().then(settled);
  noteLoading('/one.glb', 1);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  noteLoading('/two.glb', 1);
  await waiting;
  expect(loading()).toEqual({ files: 2, done: 2, share: 1, failed: 0 });
  stop();
  expect(heard).toHaveBeenCalledTimes(4);
});

it('a file that cannot be used is done with as well', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  registerModel('test.lost', { standIn: () => [], url: '/lost.glb' });
  const request = requestModelFiles(['test.lost'], async (_, progress) => {
    progress(1);
    expect(loading().done).toBe(loading().files - 1);
    throw new Error('cut off');
  });
  await modelsSettled();
  await request;
  expect(loading()).toMatchObject({ share: 1, failed: 1 });
});

it('what could not be used is asked for again, and nothing else', async () => {
  const load = vi.fn(async () => ({ scene: new Mesh(new BoxGeometry()), animations: [] }));
  const again = retryModelFiles(load);
  expect(loading()).toMatchObject({ failed: 0 });
  await again;
  expect(load.mock.calls.map(([url]: readonly unknown[]) => url)).toEqual(['/lost.glb']);
  expect(loading()).toMatchObject({ share: 1, failed: 0 });
  await retryModelFiles(load);
  expect(load).toHaveBeenCalledOnce();
});

it('files are fetched after the first picture, and by nobody who has gone by then', () => {
  const [stays, goes, late] = [vi.fn(), vi.fn(), vi.fn()];
  whenModelFilesEnabled(stays);
  const callOff = whenModelFilesEnabled(goes);
  callOff();
  expect(stays).not.toHaveBeenCalled();
  enableModelFiles();
  whenModelFilesEnabled(late);
  expect(stays).toHaveBeenCalledOnce();
  expect(late).toHaveBeenCalledOnce();
  expect(goes).not.toHaveBeenCalled();
});
