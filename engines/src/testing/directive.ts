// What a test asks of a stand-in upstream, written into the last message of the user so that it reaches the upstream through the
// whole product: `Hello [[upstream tokens=200 rate=50 kind=numbered]]`.

type UpstreamFailure =
  | '401'
  | '402'
  | '403'
  | '429'
  | '500'
  | '503'
  | 'quota'
  | 'filter'
  | 'context'
  | 'html'
  | 'nonsense'
  | 'stream'

export type Directive = {
  /** Pieces of text. */
  tokens: number
  /** Pieces a second; 0 as fast as they are read. */
  rate: number
  /** Milliseconds before the first byte. */
  first: number
  /** `md` markdown with tables, code, formulas and Chinese; `words`; `numbered` w1 w2 w3, so that a gap shows. */
  kind: 'md' | 'words' | 'numbered'
  /** Pieces of reasoning before the text. */
  reasoning: number
  /** Reasoning comes inside the text, in think tags. */
  think: boolean
  /** Tools to call first, together. Only offered tools are called, and only in the first `rounds`. */
  tool: string[]
  rounds: number
  /** The connection is destroyed after so many pieces. */
  cut: number | undefined
  /** Nothing more is sent after so many pieces; 0 not even the head. */
  silent: number | undefined
  error: UpstreamFailure | undefined
  /** Ends as refused. */
  refuse: boolean
  /** Ends at the limit of its length. */
  length: boolean
  /** One JSON document, although a stream was asked for. */
  whole: boolean
  /** Chooses among texts. */
  seed: number
  /** So many tokens were written, as the upstream counts them. */
  reportedTokens: number | undefined
}

export const plainDirective: Directive = {
  tokens: 40,
  rate: 0,
  first: 0,
  kind: 'words',
  reasoning: 0,
  think: false,
  tool: [],
  rounds: 1,
  cut: undefined,
  silent: undefined,
  error: undefined,
  refuse: false,
  length: false,
  whole: false,
  seed: 1,
  reportedTokens: undefined,
}

/** The directive in a text, or undefined. Throws when it names something that does not exist, so that a typing error shows. */
export function readDirective(text: string): Directive | undefined {
  const body = text.match(/\[\[upstream([^\]]*)\]\]/)?.[1]
  if (body === undefined) return undefined
  const directive = { ...plainDirective }
  for (const word of body.trim().split(/\s+/).filter(Boolean)) {
    const [name = '', value = '1'] = word.split('=')
    if (!setField(directive, name, value)) throw new Error(`no such upstream directive: ${word}`)
  }
  return directive
}

function setField(directive: Directive, name: string, value: string): boolean {
  switch (name) {
    case 'tokens':
    case 'rate':
    case 'first':
    case 'reasoning':
    case 'rounds':
    case 'cut':
    case 'silent':
    case 'seed':
      directive[name] = Number(value)
      return /^\d+$/.test(value)
    case 'told':
      directive.reportedTokens = Number(value)
      return Number.isFinite(directive.reportedTokens)
    case 'think':
    case 'refuse':
    case 'length':
    case 'whole':
      directive[name] = value === '1'
      return true
    case 'tool':
      directive.tool = value.split(',')
      return true
    case 'kind':
      directive.kind = value as Directive['kind']
      return ['md', 'words', 'numbered'].includes(value)
    case 'error':
      directive.error = value as UpstreamFailure
      return /^(40[123]|429|50[03]|quota|filter|context|html|nonsense|stream)$/.test(value)
    default:
      return false
  }
}
