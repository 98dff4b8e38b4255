import { useRef, useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { clockText } from '../lib/clock-text.ts'
import { useMedia } from '../lib/media.ts'
import { classes } from './classes.ts'
import { FilePicture } from './file-picture.tsx'
import { Icon } from './icon.tsx'
import { LengthMark } from './length-mark.tsx'
import type { FileFaceProps } from './shown-file.ts'
import { usePointedAt } from './use-pointed-at.ts'

const calmQuery = '(prefers-reduced-motion: reduce)'

/** A clip at rest, with its length; it plays without sound while its card is pointed at, where people do not ask for calm. */
export function ClipFace({ file, alt, lazy = false, small = false }: FileFaceProps) {
  const t = useTexts('media')
  const box = useRef<HTMLSpanElement>(null)
  const isPointed = usePointedAt(box)
  const isCalm = useMedia(calmQuery)
  const [isBroken, setBroken] = useState(false)
  const { url, thumbnail, durationS } = file
  const plays = isPointed && !isCalm && !small
  const length = clockText(durationS ?? 0)
  return (
    // What is pressed is the card below: a press on a clip that is taken away before it is released would be no click.
    <span ref={box} className="pointer-events-none absolute inset-0 block bg-sunken">
      {thumbnail !== '' && <FilePicture file={file} alt="" lazy={lazy} />}
      {!isBroken && (thumbnail === '' || plays) && (
        <FilmedFace
          // A part of a second in: some browsers paint nothing of a clip that was not sought.
          src={thumbnail === '' && !plays ? `${url}#t=0.01` : url}
          plays={plays}
          isOver={thumbnail !== ''}
          onBroken={() => setBroken(true)}
        />
      )}
      {alt !== '' && <span className="sr-only">{`${alt}, `}</span>}
      {isBroken && thumbnail === '' && (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 p-2 text-center text-small text-soft">
          <Icon name="circle-alert" size={20} />
          <span aria-hidden={alt === ''} className={classes(small && 'sr-only')}>
            {t.clipBroken}
          </span>
        </span>
      )}
      {isBroken && thumbnail !== '' && plays && (
        <span className="absolute inset-x-0 top-10 mx-auto w-fit rounded-small bg-[#000000b3] px-2 py-1 text-small text-[#fff]">
          {t.clipBroken}
        </span>
      )}
      {!small && <LengthMark icon="play">{durationS ? length : ''}</LengthMark>}
    </span>
  )
}

type FilmedFaceProps = { src: string; plays: boolean; isOver: boolean; onBroken: () => void }

function FilmedFace({ src, plays, isOver, onBroken }: FilmedFaceProps) {
  const [isShown, setShown] = useState(!isOver)
  return (
    <video
      key={src}
      src={src}
      muted
      loop
      playsInline
      autoPlay={plays}
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      onError={onBroken}
      className={classes(
        'absolute inset-0 size-full object-cover transition-[opacity] duration-(--calm)',
        !isShown && 'opacity-0',
      )}
    />
  )
}
