// A batch of codes as it is typed, and what of it does not fit.
import type { CodeBatch } from '@atelier/contract/features/money/codes'
import type { InputAt } from '../../../../api/endpoint-types.ts'
import { timeOf } from '../days.ts'
import { countOf } from '../packages/package-form.ts'

export type BatchKind = CodeBatch['kind']
export const batchKinds: readonly BatchKind[] = ['ordinary', 'perUser', 'shared']

export type BatchForm = {
  kind: BatchKind
  name: string
  /** How many codes, or of one for many, how many may redeem it. */
  count: string
  credits: string
  tokens: string
  vipDays: string
  /** The last day on which they are worth something; empty for always. */
  lastDay: string
  note: string
}

export const emptyBatch: BatchForm = {
  kind: 'ordinary',
  name: '',
  count: '10',
  credits: '100',
  tokens: '0',
  vipDays: '0',
  lastDay: '',
  note: '',
}

export type BatchProblem = 'name' | 'count' | 'credits' | 'tokens' | 'vipDays' | 'lastDay'

const maxCredits = 1_000_000_000
const maxDays = 36_500
const maxCodes = { ordinary: 10_000, perUser: 10_000, shared: 1_000_000 }

/** What is sent of the form, or the fields that do not fit. */
export function batchOf(
  form: BatchForm,
  today: string,
): { batch: InputAt<'codes.createBatch'> } | { problems: BatchProblem[] } {
  const { kind } = form
  const count = countOf(form.count, maxCodes[kind])
  const credits = countOf(form.credits, maxCredits)
  const tokens = countOf(form.tokens, maxCredits)
  const vipDays = countOf(form.vipDays, maxDays)
  const isNumbers = credits !== undefined && tokens !== undefined && vipDays !== undefined
  const problems: BatchProblem[] = []
  if (!form.name.trim()) problems.push('name')
  if (!count) problems.push('count')
  if (credits === undefined || (isNumbers && credits + tokens + vipDays === 0))
    problems.push('credits')
  if (tokens === undefined) problems.push('tokens')
  if (vipDays === undefined) problems.push('vipDays')
  if (form.lastDay && form.lastDay < today) problems.push('lastDay')
  if (problems.length || !count || !isNumbers) return { problems }
  const rest = {
    name: form.name.trim(),
    note: form.note.trim(),
    credits,
    tokens,
    vipDays,
    expiresAt: timeOf({ from: '', to: form.lastDay }).until ?? null,
  }
  return {
    batch: kind === 'shared' ? { kind, uses: count, ...rest } : { kind, count, ...rest },
  }
}

export type BatchState = 'open' | 'used' | 'expired' | 'revoked'

/** What became of a batch as a whole. */
export function batchStateOf(
  { revokedAt, expiresAt, open }: Pick<CodeBatch, 'revokedAt' | 'expiresAt' | 'open'>,
  nowMs: number,
): BatchState {
  if (revokedAt) return 'revoked'
  if (expiresAt && Date.parse(expiresAt) <= nowMs) return 'expired'
  return open === 0 ? 'used' : 'open'
}
