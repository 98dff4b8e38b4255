import { expect, it } from 'vitest'
import { mayHaveKey } from './trusted-address.ts'

const domains = ['bfl.ai']

it.each([
  ['https://api.bfl.ai/v1/get_result?id=1', 'https://api.bfl.ai'],
  ['https://api.us1.bfl.ai/v1/get_result?id=1', 'https://api.bfl.ai'],
  ['http://127.0.0.1:4000/r', 'http://127.0.0.1:4000'],
  ['https://api.eu.bfl.ai/r', 'https://proxy.example'],
])('a key goes to %s, given for %s', (url, base) => {
  expect(mayHaveKey(url, base, domains)).toBe(true)
})

it.each([
  ['http://api.bfl.ai/v1/get_result', 'https://api.bfl.ai'],
  ['https://evilbfl.ai/r', 'https://api.bfl.ai'],
  ['https://api.bfl.ai.example/r', 'https://api.bfl.ai'],
  ['https://api.bfl.ai:8443/r', 'https://api.bfl.ai'],
  ['https://me:pw@api.bfl.ai/r', 'https://api.bfl.ai'],
  ['http://127.0.0.1:4001/r', 'http://127.0.0.1:4000'],
  ['/v1/get_result', 'https://api.bfl.ai'],
  ['file:///etc/passwd', 'https://api.bfl.ai'],
])('no key goes to %s, given for %s', (url, base) => {
  expect(mayHaveKey(url, base, domains)).toBe(false)
})
