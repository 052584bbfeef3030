import { MessageList } from '@magazijn/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBarcodeReader } from './createBarcodeReader.ts';
import { roundTexts } from './roundTexts.ts';

const texts = roundTexts.camera;

/** Milliseconds between two reads of the picture. */
const everyMs = 150;
/** A code that stays in view counts once; after this many milliseconds out of view it counts again. */
const againAfterMs = 2000;

type CameraProblem = 'refused' | 'missing' | 'failed';

/** Why a camera did not open, by the names of the standard (Media Capture and Streams, `getUserMedia`). */
function problemOf(error: unknown): CameraProblem {
  const { name } = Object(error) as { readonly name?: unknown };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** The picture of the camera at the back, whose barcodes are read on the device. No picture is stored or sent. */
export function CameraScan({ onScan }: { onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'open' | CameraProblem>('starting');
  const scan = useEffectEvent(onScan);

  useEffect(() => {
    const picture = video.current;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const stop = () => {
      isOpen = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const open = async (): Promise<void> => {
      // Absent without https.
      const { mediaDevices } = navigator as Partial<Pick<Navigator, 'mediaDevices'>>;
      if (!mediaDevices || !picture) {
        setState('missing');
        return;
      }
      stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isOpen) {
        stop();
        return;
      }
      picture.srcObject = stream;
      const [read] = await Promise.all([createBarcodeReader(), picture.play()]);
      setState('open');
      let last = { code: '', seenAt: 0 };
      const look = async (): Promise<void> => {
        const code = await read(picture).catch(() => null);
        if (!isOpen) return;
        const time = Date.now();
        if (code !== null) {
          if (code !== last.code || time - last.seenAt > againAfterMs) scan(code);
          last = { code, seenAt: time };
        }
        timer = setTimeout(() => void look(), everyMs);
      };
      await look();
    };
    open().catch((error: unknown) => {
      if (!isOpen) return;
      console.warn('The camera was not opened', error);
      stop();
      setState(problemOf(error));
    });
    return stop;
  }, []);

  const isShown = state === 'starting' || state === 'open';
  return (
    <>
      {!isShown && <MessageList messages={[{ tone: 'warning', text: texts[state] }]} />}
      <figure className={isShown ? 'grid gap-2' : 'hidden'}>
        <video
          ref={video}
          muted
          playsInline
          aria-label={texts.picture}
          className="max-h-[40vh] w-full rounded-label bg-inverse object-cover"
        />
        <figcaption className="text-15 text-ink-2">
          {state === 'starting' ? texts.starting : texts.aim}
        </figcaption>
      </figure>
    </>
  );
}
