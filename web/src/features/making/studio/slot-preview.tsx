import { mediumOfRole } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { clockText } from '../../../lib/clock-text.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { FormInput } from './request-form.ts'

/** What a file shows of itself in its slot: a picture, the beginning of a clip, or the cover of a song. */
export function SlotPreview({ input, name }: { input: FormInput; name: string }) {
  const { role, preview, url, file, state, durationS } = input
  const medium = mediumOfRole(role)
  /** The address that shows nothing, such as that of a broken file. */
  const [broken, setBroken] = useState('')
  // What is no clip's own address is a picture of it.
  const isWhole = file !== null || preview === url
  const look = classes(
    'size-14 rounded-control bg-fill object-cover',
    state !== 'ready' && 'opacity-50',
  )
  // Pages play what the server has, and nothing of the browser's own memory.
  const plays = medium === 'clip' && isWhole && file === null
  const shows = broken !== preview && (medium === 'picture' || !isWhole || plays)
  return (
    <>
      {!shows && (
        <span
          role="img"
          aria-label={name}
          className={classes('grid place-items-center text-faint', look)}
        >
          {medium !== 'picture' && <Icon name={medium === 'song' ? 'music' : 'film'} />}
        </span>
      )}
      {shows && plays && (
        <video
          // Something of it, where a browser would show nothing at its very beginning.
          src={`${preview}#t=0.1`}
          aria-label={name}
          muted
          playsInline
          preload="metadata"
          onError={() => setBroken(preview)}
          className={look}
        />
      )}
      {shows && !plays && (
        <img src={preview} alt={name} onError={() => setBroken(preview)} className={look} />
      )}
      {durationS !== null && state === 'ready' && (
        <span className="figures pointer-events-none absolute right-1 bottom-1 rounded-small bg-[#000000a6] px-1 text-small text-[#fff]">
          {clockText(durationS)}
        </span>
      )}
    </>
  )
}
