// A server as it stands in its form, before it is sent.
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import type { ServerInput } from './server-calls.ts'

export type ServerDraft = {
  name: string
  url: string
  /** One header a line. */
  headers: string
  /** Kept headers go, although none is typed. */
  dropsHeaders: boolean
  enabled: boolean
  trusted: boolean
}

export type DraftProblem = 'nameWanted' | 'addressOdd' | 'headersOdd'

export const draftOf = (server: ToolServer | null): ServerDraft => ({
  name: server?.name ?? '',
  url: server?.url ?? '',
  headers: '',
  dropsHeaders: false,
  enabled: server?.enabled ?? true,
  trusted: server?.trusted ?? false,
})

/** Undefined for what is no header a line. */
export function readHeaders(text: string): { name: string; value: string }[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s*(\S.*)$/.exec(line) ?? []
    return { name, value }
  })
  return headers.every(({ name }) => name) ? headers : undefined
}

/** What is sent, or what is wrong, field by field. */
export function toInput(
  { headers: typed, dropsHeaders, ...draft }: ServerDraft,
  id: number | undefined,
): { input: ServerInput } | { problems: Partial<Record<keyof ServerDraft, DraftProblem>> } {
  const problems: Partial<Record<keyof ServerDraft, DraftProblem>> = {}
  const url = draft.url.trim()
  const headers = readHeaders(typed)
  if (!draft.name.trim()) problems.name = 'nameWanted'
  if (!/^https?:\/\/\S+$/i.test(url) || !URL.canParse(url)) problems.url = 'addressOdd'
  if (!headers) problems.headers = 'headersOdd'
  if (!headers || Object.keys(problems).length > 0) return { problems }
  const isChanged = headers.length > 0 || dropsHeaders
  return {
    input: {
      ...draft,
      url,
      ...(id === undefined ? {} : { id }),
      ...(isChanged ? { headers } : {}),
    },
  }
}
