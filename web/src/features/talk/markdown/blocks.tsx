// Block tokens as React elements. Parts that say the same as before are not drawn again.
import { memo, type ReactNode } from 'react'
import { asBlocks, type BlockProps, type NestedProps } from './block-props.ts'
import { CodeBlock } from './code-block.tsx'
import { DefinitionView } from './definition-view.tsx'
import { DiagramBlock } from './diagram-block.tsx'
import { type Direction, DirectionContext, useDirection } from './direction.ts'
import { drawEach } from './draw-each.ts'
import { ElementView } from './element-view.tsx'
import { isFenceClosed } from './fence.ts'
import { FootnoteView } from './footnote-view.tsx'
import { FormulaAhead, FormulaView } from './formula-view.tsx'
import { HeadingView } from './heading-view.tsx'
import { Inline } from './inline.tsx'
import { ListView } from './list-view.tsx'
import { TableView } from './table-view.tsx'
import type { BlockToken } from './tokens.ts'

export const BlockView = memo(function BlockView(props: BlockProps): ReactNode {
  const { own, dir } = useDirection(wordsOf(props.token))
  const drawn = draw(props, dir)
  return dir ? <DirectionContext value={own}>{drawn}</DirectionContext> : drawn
}, sameBlock)

/** Source of the words that say which way a block runs; of elements and footnotes each part says so itself. */
function wordsOf(token: BlockToken): string {
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return token.text
    case 'list':
    case 'table':
    case 'blockquote':
    case 'details':
      return token.raw
    default:
      return ''
  }
}

/** Blocks within a block. */
export function NestedBlocks({ tokens, open, definitions }: NestedProps): ReactNode {
  const shown = tokens.filter((token) => token.type !== 'space')
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

function draw({ token, open, definitions }: BlockProps, dir: Direction | undefined): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p dir={dir}>
          <Inline source={token.text} open={open} definitions={definitions} />
        </p>
      )
    case 'text':
      return <Inline source={token.text} open={open} definitions={definitions} />
    case 'heading':
      return (
        <HeadingView depth={token.depth} dir={dir}>
          <Inline source={token.text} open={open} definitions={definitions} />
        </HeadingView>
      )
    case 'code':
      return drawCode(token.text, token.lang ?? '', open && !isFenceClosed(token.raw))
    case 'list':
      return (
        <ListView
          token={token}
          dir={dir}
          open={open}
          definitions={definitions}
          drawNested={NestedBlocks}
        />
      )
    case 'table':
      return <TableView token={token} dir={dir} open={open} definitions={definitions} />
    case 'blockquote':
      return (
        <blockquote dir={dir}>
          <NestedBlocks tokens={asBlocks(token.tokens)} open={open} definitions={definitions} />
        </blockquote>
      )
    case 'details':
      return (
        <details dir={dir}>
          <summary>
            <Inline source={token.summary} open={false} definitions={definitions} />
          </summary>
          <NestedBlocks tokens={token.tokens} open={open} definitions={definitions} />
        </details>
      )
    case 'element':
      return (
        <ElementView
          token={token}
          open={open}
          definitions={definitions}
          drawNested={NestedBlocks}
        />
      )
    case 'footnote':
      return (
        <FootnoteView
          token={token}
          open={open}
          definitions={definitions}
          drawNested={NestedBlocks}
        />
      )
    case 'def':
      return <DefinitionView raw={token.raw} label={token.tag} />
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

function drawCode(text: string, info: string, open: boolean): ReactNode {
  const code = text.endsWith('\n') ? text.slice(0, -1) : text
  const language = /^[^\s{]*/.exec(info)?.[0].toLowerCase() ?? ''
  if (language === 'math') return drawMath(code, open)
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
