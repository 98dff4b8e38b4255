import type { StemName } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { buildFile } from '../../features/making/works/testing/build-work.ts'
import { separation } from '../../i18n/locales/en-US/separation.ts'
import { stemsOf } from './stems-of.ts'

const stemFile = (id: string, stem?: StemName) =>
  buildFile(id, { mime: 'audio/mpeg', durationS: 9, about: stem ? { stem } : {} })

describe('the tracks of a song', () => {
  it('stand in one order, however the model answers, under names of people', () => {
    const files = [stemFile('a', 'drums'), stemFile('b', 'other'), stemFile('c', 'vocals')]
    expect(stemsOf(files, separation.stems).map(({ label }) => label)).toEqual([
      'Vocals',
      'Drums',
      'Other',
    ])
  })

  it('are told apart where two have one name', () => {
    const files = [stemFile('a', 'other'), stemFile('b')]
    expect(stemsOf(files, separation.stems)).toEqual([
      { name: 'other', label: 'Other', url: '/api/works/file?id=a', durationS: 9 },
      { name: 'other 2', label: 'Other 2', url: '/api/works/file?id=b', durationS: 9 },
    ])
  })
})
