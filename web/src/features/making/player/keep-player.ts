// What a reload finds again: the playlist, the place in it, and how it is heard.
import type { StoreApi } from 'zustand/vanilla'
import { defineStored, type Stored } from '../../../lib/storage/define-stored.ts'
import type { PlayerFacts, PlayerState } from './player-state.ts'
import { keptQueue } from './player-wanted.ts'
import type { Track } from './track.ts'

type Place = { id: string; positionS: number }
type Sound = Pick<PlayerFacts, 'volume' | 'muted' | 'repeat'>

export const keptPlace = defineStored<Place>('playerPlace', { default: { id: '', positionS: 0 } })

export const keptSound = defineStored<Sound>('playerSound', {
  default: { volume: 1, muted: false, repeat: 'off' },
  expiresAfterS: null,
})

type Kept = { queue: typeof keptQueue; place: Stored<Place>; sound: Stored<Sound> }

export const kept: Kept = { queue: keptQueue, place: keptPlace, sound: keptSound }

/** As many tracks, those around the current one: a browser's storage is small. */
const maxTracks = 200

/** How much is heard between two writings of the place, in seconds. */
const placeEveryS = 5

/** What was kept, paused at its place; nothing of a shape that is not ours. */
export function foundPlayer({ queue, place, sound }: Kept): Partial<PlayerFacts> {
  const { tracks: found, straight } = queue.get()
  const tracks = Array.isArray(found) ? found.filter(isTrack) : []
  const { id, positionS } = place.get()
  const at = tracks.findIndex((track) => track.id === id)
  const { volume, muted, repeat } = sound.get()
  return {
    tracks,
    at: Math.max(at, Math.min(0, tracks.length - 1)),
    straight: Array.isArray(straight) ? straight : null,
    positionS: at < 0 || !(positionS > 0) ? 0 : positionS,
    durationS: tracks[Math.max(at, 0)]?.durationS ?? null,
    volume: volume >= 0 && volume <= 1 ? volume : 1,
    muted: muted === true,
    repeat: repeat === 'all' || repeat === 'one' ? repeat : 'off',
  }
}

/** Keeps what changes from now on. Returns what writes the place at once: for when the page is left. */
export function keepPlayer(
  player: StoreApi<PlayerState>,
  { queue, place, sound }: Kept,
): () => void {
  let writtenS = player.getState().positionS
  const writePlace = () => {
    const { tracks, at, positionS } = player.getState()
    writtenS = positionS
    place.set({ id: tracks[at]?.id ?? '', positionS })
  }
  player.subscribe((now, before) => {
    if (now.tracks !== before.tracks || now.straight !== before.straight)
      queue.set({ tracks: around(now).map(slim), straight: now.straight })
    if (now.volume !== before.volume || now.muted !== before.muted || now.repeat !== before.repeat)
      sound.set({ volume: now.volume, muted: now.muted, repeat: now.repeat })
    const isElsewhere = now.tracks[now.at] !== before.tracks[before.at]
    const isStill = now.state === 'paused' && now.positionS !== writtenS
    if (isElsewhere || isStill || Math.abs(now.positionS - writtenS) >= placeEveryS) writePlace()
  })
  return () => {
    // A tab that only stood there leaves what another one has kept.
    if (player.getState().positionS !== writtenS) writePlace()
  }
}

function around({ tracks, at }: PlayerFacts): readonly Track[] {
  const from = Math.max(0, Math.min(at - maxTracks / 2, tracks.length - maxTracks))
  return tracks.slice(from, from + maxTracks)
}

const slim = (track: Track): Track =>
  track.peaks ? { ...track, peaks: track.peaks.map((peak) => Math.round(peak * 100) / 100) } : track

function isTrack(found: unknown): found is Track {
  if (found === null || typeof found !== 'object') return false
  const { id, workId, url, title, artist, cover, lyrics, timed } = found as Partial<Track>
  const texts = [id, url, title, artist, cover, lyrics]
  return texts.every((text) => typeof text === 'string') && workId !== undefined && !!timed?.map
}
