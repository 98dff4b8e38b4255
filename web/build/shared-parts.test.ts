import { describe, expect, it } from 'vitest'
import { screensBehind, sharedPart } from './shared-parts.ts'

const part = '/x/web/src/features/making/works/part.ts'
const screenOf = (path: string) => `/x/web/src/screens/${path}-screen.tsx`

/** What imports the part: screens, by way of something between. */
function links(...screens: string[]) {
  const between = '/x/web/src/features/making/works/between.tsx'
  const importers: Record<string, string[]> = {
    [part]: [between],
    [between]: screens.map(screenOf),
  }
  return (id: string) => ({ importers: importers[id] ?? [] })
}
const fileFor = (...screens: string[]) => sharedPart(part, links(...screens))

describe('code that several screens share', () => {
  it('is known by the screens that cannot begin without it', () => {
    expect(screensBehind(part, links('draw/draw', 'pay/pay'))).toEqual([
      screenOf('draw/draw'),
      screenOf('pay/pay'),
    ])
  })

  it('goes with that of the studios for pictures, of all studios, of lists of works', () => {
    expect(fileFor('draw/draw', 'midjourney/midjourney')).toBe('picture-parts')
    expect(fileFor('draw/draw', 'music/music')).toBe('making-parts')
    expect(fileFor('draw/draw', 'video/video', 'history/history')).toBe('work-parts')
    expect(fileFor('his-gallery/his-gallery', 'my-gallery/my-gallery')).toBe('gallery-parts')
  })

  it('is left alone where a screen that is to stay small needs it, or more than one other', () => {
    expect(fileFor('draw/draw', 'video/video', 'mobile-home/mobile-home')).toBeNull()
    expect(fileFor('draw/draw', 'video/video', 'admin/works/works')).toBeNull()
    expect(fileFor('draw/draw', 'video/video', 'model-square/model-square')).toBe('picture-parts')
    expect(fileFor('draw/draw', 'video/video', 'mind/mind', 'role/role')).toBeNull()
    expect(fileFor('draw/draw')).toBeNull()
  })

  it('is for all once many need it', () => {
    const many = ['mobile-home/mobile-home', 'draw/draw', 'video/video', 'music/music', 'pay/pay']
    const more = ['mind/mind', 'role/role', 'tools/tools', 'history/history']
    expect(fileFor(...many, ...more)).toBeNull()
    expect(fileFor(...many, ...more, 'market/market')).toBe('shared-parts')
  })

  it('holds no texts and nothing of others', () => {
    const of = (id: string) => sharedPart(id, () => ({ importers: [screenOf('draw/draw')] }))
    expect(of('/x/web/src/i18n/locales/en-US/works.ts')).toBeNull()
    expect(of('/x/node_modules/marked/lib/marked.js')).toBeNull()
  })
})
