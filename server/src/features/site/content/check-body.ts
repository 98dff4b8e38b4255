// Whether what somebody typed can be kept as an entry of a kind; what is wrong is said by field, in their language.
import type { EntryKind } from '@atelier/contract/content-terms'
import { Failure } from '@atelier/contract/errors'
import { entryBodies } from '@atelier/contract/features/running/content-admin'
import type { Locale } from '@atelier/contract/primitives'
import { parseInput } from '../../../platform/http/field-problems.ts'

type Reason = 'missing' | 'address' | 'host' | 'words' | 'lines'

const reasons: Record<Locale, Record<Reason, string>> = {
  'zh-CN': {
    missing: '请至少用一种语言填写。',
    address: '请填写以 / 开头的本站路径，或以 https:// 开头的地址。',
    host: '请填写域名，例如 example.com。',
    words: '请填写提示词；参数的提示词中不能有逗号。',
    lines: '行数太多，或某一行太长。',
  },
  'zh-TW': {
    missing: '請至少用一種語言填寫。',
    address: '請填寫以 / 開頭的本站路徑，或以 https:// 開頭的網址。',
    host: '請填寫網域，例如 example.com。',
    words: '請填寫提示詞；參數的提示詞中不能有逗號。',
    lines: '行數太多，或某一行太長。',
  },
  'en-US': {
    missing: 'Write it in one language at least.',
    address:
      'Enter a path of this site that begins with /, or an address that begins with https://.',
    host: 'Enter a host name, such as example.com.',
    words: 'Write the words of the prompt, those of a parameter without a comma.',
    lines: 'These are too many lines, or one of them is too long.',
  },
}

/** Fields that hold no text of people: what they want instead. */
const wants: Record<string, Reason> = {
  url: 'address',
  link: 'address',
  ad: 'host',
  domain: 'host',
  prompt: 'words',
  questions: 'lines',
  tags: 'lines',
}

/** The body as it is kept. Throws request.invalid. */
export function checkBody(
  kind: EntryKind,
  body: Record<string, unknown>,
  locale: Locale,
): Record<string, unknown> {
  const read = parseInput(entryBodies[kind], body, locale)
  if ('data' in read) return read.data
  const texts = ['title', 'content', 'question', 'answer', 'systemMessage']
  const fields = read.problems.map(({ field, reason }) => {
    const [name = '', language] = field.split('.')
    const own = wants[name] ?? (texts.includes(name) && !language ? 'missing' : undefined)
    return { field: `body.${field}`, reason: own ? reasons[locale][own] : reason }
  })
  throw new Failure('request.invalid', { fields })
}
