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
})
