// Host names as they are kept, and whether they may be.
import { domainToASCII } from 'node:url'
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'

const reasons: Record<Locale, string> = {
  'zh-CN': '不是域名；例如 chat.example.com、*.example.com 或 *',
  'zh-TW': '不是網域；例如 chat.example.com、*.example.com 或 *',
  'en-US': 'Enter a host name like chat.example.com, *.example.com, or *',
}

const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

/**
 * The pattern as it is compared: lower case, names of other scripts in their ASCII form, without scheme, port, path and the dot at the end;
 * undefined for what is no host name.
 */
export function normalisePattern(typed: string): string | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/(?<!\*)\.$/, '')
  if (text === '*') return text
  const isWild = text.startsWith('*.')
  const name = domainToASCII(isWild ? text.slice(2) : text)
  const labels = name.split('.')
  const fits = name.length > 0 && name.length <= 253 && labels.every((part) => label.test(part))
  if (!fits) return undefined
  return isWild ? `*.${name}` : name
}

/** Each once, in order. Throws request.invalid, naming those that are no host names. */
export function readHosts(typed: readonly string[], locale: Locale): string[] {
  const read = typed.map(normalisePattern)
  const fields = read.flatMap((pattern, place) =>
    pattern === undefined ? [{ field: `hosts.${place}`, reason: reasons[locale] }] : [],
  )
  if (fields.length) throw new Failure('request.invalid', { fields })
  return [...new Set(read.filter((pattern) => pattern !== undefined))].sort()
}
