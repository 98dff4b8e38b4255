// The arithmetic of the playlist: pure, every function gives a new queue. What is listed is what is played, in that order, also when it
// is shuffled; a track is there once.

type Queued = { id: string }

export type Queue<T extends Queued> = {
  tracks: readonly T[]
  /** The place of the track that plays or will; −1 when there is none. */
  at: number
  /** The ids in the order they had before they were shuffled; null when they are not. */
  straight: readonly string[] | null
}

export const emptyQueue = { tracks: [], at: -1, straight: null } as const

/** The tracks with one of them to begin with. */
export function queueOf<T extends Queued>(tracks: readonly T[], index: number): Queue<T> {
  const once = unique(tracks)
  const id = tracks[Math.min(Math.max(index, 0), tracks.length - 1)]?.id
  return { tracks: once, at: once.findIndex((track) => track.id === id), straight: null }
}

/** Puts tracks behind the one that plays; those that are there already move. */
export function insertNext<T extends Queued>(queue: Queue<T>, added: readonly T[]): Queue<T> {
  const current = queue.tracks[queue.at]
  const news = unique(added).filter(({ id }) => id !== current?.id)
  if (!current) return { ...queueOf([...news, ...without(queue.tracks, news)], 0), straight: null }
  const placed = behind(without(queue.tracks, news), current, news)
  const straight =
    queue.straight && behind(without(asTracks(queue.straight), news), current, news).map(idOf)
  return { ...withCurrent(placed, current.id), straight }
}

/** Puts tracks at the end; those that are there already stay where they are. */
export function append<T extends Queued>(queue: Queue<T>, added: readonly T[]): Queue<T> {
  const news = without(unique(added), queue.tracks)
  return {
    tracks: [...queue.tracks, ...news],
    at: queue.at < 0 && news.length > 0 ? 0 : queue.at,
    straight: queue.straight && [...queue.straight, ...news.map(idOf)],
  }
}

/** Without one track. When it was the current one, the next takes its place, or the last one where there is no next. */
export function removeTrack<T extends Queued>(queue: Queue<T>, index: number): Queue<T> {
  const gone = queue.tracks[index]
  if (!gone) return queue
  const tracks = without(queue.tracks, [gone])
  const at = index < queue.at ? queue.at - 1 : Math.min(queue.at, tracks.length - 1)
  return { tracks, at, straight: queue.straight?.filter((id) => id !== gone.id) ?? null }
}

/** Another track in the place of the current one; it leaves the place that it had. */
export function replaceCurrent<T extends Queued>(queue: Queue<T>, track: T): Queue<T> {
  const current = queue.tracks[queue.at]
  if (!current) return queue
  const isOther = ({ id }: Queued) => id === current.id || id !== track.id
  const tracks = queue.tracks.filter(isOther).map((each) => (each === current ? track : each))
  const straight = queue.straight
    ?.filter((id) => isOther({ id }))
    .map((id) => (id === current.id ? track.id : id))
  return { ...withCurrent(tracks, track.id), straight: straight ?? null }
}

/** Another place for a track; the current one stays the current one. A place beyond the ends is the end. */
export function moveTrack<T extends Queued>(queue: Queue<T>, from: number, to: number): Queue<T> {
  const moved = queue.tracks[from]
  if (!moved) return queue
  const tracks = without(queue.tracks, [moved])
  tracks.splice(Math.min(Math.max(to, 0), tracks.length), 0, moved)
  return { ...withCurrent(tracks, queue.tracks[queue.at]?.id), straight: queue.straight }
}

/** In an order that `random` (0 to below 1) chooses, the current track first. */
export function shuffle<T extends Queued>(queue: Queue<T>, random: () => number): Queue<T> {
  const current = queue.tracks[queue.at]
  if (!current) return { ...queue, straight: queue.tracks.map(idOf) }
  const rest = without(queue.tracks, [current])
  for (let end = rest.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1))
    const [a, b] = [rest[end], rest[other]]
    if (a && b) [rest[end], rest[other]] = [b, a]
  }
  return {
    tracks: [current, ...rest],
    at: 0,
    straight: queue.straight ?? queue.tracks.map(idOf),
  }
}

/** In the order from before the shuffle. */
export function straighten<T extends Queued>(queue: Queue<T>): Queue<T> {
  const { straight } = queue
  if (!straight) return queue
  const place = new Map(straight.map((id, index) => [id, index]))
  const placeOf = ({ id }: T) => place.get(id) ?? straight.length
  const tracks = [...queue.tracks].sort((a, b) => placeOf(a) - placeOf(b))
  return { ...withCurrent(tracks, queue.tracks[queue.at]?.id), straight: null }
}

/**
 * The place that comes after the current one, without the tracks that `isLeftOut` names; null for none. `wraps` goes on at the top. The
 * current track itself is never its own next, except as the only one of a list that wraps.
 */
export function nextPlace<T extends Queued>(
  { tracks, at }: Queue<T>,
  { wraps, isLeftOut = () => false }: { wraps: boolean; isLeftOut?: (track: T) => boolean },
): number | null {
  const far = wraps ? tracks.length : tracks.length - at - 1
  for (let step = 1; step <= far; step++) {
    const place = (at + step) % tracks.length
    const track = tracks[place]
    if (track && !isLeftOut(track)) return place
  }
  return null
}

/** The place before the current one; null for none. */
export function previousPlace<T extends Queued>(
  { tracks, at }: Queue<T>,
  { wraps }: { wraps: boolean },
): number | null {
  if (at > 0) return at - 1
  return wraps && tracks.length > 1 ? tracks.length - 1 : null
}

const idOf = ({ id }: Queued): string => id

const asTracks = (ids: readonly string[]): Queued[] => ids.map((id) => ({ id }))

const unique = <T extends Queued>(tracks: readonly T[]): T[] => [
  ...new Map(tracks.map((track) => [track.id, track])).values(),
]

function without<T extends Queued>(tracks: readonly T[], gone: readonly Queued[]): T[] {
  const ids = new Set(gone.map(idOf))
  return tracks.filter(({ id }) => !ids.has(id))
}

function behind<T extends Queued>(tracks: readonly T[], place: Queued, news: readonly T[]): T[] {
  const index = tracks.findIndex(({ id }) => id === place.id)
  return [...tracks.slice(0, index + 1), ...news, ...tracks.slice(index + 1)]
}

const withCurrent = <T extends Queued>(tracks: readonly T[], id: string | undefined) => ({
  tracks,
  at: tracks.findIndex((track) => track.id === id),
})
