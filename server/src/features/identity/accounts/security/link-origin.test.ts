import { describe, expect, it } from 'vitest'
import { linkOrigin } from './link-origin.ts'

const site = { domains: ['studio.example', '*.brand.example', '*'] }
const origin = (host: string) =>
  linkOrigin(site, { protocol: 'https', host, hostname: host.split(':')[0] ?? '' })

describe('a link in a mail', () => {
  it.each(['studio.example', 'Studio.Example', 'studio.example:8443', 'a.brand.example'])(
    'leads to %s, which the site names',
    (host) => expect(origin(host)).toBe(`https://${host}`),
  )

  it.each(['evil.example', 'evilbrand.example', 'studio.example.evil', '10.0.0.1'])(
    'does not lead to %s, which only the asker names',
    (host) => expect(origin(host)).toBeUndefined(),
  )

  it.each([
    'studio.example:x@evil.example',
    'studio.example:443@evil.example',
    'studio.example:443/@evil.example',
    'evil.example/.brand.example',
    'evil.example?.brand.example',
    'evil.example#.brand.example',
    'evil.example\\.brand.example',
    'studio.example:',
    'studio.example:443:443',
  ])('does not lead to %s, which only begins or ends like a host that the site names', (host) =>
    expect(origin(host)).toBeUndefined(),
  )
})
