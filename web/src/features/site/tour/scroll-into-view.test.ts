import { expect, it } from 'vitest'
import { scrollNeeded } from './scroll-into-view.ts'

const view = { left: 0, top: 100, width: 400, height: 600 }
const boxAt = (top: number, height = 50, left = 100, width = 50) => ({ left, top, width, height })

it.each([
  { what: 'in view', box: boxAt(300), by: { left: 0, top: 0 } },
  { what: 'above', box: boxAt(50), by: { left: 0, top: -80 } },
  { what: 'too near to the head', box: boxAt(110), by: { left: 0, top: -20 } },
  { what: 'below', box: boxAt(800), by: { left: 0, top: 180 } },
  { what: 'to the right', box: boxAt(300, 50, 500), by: { left: 180, top: 0 } },
  { what: 'higher than the view', box: boxAt(400, 900), by: { left: 0, top: 300 } },
  { what: 'nearly as high as the view', box: boxAt(105, 590), by: { left: 0, top: 0 } },
])('what is $what is scrolled by $by, with 30 px to the edge', ({ box, by }) => {
  expect(scrollNeeded(box, view, 30)).toEqual(by)
})
