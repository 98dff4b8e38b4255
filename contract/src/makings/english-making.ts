// Reads a request for a work in English: "please draw me a cat", "a song about rain", "map a product launch". When in doubt it is none: a
// question about the product must never become a work.
import type { Making, MakingKind } from './making.ts'

const opening =
  /^(?:(?:hi|hey|hello|ok|okay|so|now|well|please|pls|kindly|just|guide|atelier|then|no(?=,))\b[\s,!.:]*)+/i

/** Asks somebody to do something, though it may look like a question. */
const request =
  /^(?:(?:can|could|would|will) you\s+(?:please\s+|kindly\s+|just\s+|maybe\s+)?(?:help me\s+(?:to\s+)?)?|i(?:'d| would) (?:like|love)(?: you)?(?: to(?: have)?)?\s+|i (?:want|need|wish)(?: you)?(?: to(?: have)?)?\s+|let'?s\s+|help me(?: to)?\s+|go ahead and\s+|would you mind\s+)/i

const closing =
  /(?:[\s,]*\b(?:please|pls|thanks|thank you|thx|for me|(?:would|could|can|will) you)\b)?[\s.!…]*$/i

const question =
  /^(?:how|what|what's|whats|where|when|why|who|whose|which|is|are|am|was|were|does|do|did|has|have|had|should|shall|may|might|must|if|whether|don'?t|do not|never|stop|can|could|would|will|tell me|explain|describe|list|find|search|open|go|delete|remove|save|download|share|export|import|upload|edit|change|undo|move|rename|translate|summari[sz]e)\b/i

/** Something about the product that does not do what it should. */
const trouble =
  /\b(?:does(?:n['’]?t| not)|is(?:n['’]?t| not)|are(?:n['’]?t| not)|can(?:['’]?t|not| not)|won['’]?t|will not|did(?:n['’]?t| not)|has(?:n['’]?t| not)|fail(?:s|ed|ing)?|errors?|not (?:work|load|show|open|appear|draw|play)\w*|stopped working|keeps? (?:loading|failing))\b/i

/** Ways to make something that are not this conversation. */
const elsewhere =
  /\b(?:api|curl|http|endpoint|json|python|javascript|typescript|script|sdk|webhook|svg|html|css|ascii|mermaid (?:diagram|chart|flowchart)|flow ?charts?|diagrams?|bar charts?|pie charts?|line charts?|gantt|uml|histogram|(?:charts?|graphs?|plots?|curves?) (?:of|for|showing)|stable diffusion|midjourney|comfyui)\b/i

/** Something that was there before, which the built-in makers do not take along. */
const reference =
  /^(?:this|that|these|those|it|them|him|her|here|there|again)\b|\b(?:from|with|using|based on|like|in|into) (?:my|this|that|these|those|it|the (?:last|previous|attached|uploaded|above))\b|\b(?:of|about|for|to) (?:this|that|these|those|it|the above|the attached)\s*$|\b(?:attached|uploaded|attachment)\b/i

/** A place in the product. */
const ofProduct =
  /\b(?:the|this) (?:\w+ )?(?:pages?|screens?|buttons?|interface|dialogs?|forms?|app|site|menu|toolbar|settings?)\b/i
/** A kind that is followed by what is asked about it: “picture cost”. */
const kindFirst =
  /^(?:pictures?|images?|photos?|clips?|videos?|songs?) (?!of\b|with\b|showing\b|about\b)\w/i

const drawVerb = /^(?:draw|paint|sketch|illustrate|doodle)\b\s*:?\s*/i
const filmVerb = /^(?:film|animate)\b\s*:?\s*/i
const mapVerb = /^(?:(?:make|create|draw|build|give me)\s+(?:an?\s+)?)?mind[- ]?maps?\b\s*:?\s*/i
const mapOutVerb = /^map(?:\s+out)?\s+(?=(?:an?|the|my|our|all|some|out)\b)/i
const makeVerb =
  /^(?:make|create|generate|produce|design|render|do|build|give|show|send|get|bring|prepare)\b\s*/i
const songVerb = /^(?:compose|write|sing|play|record|perform)\b\s*/i
const want = /^(?:i(?:'d| would) (?:like|love)|i (?:want|need|wish))\s+/i

const forWhom = /^(?:(?:me|us)\b|for (?:me|us)\b)\s*/i

/** What follows "draw" where it names a part of the product, or goes together with it into another meaning. */
const notDrawn =
  /^(?:pages?|mode|buttons?|tools?|models?|functions?|features?|screen|history|settings?|commands?|prompts?|queue|jobs?|works?|limits?|credits?|prices?|area|tab|panel|desk|on|up|upon|out|in|near|back|from|with|at|attention|(?:a )?conclusions?|(?:a )?comparisons?|lots|inspiration|(?:a )?blank|(?:the )?line between|by|does|is|isn|not|cannot|can|will|was|takes?|costs?|works?)\b/i

/** What is mapped where it is no topic. */
const notMapped =
  /^(?:an?|the|my|our|all|some|out)\s+(?:custom |own |sub)?(?:domains?|ports?|host(?:name)?s?|volumes?|folders?|drives?|network|keys?|keyboard|shortcuts?|urls?|routes?|paths?|models?|screens?|settings?|nodes?|pages?|views?|exports?|imports?|files?|columns?|fields?|error|site)\b/i

const nouns: readonly (readonly [MakingKind, RegExp])[] = [
  ['map', /^(?:mind[- ]?maps?|concept maps?|map)$/i],
  ['clip', /^(?:clips?|videos?|animations?|movies?|films?|gifs?|footage|time-?lapse)$/i],
  [
    'song',
    /^(?:songs?|tunes?|melod(?:y|ies)|lullab(?:y|ies)|ballads?|music|jingle|anthem|instrumental|soundtrack|track|waltz|beats?|symphony|serenade)$/i,
  ],
  [
    'picture',
    /^(?:pictures?|images?|photos?|photographs?|pics?|paintings?|drawings?|illustrations?|sketch(?:es)?|portraits?|posters?|wallpapers?|artworks?|watercolou?rs?|logos?|avatars?|stickers?|cartoons?|landscapes?)$/i,
  ],
]
/** Says nothing of how the work is to be. */
const plainNoun =
  /^(?:mind[- ]?maps?|concept maps?|map|video|videos|clips?|songs?|tunes?|music|track|pictures?|images?|photos?|photographs?|pics?|drawings?|artworks?|films?|movies?)$/i

const articles = /^(?:an?|another|one|some|1)$/i
const length =
  /^(?:\d+|five|ten|short|long|quick|seconds?|\d+[- ]?s(?:ec(?:onds?)?)?|[-\w]+-seconds?)$/i
/** What can stand between an article and its noun does not hold these. */
const notModifier =
  /^(?:of|about|for|with|in|on|to|from|the|my|your|our|his|her|their|this|that|these|those|and then|how|is|are|was|what|which|who|by|at|as|into|it|any|all|new)$/i
const connector =
  /^(?:,|:|-|–|—|\b(?:of|about|for|with|in|on|where|showing|that|to|featuring|depicting|inspired by|titled|called|under|over|during|at)\b)/i
const strongConnector = /^(?::|\b(?:of|about|showing|featuring|depicting)\b)/i

/** How many words of an answer are looked at for what is to be made. */
const maxModifiers = 7

/** How much of the end is looked at for what closes a request. */
const lastLetters = 40

export function englishMaking(said: string): Making | undefined {
  const text = said.replace(opening, '')
  const asked = request.exec(text)
  const isWant = want.test(text)
  const core = text.slice(asked?.[0].length ?? 0).replace(opening, '')
  const end = core.slice(-lastLetters)
  const unmarked = core.slice(0, -lastLetters) + end.replace(/\?+\s*$/, '')
  const isAsked =
    asked !== null || /,?\s*(?:would|could|can|will) you\s*\?*$|\bplease\s*\?*$/i.test(end)
  if (question.test(core) || trouble.test(core) || elsewhere.test(core)) return undefined
  if (unmarked.includes('?') || (/\?\s*$/.test(end) && !isAsked)) return undefined
  const bare = tidy(
    unmarked.slice(0, -lastLetters) + unmarked.slice(-lastLetters).replace(closing, ''),
  )
  const making =
    byVerb(bare, isWant) ?? (asked === null || isWant ? byNoun(bare, isWant) : undefined)
  if (!making) return undefined
  // "Can you draw pictures?" asks what there is.
  if (making.request === '' && asked !== null) return undefined
  return making
}

const tidy = (text: string): string => text.replace(/^[\s,:]+|[\s,;:]+$/g, '')

function byVerb(text: string, isWant: boolean): Making | undefined {
  const after = (verb: RegExp) =>
    verb.test(text) ? text.replace(verb, '').replace(forWhom, '') : undefined
  const mapped = after(mapVerb)
  if (mapped !== undefined) return mapOf(mapped)
  const mappedOut = after(mapOutVerb)
  if (mappedOut !== undefined) return mapsTopic(mappedOut) ? mapOf(mappedOut) : undefined
  const drawn = after(drawVerb)
  if (drawn !== undefined) return direct('picture', drawn)
  const filmed = after(filmVerb)
  if (filmed !== undefined) return direct('clip', filmed)
  const composed = after(songVerb)
  if (composed !== undefined) return songOf(text, composed)
  const made = after(makeVerb)
  if (made === undefined) return undefined
  return nounPhrase(made, { needsArticle: isWant })
}

const mapsTopic = (text: string): boolean =>
  !notMapped.test(text) &&
  !/\b(?:to|onto)\b.*(?:\b(?:port|domain|host|site|server|folder|drive)\b|\d)/i.test(text)

function mapOf(rest: string): Making | undefined {
  const topic = tidy(rest.replace(/^(?:of|about|for|on)\b/i, ''))
  if (/^(?:screen|page|node|export|import|view|file|editor|tool)s?\b/i.test(topic)) return undefined
  if (isReference(topic)) return undefined
  return { kind: 'map', request: topic }
}

const isReference = (text: string): boolean => reference.test(text)

const nothingNamed =
  /^(?:something|anything|whatever|stuff|things?|pictures?|images?|an? (?:picture|image|drawing|painting|photo|clip|video)|clips?|videos?)(?: (?:nice|for me|you (?:like|want)))?$/i

/** The thing itself after the verb: "draw a cat", or the noun with the thing: "draw a picture of a cat". */
function direct(kind: 'picture' | 'clip', rest: string): Making | undefined {
  if (rest === '' || notDrawn.test(rest) || isReference(rest)) return undefined
  if (ofProduct.test(rest) || kindFirst.test(rest)) return undefined
  if (nothingNamed.test(rest))
    return /^(?:pictures?|images?|clips?|videos?)\b/i.test(rest) ? undefined : { kind, request: '' }
  const named = nounPhrase(rest, { needsArticle: false })
  if (!named) return { kind, request: tidy(rest) }
  if (named.kind === 'song') return { kind, request: tidy(rest) }
  // "Draw a short film about …" is a clip; "film a picture" is nothing that is known.
  return named.kind === 'map' || named.kind === kind || kind === 'picture'
    ? named
    : { kind, request: tidy(rest) }
}

function songOf(text: string, rest: string): Making | undefined {
  if (isReference(rest)) return undefined
  const named = nounPhrase(rest, { needsArticle: false })
  if (named) return named.kind === 'song' ? named : undefined
  const about = /^sing\b/i.test(text) ? /^(?:about|of)\s+(.+)$/i.exec(rest) : undefined
  if (about?.[1]) return { kind: 'song', request: tidy(about[1]) }
  const feeling = /^(?:compose|sing|play)\b/i.test(text)
    ? /^something\s+(.+)$/i.exec(rest)
    : undefined
  return feeling?.[1] ? { kind: 'song', request: tidy(feeling[1]) } : undefined
}

/** A noun phrase that is said alone: "a song about rain". */
function byNoun(text: string, isWant: boolean): Making | undefined {
  return nounPhrase(text, { needsArticle: isWant, isAlone: true })
}

type Phrase = { needsArticle: boolean; isAlone?: boolean }

/** An article, what describes the work, its kind, and what it is of. */
function nounPhrase(text: string, { needsArticle, isAlone = false }: Phrase): Making | undefined {
  const words = text.split(/\s+/)
  const hasArticle = articles.test(words[0] ?? '')
  if (needsArticle && !hasArticle) return undefined
  if (isReference(text)) return undefined
  const modifiers: string[] = []
  for (let at = hasArticle ? 1 : 0; at < Math.min(words.length, maxModifiers); at++) {
    const two = `${words[at]} ${words[at + 1] ?? ''}`
    const isTwo = /^(?:mind|concept)\s+maps?\b/i.test(two)
    const [, word = '', marks = ''] =
      /^([\w'’-]+)(.*)$/su.exec(isTwo ? two : (words[at] ?? '')) ?? []
    const head = isTwo ? two.replace(/[^\w\s].*$/, '') : word
    const kind = nouns.find(([, names]) => names.test(head))?.[0]
    const tail =
      `${isTwo ? two.slice(head.length) : marks} ${words.slice(at + (isTwo ? 2 : 1)).join(' ')}`.trim()
    if (kind && fits({ kind, head, tail, hasArticle, isAlone, modifiers }))
      return { kind, request: requestOf({ kind, head, tail, modifiers }) }
    if (notModifier.test(word) || word === '' || (marks !== '' && marks !== ',')) return undefined
    modifiers.push(word)
  }
  return undefined
}

type Found = {
  kind: MakingKind
  head: string
  /** What stands after the noun. */
  tail: string
  modifiers: readonly string[]
}

function fits({
  kind,
  head,
  tail,
  modifiers,
  hasArticle,
  isAlone,
}: Found & { hasArticle: boolean; isAlone: boolean }): boolean {
  if (tail === '') {
    if (hasArticle) return true
    // "Write sad songs" asks for one; "music" and "create images" are words that are looked up.
    return !isAlone && modifiers.length > 0 && kind === 'song'
  }
  if (!connector.test(tail)) return false
  if (kind === 'map' && /^map$/i.test(head) && !hasArticle) return false
  return (
    !isAlone || hasArticle || strongConnector.test(tail) || /^music for\b/i.test(`${head} ${tail}`)
  )
}

function requestOf({ kind, head, tail, modifiers }: Found): string {
  const described = modifiers.filter((word) => !length.test(word)).join(' ')
  const subject = tidy(
    tail
      .replace(connector, '')
      .trim()
      .replace(/^\d+\s*(?:s|sec|seconds?)\b/i, ''),
  )
  const named = /^(?:me|us)$/i.test(subject) ? '' : subject
  if (kind === 'map') return named
  if (plainNoun.test(head)) {
    if (described === '') return named
    if (named === '') return kind === 'song' ? `${described} ${head}` : described
    return kind === 'song'
      ? `${described} ${head} ${tail}`
      : `${described} ${named.replace(/^(?:an?|the|one)\s+/i, '')}`
  }
  return tidy(
    [described, head, named === '' ? '' : tail.replace(/^[:–—-]\s*/, '')].filter(Boolean).join(' '),
  )
}
