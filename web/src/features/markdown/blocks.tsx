// Block tokens as React elements. Parts that say the same as before are not drawn again.
import { memo, type ReactNode } from 'react'
import { asBlocks, type BlockProps, type NestedProps } from './block-props.ts'
import { CodeBlock } from './code-block.tsx'
import { DiagramBlock } from './diagram-block.tsx'
import { drawEach } from './draw-each.ts'
import { isFenceClosed } from './fence.ts'
import { FormulaAhead, FormulaView } from './formula-view.tsx'
import { Inline } from './inline.tsx'
import type { BlockToken } from './lexer.ts'
import { ListView } from './list-view.tsx'
import { TableView } from './table-view.tsx'

export const BlockView = memo(function BlockView(props: BlockProps): ReactNode {
  return draw(props)
}, sameBlock)

/** Blocks within a block. */
export function NestedBlocks({ tokens, open, definitions }: NestedProps): ReactNode {
  const shown = tokens.filter((token) => token.type !== 'space' && token.type !== 'def')
  return drawEach(shown, (token, place) => (
    <BlockView
      key={place}
      token={token}
      open={open && place === shown.length - 1}
      definitions={definitions}
    />
  ))
}

function sameBlock(before: BlockProps, now: BlockProps): boolean {
  if (before.open !== now.open || before.definitions !== now.definitions) return false
  const a = before.token
  const b = now.token
  return a === b || (a.type === b.type && a.raw === b.raw && textOf(a) === textOf(b))
}

function textOf(token: BlockToken): string | undefined {
  return 'text' in token ? token.text : undefined
}

function draw({ token, open, definitions }: BlockProps): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <Inline source={token.text} open={open} definitions={definitions} />
        </p>
      )
    case 'text':
      return <Inline source={token.text} open={open} definitions={definitions} />
    case 'heading':
      return drawHeading(
        token.depth,
        <Inline source={token.text} open={open} definitions={definitions} />,
      )
    case 'code':
      return drawCode(token.text, token.lang ?? '', open && !isFenceClosed(token.raw))
    case 'list':
      return (
        <ListView token={token} open={open} definitions={definitions} drawNested={NestedBlocks} />
      )
    case 'table':
      return <TableView token={token} open={open} definitions={definitions} />
    case 'blockquote':
      return (
        <blockquote>
          <NestedBlocks tokens={asBlocks(token.tokens)} open={open} definitions={definitions} />
        </blockquote>
      )
    case 'details':
      return (
        <details>
          <summary>
            <Inline source={token.summary} open={false} definitions={definitions} />
          </summary>
          <NestedBlocks tokens={token.tokens} open={open} definitions={definitions} />
        </details>
      )
    case 'hr':
      return <hr />
    case 'math':
      return drawMath(token.text, token.pending === true)
    case 'html':
      return drawHtml(token.raw)
    default:
      return null
  }
}

/** One level down: the page has a first heading of its own. */
function drawHeading(depth: number, content: ReactNode): ReactNode {
  const Tag = headings[depth - 1] ?? 'h6'
  return <Tag className={`md-heading md-heading-${depth}`}>{content}</Tag>
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

function drawCode(text: string, info: string, open: boolean): ReactNode {
  const code = text.endsWith('\n') ? text.slice(0, -1) : text
  const language = /^[^\s{]*/.exec(info)?.[0].toLowerCase() ?? ''
  if (language === 'mermaid') return <DiagramBlock code={code} open={open} />
  return <CodeBlock code={code} language={language} open={open} />
}

function drawMath(tex: string, pending: boolean): ReactNode {
  return (
    <div className="md-math">
      {pending ? (
        <span className="md-math-pending">
          <FormulaAhead />
        </span>
      ) : (
        <FormulaView tex={tex} display />
      )}
    </div>
  )
}

function drawHtml(raw: string): ReactNode {
  const text = raw.trim()
  if (/^(?:<br ?\/?>\s*)+$/i.test(text)) return <br />
  return <p className="md-html">{text}</p>
}
