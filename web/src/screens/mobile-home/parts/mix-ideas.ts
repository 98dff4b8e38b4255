import type { Request } from '../maker/read-request.ts'

/** Something to make with a press. */
export type Idea = Request & {
  title: string
  /** Address of what came of it once. */
  picture: string
  /** What stands in its place until it has come, as a data URL; empty for nothing. */
  blur: string
}

type Shown = Omit<Idea, 'kind'>

/** In which order the kinds come, again and again as long as there are some. */
const order = ['picture', 'song', 'picture', 'clip', 'picture', 'picture'] as const

/** Ideas of all kinds mixed; what has no picture is none. */
export function mixIdeas(shown: Record<'picture' | 'clip' | 'song', readonly Shown[]>): Idea[] {
  const left = {
    picture: shown.picture.filter(({ picture }) => picture !== ''),
    clip: shown.clip.filter(({ picture }) => picture !== ''),
    song: shown.song.filter(({ picture }) => picture !== ''),
  }
  const taken = { picture: 0, clip: 0, song: 0 }
  const mixed: Idea[] = []
  const take = (kind: keyof typeof left): boolean => {
    const next = left[kind][taken[kind]]
    if (!next) return false
    taken[kind] += 1
    mixed.push({ ...next, kind })
    return true
  }
  for (;;) if (!order.map((kind) => take(kind)).includes(true)) return mixed
}
