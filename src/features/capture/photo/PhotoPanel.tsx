import { useState } from 'react';
import { MOOD_NAMES, type Problem, QUALITIES, type Quality } from '#core';
import { useMessages } from '#i18n';
import { nameOf } from '#module';
import { QUALITY } from '#stage';
import { Button, ErrorNotice, IconButton, Segmented, Select, scrolls, TextField, Toggle } from '#ui';
import type { TableParts } from '../../../table/game/parts';
import {
  FRAMES,
  LONG_SIDES,
  type MonsterPose,
  type PhotoSettings,
  type PhotoSize,
  POSES,
  photoSize,
  SCALES,
} from '../../../table/photo/settings';
import { PhotoSlider } from './PhotoSlider';

export interface PhotoPanelProps {
  readonly settings: PhotoSettings;
  readonly size: PhotoSize;
  readonly parts: TableParts;
  /** Quality of the table on screen. */
  readonly quality: Quality;
  readonly taking: boolean;
  readonly problem: Problem | null;
  /** File name of the last photo; null if there is none. */
  readonly saved: string | null;
  readonly onChange: (change: Partial<PhotoSettings>) => void;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

const MAX_CAPTION_LENGTH = 60;
const NARROW = 700;
const AS_IT_IS: MonsterPose = { clip: 'now', moment: 0.4 };

/** Controls of the photo mode and the shutter. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { settings, size, onChange } = props;
  const { seats, names, table, session } = props.parts;
  const posable = seats.filter((seat) => table.figureOf(seat, session.table) !== null);
  const messages = useMessages();
  const { photo, film } = messages;
  // On a narrow screen the open panel would hide the picture.
  const [open, setOpen] = useState(size.width > NARROW);
  const pixels = photoSize(settings, size);
  const hasLens = QUALITY[settings.quality].lens !== null;
  return (
    <section className="ui-panel photo-panel" aria-label={photo.title}>
      <header>
        <h2>{photo.title}</h2>
        <IconButton
          icon="settings"
          label={photo.choices}
          pressed={open}
          expanded={open}
          onPress={() => setOpen(!open)}
        />
        <IconButton icon="close" label={photo.leave} onPress={props.onLeave} />
      </header>
      {open && (
        <div ref={scrolls} className="ui-scroll photo-choices">
          <Segmented
            label={photo.frame}
            options={FRAMES.map((value) => ({ value, label: photo.frames[value] }))}
            value={settings.frame}
            onChange={(frame) => onChange({ frame })}
          />
          <Segmented
            label={photo.mood}
            options={MOOD_NAMES.map((value) => ({ value, label: messages.settings.moods[value] }))}
            value={settings.mood}
            onChange={(mood) => onChange({ mood })}
          />
          <PhotoSlider
            label={photo.exposure}
            min={-2}
            max={2}
            step={0.1}
            value={settings.exposure}
            onChange={(exposure) => onChange({ exposure })}
          />
          <PhotoSlider
            label={photo.blur}
            {...(hasLens ? {} : { hint: photo.blurHint })}
            min={0}
            max={1}
            step={0.05}
            value={settings.blur}
            onChange={(blur) => onChange({ blur })}
          />
          <PhotoSlider
            label={photo.focus}
            min={0.5}
            max={1.6}
            step={0.01}
            value={settings.focus}
            onChange={(focus) => onChange({ focus })}
          />
          {posable.map((seat) => {
            const pose = settings.poses[seat] ?? AS_IT_IS;
            const name = nameOf(names, seat);
            const change = (part: Partial<MonsterPose>) =>
              onChange({ poses: { ...settings.poses, [seat]: { ...pose, ...part } } });
            return (
              <div key={seat} className="photo-pose">
                <Select
                  label={photo.pose(name)}
                  options={POSES.map((value) => ({ value, label: photo.clips[value] }))}
                  value={pose.clip}
                  onChange={(clip) => change({ clip })}
                />
                {pose.clip !== 'now' && (
                  <PhotoSlider
                    label={photo.moment(name)}
                    quietLabel
                    min={0}
                    max={1}
                    step={0.02}
                    value={pose.moment}
                    onChange={(moment) => change({ moment })}
                  />
                )}
              </div>
            );
          })}
          <Toggle
            label={photo.coordinates}
            value={settings.coordinates}
            onChange={(coordinates) => onChange({ coordinates })}
          />
          <TextField
            label={photo.words}
            value={settings.words}
            maxLength={MAX_CAPTION_LENGTH}
            onChange={(words) => onChange({ words })}
          />
          <Select
            label={photo.quality}
            options={QUALITIES.filter((value) => value !== 'test' || props.quality === 'test').map(
              (value) => ({
                value,
                label: film.qualities[value],
              }),
            )}
            value={settings.quality}
            onChange={(quality) => onChange({ quality })}
          />
          <Segmented
            label={photo.size}
            options={LONG_SIDES.map((value) => ({ value, label: String(value) }))}
            value={settings.longSide}
            onChange={(longSide) => onChange({ longSide })}
          />
          <Segmented
            label={photo.scale}
            options={SCALES.map((value) => ({ value, label: photo.scales[value] }))}
            value={settings.scale}
            onChange={(scale) => onChange({ scale })}
          />
          <p className="ui-field-hint">{photo.camera}</p>
        </div>
      )}
      {props.problem !== null && <ErrorNotice title={photo.failed} problem={props.problem} />}
      <p className="photo-saved" role="status">
        {props.saved !== null && photo.saved(props.saved)}
      </p>
      <Button look="primary" disabled={props.taking} onPress={props.onTake}>
        {props.taking ? photo.taking : `${photo.take} · ${pixels.width} × ${pixels.height}`}
      </Button>
    </section>
  );
}
