// What servers tell each other about works, as channels of the database and short payloads.

export const channels = {
  /** A work waits, or somebody may begin another one. */
  waiting: 'works_waiting',
  /** A running work is to be stopped. */
  stop: 'works_stop',
  /** Something of an owner's works has changed. */
  told: 'works_told',
} as const

/** `over`: nothing of this owner's will be told any more. */
export type WorkNews = { ownerId: number; kind: 'work' | 'gone' | 'back' | 'over'; ids: number[] }

export const newsText = ({ ownerId, kind, ids }: WorkNews): string =>
  `${ownerId}/${kind}/${ids.join(',')}`

export function readNews(text: string): WorkNews | undefined {
  const match = /^(\d+)\/(work|gone|back|over)\/([\d,]*)$/.exec(text)
  if (!match) return undefined
  const [, ownerId, kind, ids = ''] = match
  return {
    ownerId: Number(ownerId),
    kind: kind as WorkNews['kind'],
    ids: ids === '' ? [] : ids.split(',').map(Number),
  }
}
