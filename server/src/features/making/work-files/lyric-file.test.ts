import { expect, it } from 'vitest'
import { lyricFile } from './lyric-file.ts'

const timed = [
  { text: 'The lamp turns slow', startS: 12.5, endS: 15 },
  { text: 'Above the\ntide', startS: 59.999, endS: 63 },
  { text: '回家', startS: 3599.004, endS: 3600 },
]

it('has the title, the length and each line at its time', () => {
  expect(lyricFile({ title: 'The Lamp', lyrics: 'unused', timed }, 192.4)).toBe(
    [
      '[ti:The Lamp]',
      '[length:03:12]',
      '[00:12.50]The lamp turns slow',
      '[01:00.00]Above the tide',
      '[59:59.00]回家',
      '',
    ].join('\n'),
  )
})

it('has the lines alone where no times are known', () => {
  expect(lyricFile({ lyrics: '[Verse]\r\nOne\n\nTwo\n' }, 59.6)).toBe(
    '[length:01:00]\n[Verse]\nOne\n\nTwo\n',
  )
  expect(lyricFile({ lyrics: 'One', timed: [] }, null)).toBe('One\n')
})

it('is not there for what has no words', () => {
  for (const lyrics of ['', ' \n '])
    expect(lyricFile({ title: 'Quiet', lyrics, timed: [] }, 10)).toBeUndefined()
})
