// @vitest-environment happy-dom
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it, vi } from 'vitest';
import { spunBy, tetzilla } from '#tetzilla/rules';
import { decisionOf, hangHeight, landedBoxes, onTable, type SlideDecision, TILE_DEPTH } from '#tetzilla/view';
import { hearFace } from '../../../../src/games/tetzilla/table/overlay/useFacePointer';
import { sketchView } from '../view/panels/sketch';

const SIZE = { width: 1920, height: 1080 };

/** A face that is never rendered again: what its pointer changes is told, and comes back to it from nowhere. */
function busyFace() {
  const view = sketchView({ change: { tile: 'T4' }, turn: { stage: 'slide' } });
  const decision = decisionOf(view, 'A', tetzilla.legal(view), null);
  if (decision?.kind !== 'slide') throw new Error('no tile has to slide');
  const element = document.createElement('canvas');
  element.setPointerCapture = () => {};
  element.getBoundingClientRect = () => new DOMRect(0, 0, SIZE.width, SIZE.height);
  const camera = new PerspectiveCamera(40, SIZE.width / SIZE.height);
  camera.position.set(0, 8, 26);
  camera.lookAt(0, 8, 0);
  camera.updateMatrixWorld();
  const change = vi.fn<(next: SlideDecision) => void>();
  const onPick = vi.fn<(box: string) => void>();
  const told = { box: null, change: change as never, point: vi.fn(), noteRefused: vi.fn() };
  const listener = {
    current: { control: { ...told, decision, question: '0' }, table: { top: 0, columns: 8 }, onPick },
  };
  hearFace(element, listener as never, () => camera);
  /** Something else is asked, of the same tile. */
  const ask = (question: string) => {
    listener.current = { ...listener.current, control: { ...listener.current.control, question } };
  };
  const mouse = (type: string, box: string, button = 0, time = 0) => {
    const across = box.charCodeAt(0) - 97 + 0.5 - 4;
    const point = new Vector3(
      ...onTable({ across, up: Number(box.slice(1)) - 0.5, out: TILE_DEPTH * 0.7 }),
    ).project(camera);
    const at = { clientX: ((point.x + 1) / 2) * SIZE.width, clientY: ((1 - point.y) / 2) * SIZE.height };
    const event = new PointerEvent(type, { pointerType: 'mouse', isPrimary: true, button, ...at });
    Object.defineProperty(event, 'timeStamp', { value: time });
    element.dispatchEvent(event);
  };
  /** @param time milliseconds from the beginning */
  const click = (box: string, button = 0, time = 0) => {
    mouse('pointermove', box, 0, time);
    mouse('pointerdown', box, button, time);
    mouse('pointerup', box, button, time);
  };
  const last = () => change.mock.lastCall![0];
  /** A finger on the hanging tile, or what becomes of it over a column. */
  const finger = (type: string, across: number) => {
    const point = new Vector3(
      ...onTable({ across, up: hangHeight({ top: 0 }), out: TILE_DEPTH * 0.7 }),
    ).project(camera);
    const at = { clientX: ((point.x + 1) / 2) * SIZE.width, clientY: ((1 - point.y) / 2) * SIZE.height };
    const pressed = { pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 };
    element.dispatchEvent(new PointerEvent(type, { ...pressed, ...at }));
  };
  return { ask, click, last, onPick, change, finger };
}

it('a tile is turned where the mouse has brought it, and turned again, however late that is drawn', () => {
  const { click, last, onPick } = busyFace();
  click('b9', 2);
  click('b9', 2);
  const { aim, choices } = last();
  expect(aim).toEqual({ spin: 2, column: 0 });
  expect(spunBy(choices.tile, aim.spin).width).toBe(3);
  const { box } = landedBoxes(choices, aim).at(-1)!;
  click(box);
  expect(last().aim).toEqual(aim);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(box);
});

it('a finger that the system takes away lets go of the tile', () => {
  const { change, finger } = busyFace();
  finger('pointerdown', 0);
  finger('pointermove', -2);
  expect(change).toHaveBeenCalledOnce();
  finger('pointercancel', -2);
  finger('pointermove', 2);
  expect(change).toHaveBeenCalledOnce();
});

it('the second click of a double click is not for who is asked by then; a later one is, and so is a quick one to the same question', () => {
  const { ask, click, onPick } = busyFace();
  click('d1', 0, 1000);
  ask('1');
  click('d1', 0, 1200);
  expect(onPick).toHaveBeenCalledOnce();
  click('d1', 0, 1300);
  expect(onPick).toHaveBeenCalledTimes(2);
  ask('2');
  click('d1', 0, 1700);
  expect(onPick).toHaveBeenCalledTimes(3);
});
