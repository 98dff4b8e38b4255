// What the words of failures mean. Resellers pass Suno's own on, with codes of their own around them.
import type { WorkStatus } from '../../kinds/work.ts'

type FailedKind = Extract<WorkStatus<unknown>, { state: 'failed' }>['kind']

const meanings: readonly (readonly [FailedKind, string, RegExp])[] = [
  [
    'refused',
    'content_filter',
    /sensitive|prohibited|moderat|copyright|artist'?s? name|inappropriate|forbidden words?|violat|敏感|违规|違規|违禁|审核|版权/i,
  ],
  [
    'quota',
    'insufficient_quota',
    /insufficient|not enough|quota_not_enough|(?:no|out of|run out of|more) (?:\w+ )?credits?|额度不足|额度已用尽|余额不足|餘額不足|积分不足/i,
  ],
  ['timeout', '', /timed? ?out|超时|逾時/i],
  ['invalid', '', /too long|invalid|malformed|must be|参数/i],
]

const meaningOf = (words: string) => meanings.find(([, , pattern]) => pattern.test(words))

/** Why a request that was taken came to nothing; `broken` when the words say nothing that we know. */
export const kindOfWords = (words: string): FailedKind => meaningOf(words)?.[0] ?? 'broken'

/** The name by which upstream failures are told apart, for words that say what happened; empty for others. */
export const nameOfWords = (words: string): string => meaningOf(words)?.[1] ?? ''
