// Why an answer ended, by the word that an upstream gives: in whatever case and spelling, since gateways pass on each other's words.
import { EngineError } from './errors.ts'

/** `broken` the upstream gave up; `unknown` a word that is not known here. */
export type EndWord = 'done' | 'tools' | 'length' | 'refused' | 'broken' | 'unknown'

const words: Record<Exclude<EndWord, 'unknown'> | 'none', string> = {
  none: 'null none undefined',
  done: 'stop endturn stopsequence eos eostoken complete completed finished done normal pauseturn finishreasonunspecified',
  tools: 'toolcalls toolcall tooluse functioncall functioncalls',
  length:
    'length maxtokens maxlength maxoutputtokens modellength modelcontextwindowexceeded contextlength contextlengthexceeded tokenlimit',
  refused:
    'contentfilter contentfiltered sensitive sensitivecontent safety recitation language blocklist blocked prohibitedcontent spii ' +
    'imagesafety imageprohibitedcontent imagerecitation modelarmor refusal refused contentpolicy contentpolicyviolation moderation ' +
    'flagged guardrailintervened datainspectionfailed',
  broken:
    'error networkerror insufficientsystemresource abort aborted cancelled canceled other imageother internalerror servererror ' +
    'upstreamerror timeout failed',
}

const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(' ').map((word) => [word, meaning as keyof typeof words] as const),
  ),
)

/** Undefined for what is no reason: nothing, an empty text, `null` as a word. */
export function readEndWord(word: unknown): EndWord | undefined {
  if (word === 'stop') return 'done'
  if (typeof word !== 'string') return undefined
  const key = word.toLowerCase().replace(/[^a-z]/g, '')
  if (key === '') return undefined
  const meaning = meanings.get(key) ?? 'unknown'
  return meaning === 'none' ? undefined : meaning
}

/** The later word counts, but that it simply stopped takes nothing back of what was said before. */
export const laterEnd = <Word extends EndWord>(before: Word | undefined, next: Word): Word =>
  next === 'done' && before !== undefined ? before : next

export const gaveUp = (reason: string, words?: string): EngineError =>
  new EngineError('broken', words || `The upstream gave up its answer (${reason}).`)
