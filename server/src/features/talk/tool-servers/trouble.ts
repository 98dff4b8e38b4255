// Why a server could not be asked, in words for whoever set it up.
import { BlockedAddress } from '../../../platform/http/address-guard.ts'
import { statusOf } from './library-errors.ts'

const longest = 500

/** One sentence or two, without secrets: what the server said, or what stood in the way. */
export function troubleOf(error: unknown): string {
  const words = wordsOf(error).replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (find(error, (cause) => cause instanceof BlockedAddress))
    return 'The address is not one of the public internet.'
  const status = statusOf(error) ?? 0
  if (status > 0) return `HTTP ${status}: ${withoutPage(error.message)}`
  if (error.name === 'TimeoutError') return 'It took too long to answer.'
  const cause = find(error, (each) => 'code' in each && typeof each.code === 'string')
  const code = cause && 'code' in cause ? String(cause.code) : ''
  return error.message.includes(code) || !code ? error.message : `${error.message} (${code})`
}

/** A page for people says nothing here. */
const withoutPage = (message: string) =>
  message.replace(/^Streamable HTTP error: /, '').replace(/<[!a-z][\s\S]*$/i, '')

function find(error: Error, fits: (cause: Error) => boolean): Error | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (fits(cause)) return cause
  return undefined
}
