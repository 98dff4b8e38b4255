// Tags within a line of text: a pair of them that is understood becomes an element of ours, any other is text.
import { Fragment, type ReactNode } from 'react'
import { linkTarget, pictureSource } from './addresses.ts'
import { decodeEntities } from './entities.ts'
import { type HtmlTag, isInlineTag, isVoidTag, readTag } from './html-tags.ts'
import { Picture } from './picture.tsx'
import type { InlineToken } from './tokens.ts'

export interface Span {
  readonly type: 'span'
  readonly tag: HtmlTag
  readonly children: readonly (InlineToken | Span)[]
}

interface Open {
  readonly tag: HtmlTag
  readonly token: InlineToken
  readonly children: (InlineToken | Span)[]
}

/** So deep spans may be within each other. */
const deepest = 16

/** Tokens with the tags among them paired. In an `open` text a tag that is not closed yet reaches to the end. */
export function pairTags(
  tokens: readonly InlineToken[],
  open: boolean,
): readonly (InlineToken | Span)[] {
  if (!tokens.some(({ type }) => type === 'html')) return tokens
  const top: (InlineToken | Span)[] = []
  const stack: Open[] = []
  const put = (item: InlineToken | Span) => (stack.at(-1)?.children ?? top).push(item)
  const close = () => {
    const last = stack.pop()
    if (last) put({ type: 'span', tag: last.tag, children: last.children })
  }
  const giveUp = () => {
    const last = stack.pop()
    for (const item of last ? [last.token, ...last.children] : []) put(item)
  }
  for (const token of tokens) {
    const tag = token.type === 'html' ? readTag(token.raw) : null
    if (!tag || !isInlineTag(tag) || !isAllowed(tag)) put(token)
    else if (isVoidTag(tag)) put({ type: 'span', tag, children: [] })
    else if (!tag.closing) {
      if (stack.length < deepest) stack.push({ tag, token, children: [] })
      else put(token)
    } else {
      const place = stack.findLastIndex((each) => each.tag.name === tag.name)
      if (place === -1) put(token)
      else {
        while (stack.length > place + 1) giveUp()
        close()
      }
    }
  }
  while (stack.length > 0) open ? close() : giveUp()
  return top
}

/** A link must lead where an answer's links may, and a picture be one of those that are shown. */
function isAllowed({ name, closing, attributes }: HtmlTag): boolean {
  if (name === 'a') return closing || linkTarget(decodeEntities(attributes.href ?? '')) !== null
  return name !== 'img' || pictureSource(decodeEntities(attributes.src ?? '')) !== null
}

/** The element of a span around its content. */
export function drawSpan({ tag }: Span, content: ReactNode, key: number): ReactNode {
  const { name, attributes } = tag
  switch (name) {
    case 'br':
    case 'wbr':
      return name === 'br' ? <br key={key} /> : <wbr key={key} />
    case 'img':
      return (
        <Picture
          key={key}
          address={decodeEntities(attributes.src ?? '')}
          alt={decodeEntities(attributes.alt ?? '')}
          pending={false}
        />
      )
    case 'a':
      return (
        <Anchor key={key} address={decodeEntities(attributes.href ?? '')}>
          {content}
        </Anchor>
      )
    case 'code':
    case 'samp':
    case 'tt':
      return (
        <code key={key} className="md-inline-code">
          {content}
        </code>
      )
    case 'font':
    case 'span': {
      const colour = colourOf(tag)
      return colour ? (
        <span key={key} className={`md-colour-${colour}`}>
          {content}
        </span>
      ) : (
        <Fragment key={key}>{content}</Fragment>
      )
    }
    case 'strike': {
      return <s key={key}>{content}</s>
    }
    case 'big':
      return <Fragment key={key}>{content}</Fragment>
    default: {
      const Tag = plain.find((each) => each === name)
      return Tag ? <Tag key={key}>{content}</Tag> : <Fragment key={key}>{content}</Fragment>
    }
  }
}

const plain = [
  'abbr',
  'b',
  'bdi',
  'cite',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
] as const

function Anchor({ address, children }: { address: string; children: ReactNode }) {
  const target = linkTarget(address)
  if (!target) return children
  const foreign = target.foreign && { target: '_blank', rel: 'noreferrer noopener nofollow' }
  return (
    <a
      className="md-link"
      href={target.href}
      title={target.foreign ? target.href : undefined}
      {...foreign}
    >
      {children}
    </a>
  )
}

/** Of the colours that a writer asks for, those that can be read in either theme. */
function colourOf({ attributes }: HtmlTag): string | undefined {
  const said =
    attributes.color ?? /(?:^|;)\s*color\s*:\s*([a-z]+)/i.exec(attributes.style ?? '')?.[1]
  return /^(?:red|green|blue|orange|purple|gr[ae]y)$/i
    .exec(said ?? '')?.[0]
    .toLowerCase()
    .replace('grey', 'gray')
}
