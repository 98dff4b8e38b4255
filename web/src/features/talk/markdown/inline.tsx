// Inline tokens as React elements. Nothing in an answer becomes HTML: what is not understood is shown as text.
import { Fragment, memo, type ReactNode } from 'react'
import { linkTarget } from './addresses.ts'
import { CitedText, mayCite } from './cited-text.tsx'
import { drawEach } from './draw-each.ts'
import { decodeEntities } from './entities.ts'
import { NoteReference } from './footnote-view.tsx'
import { FormulaAhead, FormulaView } from './formula-view.tsx'
import { isIncompleteAddress } from './half-open.ts'
import { drawSpan, pairTags, type Span } from './html-spans.tsx'
import { inlinePieces } from './inline-pieces.ts'
import { readInline } from './inline-source.ts'
import { type Formula, putFormulasBack } from './math-syntax.ts'
import { Picture } from './picture.tsx'
import type { Definitions, InlineToken } from './tokens.ts'

interface InlineProps {
  readonly source: string
  /** Still being written. */
  readonly open: boolean
  readonly definitions: Definitions
}

export const Inline = memo(function Inline(props: InlineProps): ReactNode {
  const { source, open, definitions } = props
  const pieces = inlinePieces(source)
  if (pieces.length === 1) return readAndDraw(props)
  return drawEach(pieces, (piece, place) => (
    <Piece
      key={place}
      source={piece}
      open={open && place === pieces.length - 1}
      definitions={definitions}
    />
  ))
})

function readAndDraw({ source, open, definitions }: InlineProps): ReactNode {
  const { tokens, formulas, pending } = readInline(source, open, definitions)
  const drawn = drawAll(tokens, { formulas, definitions, open, inLink: false })
  return pending ? [...drawn, <FormulaAhead key="ahead" />] : drawn
}

const Piece = memo(readAndDraw)

interface Surroundings {
  readonly formulas: readonly Formula[]
  readonly definitions: Definitions
  /** Still being written. */
  readonly open: boolean
  /** Inside a link nothing else may be pressed. */
  readonly inLink: boolean
}

function drawAll(tokens: readonly InlineToken[], around: Surroundings): ReactNode[] {
  return drawItems(pairTags(tokens, around.open), around)
}

function drawItems(items: readonly (InlineToken | Span)[], around: Surroundings): ReactNode[] {
  return drawEach(items, (item, place) =>
    item.type === 'span' ? drawSpanOf(item, place, around) : draw(item, place, around),
  )
}

/** Within a link there is no other, and of a picture only its words. */
function drawSpanOf(span: Span, place: number, around: Surroundings): ReactNode {
  const { name, attributes } = span.tag
  if (around.inLink && name === 'img') return decodeEntities(attributes.alt ?? '')
  const inLink = around.inLink || name === 'a'
  const content = drawItems(span.children, { ...around, inLink })
  return around.inLink && name === 'a' ? content : drawSpan(span, content, place)
}

function draw(token: InlineToken, place: number, around: Surroundings): ReactNode {
  switch (token.type) {
    case 'text':
      return drawText(decodeEntities(token.raw), place, around)
    case 'escape':
      return token.text
    case 'strong':
      return <strong key={place}>{drawNested(token.tokens, around)}</strong>
    case 'em':
      return <em key={place}>{drawNested(token.tokens, around)}</em>
    case 'del':
      return <del key={place}>{drawNested(token.tokens, around)}</del>
    case 'codespan':
      return (
        <code key={place} className="md-inline-code">
          {putFormulasBack(token.text, around.formulas)}
        </code>
      )
    case 'br':
      return <br key={place} />
    case 'link':
      return <Fragment key={place}>{drawLink(token, around)}</Fragment>
    case 'image':
      return <Fragment key={place}>{drawPicture(token, around)}</Fragment>
    case 'formula': {
      const formula = around.formulas[token.index]
      return formula && <FormulaView key={place} tex={formula.tex} display={formula.display} />
    }
    case 'noteReference':
      return <NoteReference key={place} label={token.label} definitions={around.definitions} />
    default:
      return putFormulasBack(token.raw, around.formulas)
  }
}

function drawText(text: string, place: number, { inLink }: Surroundings): ReactNode {
  return !inLink && mayCite(text) ? <CitedText key={place} text={text} /> : text
}

function drawNested(tokens: readonly unknown[] | undefined, around: Surroundings): ReactNode {
  return drawAll((tokens ?? []) as InlineToken[], around)
}

type LinkToken = Extract<InlineToken, { type: 'link' }>
type ImageToken = Extract<InlineToken, { type: 'image' }>

function drawLink(token: LinkToken, around: Surroundings): ReactNode {
  const inside = { ...around, inLink: true }
  const content = token.autolink ? token.text : drawNested(token.tokens, inside)
  if (isIncompleteAddress(token.href)) return <span className="md-link">{content}</span>
  const written = putFormulasBack(token.href, around.formulas)
  const target = linkTarget(token.autolink ? written : decodeEntities(written))
  if (!target) return putFormulasBack(token.raw, around.formulas)
  const title = token.title ? decodeEntities(token.title) : target.foreign ? target.href : undefined
  const foreign = target.foreign && { target: '_blank', rel: 'noreferrer noopener nofollow' }
  return (
    <a className="md-link" href={target.href} title={title} {...foreign}>
      {content}
    </a>
  )
}

function drawPicture(token: ImageToken, around: Surroundings): ReactNode {
  const alt = decodeEntities(putFormulasBack(token.text, around.formulas))
  const address = decodeEntities(putFormulasBack(token.href, around.formulas))
  if (around.inLink) return alt || address
  return <Picture address={address} alt={alt} pending={isIncompleteAddress(token.href)} />
}
