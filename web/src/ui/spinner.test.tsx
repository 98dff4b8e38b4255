import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Spinner } from './spinner.tsx'

it('what turns is a box: a drawing that turns has each of its frames made by the page', () => {
  const html = renderToStaticMarkup(<Spinner />)
  expect(html).toMatch(/^<span class="[^"]*animate-spin/)
  expect(html).not.toMatch(/<svg[^>]*animate-/)
})
