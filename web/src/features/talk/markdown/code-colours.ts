// highlight.js with our own colour classes instead of HTML. Fetched with the first code block in a language it knows.

import type { Emitter } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import { languageLoaders } from './code-languages.ts'
import type { Colourer, Line, Segment } from './code-lines.ts'

const colourOfScope: Readonly<Record<string, string>> = {
  keyword: 'keyword',
  'selector-tag': 'keyword',
  'template-tag': 'keyword',
  'variable.language': 'keyword',
  string: 'string',
  regexp: 'string',
  char: 'string',
  link: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  comment: 'comment',
  quote: 'comment',
  title: 'title',
  section: 'title',
  'title.class': 'type',
  type: 'type',
  class: 'type',
  built_in: 'type',
  name: 'tag',
  tag: 'tag',
  'selector-id': 'tag',
  'selector-class': 'tag',
  'selector-attr': 'tag',
  'selector-pseudo': 'tag',
  attr: 'name',
  attribute: 'name',
  property: 'name',
  variable: 'name',
  'template-variable': 'name',
  meta: 'meta',
  doctag: 'meta',
  addition: 'added',
  deletion: 'removed',
}

class SegmentEmitter implements Emitter {
  readonly lines: Segment[][] = [[]]
  private readonly scopes: (string | null)[] = []

  addText(text: string): void {
    const colour = this.scopes.at(-1) ?? null
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) this.lines.push([])
      if (piece !== '') this.append({ text: piece, colour })
    }
  }

  private append(segment: Segment): void {
    const line = this.lines.at(-1)
    const last = line?.at(-1)
    if (line && last && last.colour === segment.colour) {
      line[line.length - 1] = { text: last.text + segment.text, colour: last.colour }
    } else {
      line?.push(segment)
    }
  }

  startScope(scope: string): void {
    const colour = colourOfScope[scope] ?? colourOfScope[scope.split('.')[0] ?? '']
    this.scopes.push(colour ?? this.scopes.at(-1) ?? null)
  }

  endScope(): void {
    this.scopes.pop()
  }

  openNode(scope: string): void {
    this.startScope(scope)
  }

  closeNode(): void {
    this.endScope()
  }

  __addSublanguage(emitter: Emitter): void {
    if (!(emitter instanceof SegmentEmitter)) return
    for (const [index, line] of emitter.lines.entries()) {
      if (index > 0) this.lines.push([])
      for (const segment of line) this.append(segment)
    }
  }

  finalize(): void {}

  toHTML(): string {
    return ''
  }
}

const own = hljs.newInstance()
own.configure({ __emitter: SegmentEmitter })

/** How to colour a language by the name that a fence gives it; null for one unknown. Rejects when it cannot be fetched. */
export async function colourerFor(name: string): Promise<Colourer | null> {
  const loader = languageLoaders.get(name)
  if (!loader) return null
  const { default: define } = await loader()
  own.registerLanguage(name, define)
  return (code) => {
    const result = own.highlight(code, { language: name, ignoreIllegals: true })
    const lines: Line[] = result._emitter instanceof SegmentEmitter ? result._emitter.lines : []
    const top: { parent?: unknown } | undefined = result._top
    return { lines, complete: top?.parent === undefined }
  }
}
