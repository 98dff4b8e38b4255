// The part of Go's template language that the chart is written in, as Helm reads it: a text becomes nodes, and expressions become trees.
export type Term =
  | { kind: 'value'; value: unknown }
  | { kind: 'dot'; path: string[] }
  | { kind: 'variable'; name: string; path: string[] }
  | { kind: 'nested'; pipeline: Pipeline; path: string[] }
  | { kind: 'call'; name: string; args: Term[] }
export type Pipeline = Term[]

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'print'; pipeline: Pipeline }
  | { kind: 'assign'; name: string; pipeline: Pipeline }
  | { kind: 'branch'; with: boolean; pipeline: Pipeline; body: Node[]; otherwise: Node[] }
  | { kind: 'range'; names: string[]; pipeline: Pipeline; body: Node[]; otherwise: Node[] }
  | { kind: 'define'; name: string; body: Node[] }

type Piece = { text: string } | { action: string }

/** Texts and actions in turn, with the white space gone that `{{-` and `-}}` take away. */
function split(source: string): Piece[] {
  const pieces: Piece[] = []
  let rest = source
  for (;;) {
    const match = /\{\{(-(?=\s))?([\s\S]*?)((?<=\s)-)?\}\}/.exec(rest)
    if (!match) return [...pieces, { text: rest }]
    const [whole, before, action = '', after] = match
    const text = rest.slice(0, match.index)
    pieces.push({ text: before ? text.trimEnd() : text })
    if (!action.trim().startsWith('/*')) pieces.push({ action: action.trim() })
    rest = rest.slice(match.index + whole.length)
    if (after) rest = rest.trimStart()
  }
}

/** Throws where a block is not closed, or an action is none of those the chart is written in. */
export function parseTemplate(source: string): Node[] {
  const pieces = split(source)
  const { nodes, end } = block()
  if (end) throw new Error(`{{ ${end} }} closes nothing`)
  return nodes

  function block(): { nodes: Node[]; end: string } {
    const nodes: Node[] = []
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      if ('text' in piece) {
        nodes.push({ kind: 'text', text: piece.text })
        continue
      }
      const { action } = piece
      if (action === 'end' || action === 'else' || action.startsWith('else '))
        return { nodes, end: action }
      nodes.push(statement(action))
    }
    return { nodes, end: '' }
  }

  function statement(action: string): Node {
    const [, word = '', rest = ''] = /^(if|with|range|define)\s+([\s\S]+)$/.exec(action) ?? []
    if (word === 'define') return { kind: 'define', name: JSON.parse(rest), body: closed('define') }
    if (word === 'range') {
      const [, names, list = rest] = /^(\$\w+(?:\s*,\s*\$\w+)?)\s*:=\s*([\s\S]+)$/.exec(rest) ?? []
      const { body, otherwise } = branches()
      const called = (names ?? '').split(',').flatMap((name) => name.trim() || [])
      return { kind: 'range', names: called, pipeline: parsePipeline(list), body, otherwise }
    }
    if (word === 'if' || word === 'with')
      return { kind: 'branch', with: word === 'with', pipeline: parsePipeline(rest), ...branches() }
    const [, name, value] = /^(\$\w+)\s*:?=\s*([\s\S]+)$/.exec(action) ?? []
    if (name && value) return { kind: 'assign', name, pipeline: parsePipeline(value) }
    return { kind: 'print', pipeline: parsePipeline(action) }
  }

  function branches(): { body: Node[]; otherwise: Node[] } {
    const { nodes: body, end } = block()
    if (end === 'end') return { body, otherwise: [] }
    if (end === 'else') return { body, otherwise: closed('else') }
    if (end.startsWith('else ')) return { body, otherwise: [statement(end.slice(5))] }
    throw new Error('a block is not closed')
  }

  function closed(what: string): Node[] {
    const { nodes, end } = block()
    if (end !== 'end') throw new Error(`${what} is not closed`)
    return nodes
  }
}

const tokens = /\s*("(?:[^"\\]|\\.)*"|\||\)(?:\.[\w.]+)?|\(|\$\w*(?:\.[\w.]+)?|\.[\w.]*|-?\d+|\w+)/y

function parsePipeline(source: string): Pipeline {
  const words: string[] = []
  tokens.lastIndex = 0
  while (tokens.lastIndex < source.trimEnd().length) {
    const [, word] = tokens.exec(source) ?? []
    if (!word) throw new Error(`not understood: ${source}`)
    words.push(word)
  }
  const pipeline = commands()
  if (words.length > 0) throw new Error(`not understood: ${source}`)
  return pipeline

  function commands(): Pipeline {
    const pipeline = [command()]
    while (words[0] === '|') {
      words.shift()
      pipeline.push(command())
    }
    return pipeline
  }

  function command(): Term {
    const terms: Term[] = []
    while (words[0] !== undefined && words[0] !== '|' && !words[0].startsWith(')'))
      terms.push(term())
    const [first, ...args] = terms
    if (!first) throw new Error(`not understood: ${source}`)
    return first.kind === 'call' ? { ...first, args } : first
  }

  function term(): Term {
    const word = words.shift() ?? ''
    if (word === '(') {
      const pipeline = commands()
      const close = words.shift() ?? ''
      if (!close.startsWith(')')) throw new Error(`not closed: ${source}`)
      return { kind: 'nested', pipeline, path: pathOf(close.slice(1)) }
    }
    if (word.startsWith('"')) return { kind: 'value', value: JSON.parse(word) }
    if (/^-?\d/.test(word)) return { kind: 'value', value: Number(word) }
    if (word === 'true' || word === 'false') return { kind: 'value', value: word === 'true' }
    if (word.startsWith('.')) return { kind: 'dot', path: pathOf(word) }
    if (word.startsWith('$')) {
      const [name = '', ...path] = word.split('.')
      return { kind: 'variable', name, path }
    }
    return { kind: 'call', name: word, args: [] }
  }
}

const pathOf = (text: string): string[] => text.split('.').filter((name) => name)
