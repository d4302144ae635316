import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '#core';
import { useMessages } from '#i18n';
import { useFirstFrame } from '#module';
import { letReactSettle } from '#session';
import { FIELD_OF_VIEW, modelsSettled, type StageHandle } from '#stage';
import { downloadBlob } from '#ui';
import type { PhotoModeProps } from '../../../table/photo/props';
import { angleInFrame, frameIn, photoSize } from '../../../table/photo/settings';
import { type OffscreenSource, OffscreenTable } from '../offscreen/OffscreenTable';
import { PhotoPanel } from './PhotoPanel';
import { renderPhoto } from './renderPhoto';
import './PhotoMode.css';

/** File name of a photo. */
const FILE = 'kaiju.png';

/** Photo mode: the bare table, a frame around the picture, and the controls. */
export function PhotoMode(props: PhotoModeProps) {
  const { settings, size, view, source, onChange } = props;
  const { photo } = useMessages();
  const [taking, setTaking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saved, setSaved] = useState(false);
  const frame = frameIn(settings.frame, size);
  const taken = useCallback((failed: Problem | null) => {
    setTaking(false);
    setProblem(failed);
    setSaved(failed === null);
  }, []);
  return (
    <div
      className="photo"
      style={{ '--frame-width': `${frame.width}px`, '--frame-height': `${frame.height}px` } as CSSProperties}
    >
      <div className="photo-frame" aria-hidden="true">
        {settings.words !== '' && <span className="photo-words">{settings.words}</span>}
      </div>
      <PhotoPanel
        settings={settings}
        size={size}
        parts={props.parts}
        quality={props.quality}
        taking={taking}
        problem={problem}
        saved={saved ? FILE : null}
        onChange={onChange}
        onTake={() => {
          setProblem(null);
          setSaved(false);
          setTaking(true);
        }}
        onLeave={props.onLeave}
      />
      {taking && <Exposure {...props} label={photo.title} source={source} view={view} onTaken={taken} />}
    </div>
  );
}

interface ExposureProps extends PhotoModeProps {
  readonly label: string;
  readonly onTaken: (problem: Problem | null) => void;
}

/** Takes one photo on an offscreen table and saves it. */
function Exposure(props: ExposureProps) {
  const { settings, size, source, view, onTaken } = props;
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  // Settings at the time of the click.
  const [chosen] = useState(() => ({ settings, view: view() }));
  const subject = useMemo((): OffscreenSource => ({ ...source, view: () => chosen.view }), [source, chosen]);
  useEffect(() => {
    let given = false;
    const take = async () => {
      await ready;
      await modelsSettled();
      await letReactSettle();
      if (given || stage.current === null) return;
      stage.current.draw(0);
      const photo = await renderPhoto(stage.current.canvas, chosen.settings.words);
      if (given) return;
      if (photo.ok) downloadBlob(FILE, photo.value);
      onTaken(photo.ok ? null : photo.error);
    };
    void take();
    return () => {
      given = true;
    };
  }, [ready, chosen, onTaken]);
  const { blur, focus, exposure, mood, quality, coordinates, frame } = chosen.settings;
  return (
    <OffscreenTable
      parts={props.parts}
      subject={subject}
      rendering={{
        ...photoSize(chosen.settings, size),
        quality,
        mood,
        coordinates,
        tilted: false,
        silhouettes: false,
        focus: blur > 0 ? { at: focus, blur } : null,
        exposure: 2 ** exposure,
        angle: angleInFrame(frame, size, FIELD_OF_VIEW),
      }}
      label={props.label}
      handle={stage}
      onReady={onReady}
    />
  );
}
