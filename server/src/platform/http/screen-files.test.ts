import { describe, expect, it } from 'vitest'
import { firstPictureLinks, screenFileLinks, takeScreenFiles } from './screen-files.ts'

const files = {
  '/admin': ['assets/admin.js'],
  '/admin/people': ['assets/people.js', 'assets/around.js'],
  '/midjourney': ['assets/midjourney.js', 'assets/around.js'],
  '/mobilehome': ['assets/home.js', 'assets/around.js'],
}
const link = (name: string, media = '') =>
  `<link rel="modulepreload" crossorigin href="/assets/${name}.js"${media}>`

describe('the files of a screen', () => {
  it('are taken out of a built template, and are none in that of a development server', () => {
    const built = `<head><!--screen-files ${JSON.stringify(files)}--></head>`
    expect(takeScreenFiles(built, '[here]')).toEqual(['<head>[here]</head>', files])
    expect(takeScreenFiles('<!--screen-files--><p>', '')).toEqual(['<p>', {}])
  })

  it('are found by how an address begins, in small or large letters', () => {
    const linksAt = (path: string) => screenFileLinks(files, { phone: path, wide: path })
    expect(linksAt('/Admin/People/7/works?page=2#x')).toBe(link('people') + link('around'))
    expect(linksAt('/admin')).toBe(link('admin'))
    expect(linksAt('/administer')).toBe('')
    expect(linksAt('/')).toBe('')
  })

  it('are those of the phone or of the wide screen where these differ', () => {
    expect(screenFileLinks(files, { phone: '/mobileHome', wide: '/Midjourney' })).toBe(
      link('home', ' media="(max-width: 639.98px)"') +
        link('around') +
        link('midjourney', ' media="(min-width: 640px)"'),
    )
  })

  it('are followed by the first pictures', () => {
    expect(firstPictureLinks({ phone: ['/a?x=1&y=2'], wide: ['/a?x=1&y=2', '/b'] })).toBe(
      '<link rel="preload" as="image" fetchpriority="low" href="/a?x=1&amp;y=2">' +
        '<link rel="preload" as="image" fetchpriority="low" href="/b" media="(min-width: 640px)">',
    )
  })
})
