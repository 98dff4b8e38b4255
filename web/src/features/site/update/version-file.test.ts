import { describe, expect, it } from 'vitest'
import { versionFileFrom } from './version-file.ts'

const six = {
  version: '1.2.0',
  date: '2026-11-25',
  content1: 'one',
  content2: 'two',
  versionnew: '1.2.0',
  versionold: '1.1.0',
}

describe('a version file', () => {
  it('may have the six fields of the specification alone', () => {
    expect(versionFileFrom(six)).toEqual({ ...six, contents: {} })
  })

  it('may say what is new in some languages, and nonsense in others', () => {
    const contents = { 'en-US': ['a', null, 'b'], 'zh-CN': 'x', fr: ['c'] }
    expect(versionFileFrom({ ...six, contents }).contents).toEqual({ 'en-US': ['a', 'b'] })
  })

  it('is read without what is missing or odd beside its version', () => {
    expect(versionFileFrom({ version: '2.0.0', date: 7, content1: {} })).toMatchObject({
      version: '2.0.0',
      date: '',
      content1: '',
    })
  })

  it.each([[{}], [[]], ['1.2.0'], [null], [{ version: 3 }], [{ version: ' ' }]])(
    'that is %j is none',
    (value) => {
      expect(() => versionFileFrom(value)).toThrow(TypeError)
    },
  )
})
