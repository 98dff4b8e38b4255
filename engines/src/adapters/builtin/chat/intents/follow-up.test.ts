import { describe, expect, test } from 'vitest'
import { makingNow } from './follow-up.ts'

describe('after a work', () => {
  test.each([
    'another one',
    'one more, please',
    'again',
    'draw it again',
    'try again!',
    '再来一张',
    '再画一个',
    '换一张吧',
    '重新画',
    '再來一張',
    '重新畫一張',
  ])('“%s” is the same request', (said) => {
    expect(makingNow(said, ['draw a cat'])).toEqual({ kind: 'picture', request: 'a cat' })
  })

  test.each([
    ['make it blue', 'a cat, blue'],
    ['Make it a watercolor', 'a cat, watercolor'],
    ['now in the snow', 'a cat, in the snow'],
    ['with a red hat', 'a cat, with a red hat'],
    ['add a moon', 'a cat, moon'],
  ])('“%s” changes it', (said, request) => {
    expect(makingNow(said, ['draw a cat'])?.request).toBe(request)
  })

  test.each([
    ['换成蓝色', '一只猫，蓝色'],
    ['改成水彩画', '一只猫，水彩画'],
    ['加一顶帽子', '一只猫，一顶帽子'],
    ['要蓝色的', '一只猫，蓝色的'],
    ['換成藍色', '一只猫，藍色'],
  ])('“%s” changes it', (said, request) => {
    expect(makingNow(said, ['画一只猫'])?.request).toBe(request)
  })

  test('changes add up, and go on from the last request', () => {
    const earlier = ['a song about rain', 'draw a fox', 'make it blue', 'another one']
    expect(makingNow('in the snow', earlier)).toEqual({
      kind: 'picture',
      request: 'a fox, blue, in the snow',
    })
  })

  test('a question in between ends it', () => {
    expect(makingNow('make it dark', ['draw a cat', 'how do I switch the theme?'])).toBeUndefined()
  })

  test.each(['more', 'how do I make it blue?', 'with what?', 'thanks', '怎么改成蓝色', '谢谢'])(
    '“%s” is none',
    (said) => {
      expect(makingNow(said, ['draw a cat'])).toBeUndefined()
    },
  )

  test('without a work before it, it is none', () => {
    expect(makingNow('another one', [])).toBeUndefined()
    expect(makingNow('make it blue', ['what is Atelier?'])).toBeUndefined()
  })
})

describe('after “what shall it be?”', () => {
  test('what is said is the request', () => {
    expect(makingNow('a cat in the rain', ['draw a picture'])).toEqual({
      kind: 'picture',
      request: 'a cat in the rain',
    })
    expect(makingNow('故乡', ['写一首歌'])).toEqual({ kind: 'song', request: '故乡' })
  })

  test.each(['what does it cost?', 'thanks', 'never mind', '算了', '谢谢'])(
    '“%s” is none',
    (said) => {
      expect(makingNow(said, ['draw a picture'])).toBeUndefined()
    },
  )
})

test('however long the conversation, only the last messages are read', () => {
  const earlier = ['draw a cat', ...Array.from({ length: 5000 }, () => 'another one')]
  expect(makingNow('another one', earlier)).toBeUndefined()
})
