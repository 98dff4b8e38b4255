import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { setCurrentLocale } from '../../i18n/locale-state.ts'
import { loadTexts } from '../../i18n/text-store.ts'
import { Field } from './field.tsx'

beforeAll(async () => {
  setCurrentLocale('en-US')
  await loadTexts('en-US', 'common')
})

const nothing = () => undefined
const options = [
  { value: 'a', label: 'Ash' },
  { value: 'b', label: 'Birch' },
]
type Notes = { hint?: string; problem?: string }

const lines = ['text', 'code', 'address', 'whole', 'decimal', 'secret', 'long'] as const
const kinds = [...lines, 'choice', 'switch'] as const

function draw(kind: (typeof kinds)[number], notes: Notes = {}): string {
  const rest = { label: 'Tree', onChange: nothing, ...notes }
  if (kind === 'switch') return renderToStaticMarkup(<Field kind={kind} {...rest} value={true} />)
  if (kind === 'choice')
    return renderToStaticMarkup(<Field kind={kind} {...rest} value="b" options={options} />)
  return renderToStaticMarkup(<Field kind={kind} {...rest} value="Oak" />)
}

/** The first opening tag of one of these names. */
const tagOf = (markup: string, names: string) =>
  markup.match(new RegExp(`<(?:${names})\\b[^>]*>`))?.[0] ?? ''
const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
/** The field itself: what is filled in, or the button that stands for it. */
const control = (markup: string) =>
  tagOf(markup, 'input|textarea') ||
  (markup.match(/<button[^>]*role="(?:switch|combobox)"[^>]*>/)?.[0] ?? '')
const textAt = (markup: string, id: string | undefined) =>
  markup.match(new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>([^<]*)</\\1>`))?.[2]

it.each(kinds)('%s bears its label', (kind) => {
  const markup = draw(kind)
  const own = control(markup)
  const label = tagOf(markup, 'label')
  const byId = attribute(own, 'aria-labelledby')
  const isNamed =
    attribute(own, 'aria-label') === 'Tree' ||
    (byId !== undefined && textAt(markup, byId) === 'Tree') ||
    (label !== '' && attribute(label, 'for') === attribute(own, 'id'))
  expect([own !== '', isNamed]).toEqual([true, true])
  expect(markup).toContain('Tree')
})

it.each(kinds)('%s is described by its hint, and by what is wrong in its place', (kind) => {
  expect(attribute(control(draw(kind)), 'aria-describedby')).toBeUndefined()
  const helped = draw(kind, { hint: 'Which one' })
  expect(textAt(helped, attribute(control(helped), 'aria-describedby'))).toBe('Which one')
  const invalid = draw(kind, { hint: 'Which one', problem: 'No tree' })
  const noted = attribute(control(invalid), 'aria-describedby')
  expect(textAt(invalid, noted)).toBe('No tree')
  expect(invalid).toMatch(new RegExp(`id="${noted}" role="alert"`))
  expect(invalid).not.toContain('Which one')
})

it.each(lines)('%s says that what was typed is wrong, and nothing before', (kind) => {
  expect(attribute(control(draw(kind)), 'aria-invalid')).toBeUndefined()
  expect(attribute(control(draw(kind, { problem: 'No tree' })), 'aria-invalid')).toBe('true')
})

it('a browser is told what is written into a line', () => {
  const told = (kind: (typeof lines)[number]) => {
    const own = control(draw(kind))
    return ['type', 'inputMode', 'autoComplete', 'spellCheck'].map((name) => attribute(own, name))
  }
  expect(Object.fromEntries(lines.map((kind) => [kind, told(kind)]))).toEqual({
    text: [undefined, undefined, 'off', undefined],
    code: [undefined, undefined, 'off', 'false'],
    address: [undefined, 'url', 'off', 'false'],
    whole: [undefined, 'numeric', 'off', undefined],
    decimal: [undefined, 'decimal', 'off', undefined],
    secret: ['password', undefined, 'new-password', 'false'],
    long: [undefined, undefined, undefined, undefined],
  })
})

it('shows what it stands at', () => {
  expect(draw('text')).toContain('value="Oak"')
  expect(draw('long')).toContain('>Oak</textarea>')
  expect(draw('choice')).toContain('<span>Birch</span>')
  expect(draw('switch')).toContain('aria-checked="true"')
})
