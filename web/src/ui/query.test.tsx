import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { setCurrentLocale } from '../i18n/locale-state.ts'
import { loadTexts } from '../i18n/text-store.ts'
import { ReadableFailure } from '../lib/readable-failure.ts'
import { Query, type ShownQuery } from './query.tsx'
import { QueryFailure } from './query-failure.tsx'

beforeAll(async () => {
  setCurrentLocale('en-US')
  await loadTexts('en-US', 'common')
})

const refused = new ReadableFailure('Not today.', 'r-17')
const asked = { isPending: false, isError: false, isFetching: false, error: null, refetch: () => 0 }
const waits = { ...asked, isPending: true, isFetching: true }
const came = { ...asked, data: ['a', 'b'] }
const failed = { ...asked, isError: true, error: refused }
/** It came once, and could not be read anew. */
const stale = { ...failed, data: ['a', 'b'] }

type Shown = Omit<Partial<Parameters<typeof Query<string[]>>[0]>, 'of'> & {
  of: ShownQuery<string[]>
}

const parts = (props: Shown) =>
  renderToStaticMarkup(
    <Query<string[]> waiting="waiting" empty="empty" failed="failure " {...props}>
      {props.children ?? ((rows) => rows.join(' '))}
    </Query>,
  )

describe('a query', () => {
  it('shows one thing at a time: waiting, failure, nothing there, what is there', () => {
    expect(parts({ of: waits })).toBe('waiting')
    expect(parts({ of: failed })).toBe('failure ')
    expect(parts({ of: came, isEmpty: true })).toBe('empty')
    expect(parts({ of: came, isEmpty: false })).toBe('a b')
    expect(parts({ of: came, children: 'as it is' })).toBe('as it is')
  })

  it('keeps what is there when it cannot be read anew', () => {
    expect(parts({ of: stale })).toBe('a b')
    expect(parts({ of: stale, isEmpty: false })).toBe('a b')
  })

  it('waits for a first answer whether rows are counted already or not', () => {
    expect(parts({ of: waits, isEmpty: true })).toBe('waiting')
    expect(parts({ of: failed, isEmpty: true })).toBe('failure ')
  })

  it('says of an empty list that it could not be read anew, unless the emptiness is to be kept', () => {
    expect(parts({ of: stale, isEmpty: true })).toBe('failure ')
    expect(parts({ of: stale, isEmpty: true, keeps: 'data' })).toBe('empty')
  })

  it('puts a failure above what is there, or in its place, where that is wished', () => {
    expect(parts({ of: stale, keeps: 'both' })).toBe('failure a b')
    expect(parts({ of: failed, keeps: 'both' })).toBe('failure ')
    expect(parts({ of: failed, keeps: 'both', children: 'as it is' })).toBe('failure ')
    expect(parts({ of: stale, keeps: 'both', isEmpty: true })).toBe('failure ')
    expect(parts({ of: came, keeps: 'both', isEmpty: true })).toBe('empty')
    expect(parts({ of: stale, keeps: 'nothing' })).toBe('failure ')
    expect(parts({ of: came, keeps: 'nothing' })).toBe('a b')
  })

  it('tells a failure itself when nothing else is given', () => {
    const html = parts({ of: failed, failed: undefined })
    expect(html).toMatch(/^<div role="alert".*Not today\..*Try again/)
  })
})

describe('a failure', () => {
  const html = (props: Omit<Parameters<typeof QueryFailure>[0], 'of'>, error: unknown = refused) =>
    renderToStaticMarkup(<QueryFailure of={{ ...failed, error }} {...props} />)

  it('says why, and what the request is called', () => {
    expect(html({})).toContain('Not today.')
    expect(html({})).toContain('Copy request ID')
    expect(html({ withoutId: true })).not.toContain('Copy request ID')
  })

  it('has words of its own for what says nothing to people', () => {
    expect(html({}, new TypeError('x is undefined'))).toContain('Something went wrong')
    expect(html({ usual: 'No list.' }, new TypeError('x is undefined'))).toContain('No list.')
    expect(html({ usual: 'No list.' })).toContain('Not today.')
    expect(html({ message: 'No list.' })).toContain('No list.')
  })

  it('has a busy button while it is tried again', () => {
    const again = renderToStaticMarkup(<QueryFailure of={{ ...failed, isFetching: true }} />)
    expect(again).toContain('aria-busy="true"')
    expect(html({})).not.toContain('aria-busy="true"')
  })
})
