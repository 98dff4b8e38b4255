// What a message means after the one before it: another one of the same, the same with a change, or the answer to "what shall it be?".
import { foldHan } from '@atelier/contract/han-variants'
import type { Making } from '@atelier/contract/makings/making'
import { longestRequest, readMaking } from '@atelier/contract/makings/read-making'
import { questionKind } from '../question-kind.ts'

const another =
  /^(?:(?:please\s+)?(?:(?:and |now )?(?:another(?: one)?|one more(?: time)?|again|once more|a different one|try again|(?:draw|make|paint|do|play|sing|give me|show me)(?: me)?(?: it)? (?:again|another(?: one)?|one more|a different one)))(?:\s*,?\s*please)?|(?:请|那)?(?:再(?:来|画|做|写|唱|生成|给我|拍|试)?一?(?:张|个|幅|首|段|曲|次|遍|下)|再来|换一?(?:张|个|幅|首|段)|重新?(?:画|做|来|写|生成)(?:一?(?:张|个|幅|首|段|次|遍|下))?|另外?(?:来|画|做|写)?一(?:张|个|幅|首|段)))(?:吧|呀|啊|试试|看看)?[\s.!。！~～]*$/iu

const changes: readonly RegExp[] = [
  /^(?:please |now |and |but )*(?:(?:make|paint|draw|do|turn|have) (?:it|that|this one|him|her|them) |(?:with|in|without|more|less|at) |add )(.+)$/iu,
  /^(?:请|那|再)?(?:把(?:它|他|她|这个|这张|这首|颜色|背景)?)?(?:改|换|变|弄|画)(?:成|得|为)(.+)$/u,
  /^(?:请|那|再)?(?:加上?|添上?|要)((?:一|个|点|些|[\p{Script=Han}]+色).+)$/u,
]
/** Words that belong to the change and not to the verb before it. */
const keepsItsWord = /^(?:please |now |and |but )*((?:with|in|without|more|less|at) .+)$/iu

const longestChange = 120
/** How many messages before the last one are looked at. */
const maxEarlier = 12

const question =
  /[?？]|^(?:how|what|where|when|why|who|which|is|are|do|does|can|could)\b|吗$|嗎$|怎么|怎麼|什么|什麼|如何|哪|为什么|為什麼/iu

/** What is to be made now; `earlier` is what the same person said before, the last one last. */
export function makingNow(said: string, earlier: readonly string[]): Making | undefined {
  let before: Making | undefined
  for (const one of earlier.slice(-maxEarlier)) before = nextMaking(one, before)
  return nextMaking(said, before)
}

function nextMaking(said: string, before: Making | undefined): Making | undefined {
  const making = readMaking(said)
  if (making || !before) return making
  const text = said.trim()
  if (before.request === '') return isRequest(text) ? { ...before, request: text } : undefined
  const plain = foldHan(text)
  if (another.test(plain)) return before
  const change = changeIn(text, plain)
  if (change === undefined) return undefined
  const request = /\p{Script=Han}/u.test(change)
    ? `${before.request}，${change}`
    : `${before.request}, ${change}`
  return request.length > longestRequest ? undefined : { ...before, request }
}

const isWithdrawal =
  /^(?:(?:no|nope|never ?mind|cancel|stop|forget it)\b|算了|不用|不要|取消|没事)/iu

/** What it shall be, said after it was asked. */
const isRequest = (text: string): boolean =>
  text.length <= longestChange &&
  questionKind(text) === 'handbook' &&
  !question.test(text) &&
  !another.test(text) &&
  !isWithdrawal.test(text)

function changeIn(text: string, plain: string): string | undefined {
  if (text.length > longestChange || question.test(text)) return undefined
  const kept = keepsItsWord.exec(text)?.[1]
  const found = changes.map((pattern) => pattern.exec(plain)?.[1]).find((change) => change)
  const change = kept ?? (found === undefined ? undefined : text.slice(text.length - found.length))
  return change?.replace(/[\s.!。！]+$/u, '').replace(/^(?:a |an )(?=\w+$)/i, '') || undefined
}
