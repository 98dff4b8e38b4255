import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fader } from './fader.tsx'

test.each([
  [0, '0 dB'],
  [-6, '−6 dB'],
  [-48, '−∞ dB'],
])('a fader at %d says what it does in words, under its name', (db, text) => {
  const html = renderToStaticMarkup(
    <Fader label="Volume of Vocals" db={db} onDb={() => undefined} />,
  )
  const id = /<label for="([^"]+)"[^>]*>Volume of Vocals</.exec(html)?.[1]
  const slider = /<input[^>]*>/.exec(html)?.[0]
  expect(id).toBeDefined()
  expect(slider).toContain(`id="${id}"`)
  expect(slider).toContain(`aria-valuetext="${text}"`)
  expect(slider).toContain('type="range"')
})
