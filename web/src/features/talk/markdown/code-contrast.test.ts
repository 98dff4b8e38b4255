import { expect, test } from 'vitest'

// The client's types know no Node, and style sheets that a test imports are empty.
const fileSystem = 'node:fs'
const { readFileSync } = (await import(fileSystem)) as {
  readFileSync: (file: URL, encoding: 'utf8') => string
}
const styles = readFileSync(new URL('./markdown.css', import.meta.url), 'utf8')

/** `--sunken` of the design tokens. */
const grounds = { light: '#f7f7f8', dark: '#111113' }

const colours = [...styles.matchAll(/^(\.dark )?\.md-(\w+) \{\n {2}color: (#[\da-f]{6});/gm)].map(
  ([, dark, name, colour]) => ({ theme: dark ? 'dark' : 'light', name, colour }) as const,
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

test.each(colours)('$name in $theme reads on the ground of code', ({ theme, colour }) => {
  expect(contrast(colour ?? '', grounds[theme])).toBeGreaterThanOrEqual(4.5)
})

test('both themes colour the same kinds', () => {
  const names = (theme: string) =>
    colours.filter((entry) => entry.theme === theme).map((entry) => entry.name)
  expect(names('dark')).toEqual(names('light'))
  expect(names('light').length).toBeGreaterThan(8)
})
