import { licences } from '@atelier/contract/gallery-terms'
import { expect, it } from 'vitest'
import { maySave } from './licences.ts'

it('a published work may be kept by its author, and by others as its licence says', () => {
  const kept = (isMine: boolean) => licences.filter((licence) => maySave({ isMine, licence }))
  expect(kept(true)).toEqual(licences)
  expect(kept(false)).toEqual(licences.filter((licence) => licence !== 'all-rights'))
})
