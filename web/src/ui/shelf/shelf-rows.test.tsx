import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShelfRows } from './shelf-rows.tsx'

it('keeps the room of cards that are yet to be drawn, unseen and unheard', () => {
  const html = renderToStaticMarkup(
    <ShelfRows items={[{ id: 1 }, { id: 2 }]} label="Apps" className="grid" height="h-31">
      {({ id }) => <li>Card {id}</li>}
    </ShelfRows>,
  )
  expect(html).toContain('aria-label="Apps"')
  expect(html.match(/<li aria-hidden="true" class="invisible h-31"><\/li>/g)).toHaveLength(2)
})
