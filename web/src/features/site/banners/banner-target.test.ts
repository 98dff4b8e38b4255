import { expect, it } from 'vitest'
import { bannerTarget } from './banner-target.ts'

it.each([
  ['/help/pictures?x=1', { to: '/help/pictures?x=1' }],
  [' /Chat ', { to: '/Chat' }],
  ['https://a.example/x', { href: 'https://a.example/x' }],
  ['HTTP://a.example', { href: 'HTTP://a.example' }],
  ['//a.example', undefined],
  ['/\\a.example', undefined],
  ['https://', undefined],
  ['javascript:alert(1)', undefined],
  ['a.example', undefined],
  ['', undefined],
])('a picture with the link %j leads to %j', (link, target) => {
  expect(bannerTarget(link)).toEqual(target)
})
