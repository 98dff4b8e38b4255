import { expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

it.each([
  ['/api/upload/file?id=1', '/api/upload/file?id=1'],
  ['https://a.example/x.png?q=1', '/api/picture?url=https%3A%2F%2Fa.example%2Fx.png%3Fq%3D1'],
  ['HTTP://a.example', '/api/picture?url=HTTP%3A%2F%2Fa.example'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['//a.example/x.png', ''],
  ['/\\a.example/x.png', ''],
  ['data:image/svg+xml,<svg/>', ''],
  ['data:text/html,x', ''],
  ['javascript:alert(1)', ''],
  ['cat.png', ''],
  ['', ''],
])('loads %j from %j', (url, address) => {
  expect(pictureAddress(url)).toBe(address)
})
