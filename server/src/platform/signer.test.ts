import { describe, expect, it } from 'vitest'
import { createSigner } from './signer.ts'

const signer = createSigner('a secret', 'files')

describe('a signature', () => {
  it('fits what was signed and nothing else', () => {
    const signature = signer.sign('one')
    expect(signature).toMatch(/^[\w-]{32}$/)
    expect(signer.fits('one', signature)).toBe(true)
    expect(signer.fits('two', signature)).toBe(false)
    for (const wrong of ['', 'x', `${signature}x`, signature.toUpperCase(), '签'.repeat(32)])
      expect(signer.fits('one', wrong)).toBe(false)
  })

  it('of another key or for another purpose does not fit', () => {
    for (const other of [createSigner('another', 'files'), createSigner('a secret', 'downloads')])
      expect(other.fits('one', signer.sign('one'))).toBe(false)
  })
})
