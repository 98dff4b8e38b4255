// Elements of block HTML, drawn as elements of ours.
import { type ReactNode, useMemo } from 'react'
import type { BlockProps, DrawNested } from './block-props.ts'
import { HeadingView } from './heading-view.tsx'
import { alignmentOf, type HtmlTag } from './html-tags.ts'
import { useMarkdownTexts } from './markdown-texts.ts'
import { ScrollArea } from './scroll-area.tsx'
import type { BlockToken, ElementToken } from './tokens.ts'

interface ElementProps extends BlockProps<ElementToken> {
  readonly drawNested: DrawNested
}

export function ElementView(props: ElementProps): ReactNode {
  const { token, open, definitions, drawNested: Nested } = props
  const element = <Element {...props} open={open && token.rest.length === 0} />
  if (token.rest.length === 0) return element
  return (
    <>
      {element}
      <Nested tokens={token.rest} open={open} definitions={definitions} />
    </>
  )
}

function Element({ token, open, definitions, drawNested: Nested }: ElementProps): ReactNode {
  const { tag, tokens } = token
  const texts = useMarkdownTexts()
  const align = alignmentOf(tag)
  const style = useMemo(() => (align ? { textAlign: align } : undefined), [align])
  const content = <Nested tokens={tokens} open={open} definitions={definitions} />
  switch (tag.name) {
    case 'hr':
      return <hr />
    case 'table':
      return (
        <ScrollArea as="div" className="md-table" label={texts.table}>
          <table>{hasOnlyRows(tokens) ? <tbody>{content}</tbody> : content}</table>
        </ScrollArea>
      )
    case 'th':
    case 'td':
      return (
        <tag.name style={style} colSpan={spanOf(tag, 'colspan')} rowSpan={spanOf(tag, 'rowspan')}>
          {content}
        </tag.name>
      )
    case 'ul':
    case 'ol':
      return <tag.name className="md-list">{content}</tag.name>
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return (
        <HeadingView depth={Number(tag.name[1])} style={style}>
          {content}
        </HeadingView>
      )
    case 'blockquote':
    case 'caption':
    case 'dd':
    case 'dl':
    case 'dt':
    case 'li':
    case 'tbody':
    case 'tfoot':
    case 'thead':
    case 'tr':
      return <tag.name style={style}>{content}</tag.name>
    default:
      return (
        <div className="md-element" style={style}>
          {content}
        </div>
      )
  }
}

/** Rows that stand in the table itself get the body that a browser would put around them. */
function hasOnlyRows(tokens: readonly BlockToken[]): boolean {
  return tokens.every((token) => token.type === 'element' && token.tag.name === 'tr')
}

function spanOf({ attributes }: HtmlTag, name: 'colspan' | 'rowspan'): number | undefined {
  const span = Number(attributes[name])
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined
}
