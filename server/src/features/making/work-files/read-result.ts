// A picture, clip or song as an upstream made it: believed only as far as it could be read.
import type { FileAbout } from '@atelier/contract/features/making/works'
import type { MadeFile } from '@atelier/engines/kinds/work'
import type { MadeResult } from '@atelier/engines/makers/maker'
import type { MediaDesk } from '@atelier/engines/media-desk/media-desk'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { fetchOutput, maxOutputBytes, maxSeconds, type OutputSource } from './fetch-output.ts'
import { readMadePicture } from './made-picture.ts'

export type ReadResult = {
  /** The bytes to be stored. */
  kept: Uint8Array
  mime: string
  width: number | null
  height: number | null
  durationS: number | null
  /** WebP, at most 512 pixels a side; absent where there is no picture of it. */
  thumbnail?: Uint8Array
  blur: string
  about: FileAbout
}

type Ways = {
  fetchGuarded: typeof guardedFetch
  mediaDesk: MediaDesk
  source: OutputSource
  /** Whose work it is. */
  ownerId: number
}

/** Throws EngineError `invalid` for what is not what it should be, or not whole. */
export async function readResult(
  bytes: Uint8Array,
  { medium, poster, about = {} }: MadeResult,
  ways: Ways,
): Promise<ReadResult> {
  const { mediaDesk, source, ownerId } = ways
  const asker = { signal: source.io.signal, person: ownerId }
  switch (medium) {
    case 'picture': {
      const { bytes: kept, ...picture } = await readMadePicture(bytes, ownerId)
      return { ...picture, kept, durationS: null, about }
    }
    case 'clip': {
      const limits = { longestS: maxSeconds.clip, largestBytes: maxOutputBytes.clip }
      const { mime, width, height, seconds } = await mediaDesk.surveyClip(bytes, limits, asker)
      const shape = { mime, width, height, durationS: seconds }
      return { ...shape, ...(await smallPicture(poster, ways)), kept: bytes, about }
    }
    case 'song': {
      const limits = { longestS: maxSeconds.song, largestBytes: maxOutputBytes.song }
      const { mime, seconds, peaks } = await mediaDesk.surveyKeptSound(bytes, limits, asker)
      const shape = { mime, width: null, height: null, durationS: seconds }
      const described = peaks.length > 0 ? { ...about, peaks } : about
      return { ...shape, ...(await smallPicture(poster, ways)), kept: bytes, about: described }
    }
  }
}

/** The picture that stands for it; one that cannot be had is not worth losing the work for. */
async function smallPicture(
  poster: MadeFile | undefined,
  { source, fetchGuarded }: Ways,
): Promise<Pick<ReadResult, 'thumbnail' | 'blur'>> {
  if (!poster) return { blur: '' }
  try {
    return smallOf(await readMadePicture(await fetchOutput(poster, source, fetchGuarded)))
  } catch (error) {
    if (source.io.signal.aborted) throw error
    return { blur: '' }
  }
}

const smallOf = ({ thumbnail, blur }: { thumbnail: Uint8Array; blur: string }) => ({
  thumbnail,
  blur,
})
