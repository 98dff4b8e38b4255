import { seated } from './seated.ts'
import { fill, line, lines, oval, pair, type Thing } from './thing.ts'

export const panda: Thing = seated({
  coat: '#fbfaf6',
  pale: '#fbfaf6',
  dark: '#8f8f94',
  ears: 'round',
  inner: '#2a2a30',
  paws: '#26262c',
  head: { across: 60, down: 50 },
  behind: [pair('#26262c', oval(44, -178, 21))],
  onBody: [
    pair('#26262c', 'M30 -106C58 -100 68 -70 58 -46C46 -40 36 -60 26 -84Z'),
    pair('#26262c', oval(44, -22, 27, 25)),
  ],
  onHead: [
    pair('#26262c', oval(44, -180, 20)),
    fill('#fbfaf6', oval(0, -138, 60, 50)),
    pair('#26262c', oval(25, -142, 15, 18, 30)),
  ],
  eye: '#6a4a2e',
  muzzle: { across: 22, down: 15, y: -120 },
  over: [
    lines('#4f9a3f', 5, 'M64 -96L38 -34'),
    pair('#63b14c', 'M62 -92C76 -100 84 -96 88 -88C78 -84 68 -86 62 -92Z'),
    pair('#26262c', oval(50, -66, 13, 11)),
  ],
})

export const bear: Thing = seated({
  coat: '@#8d5b36',
  pale: '#d9b48a',
  dark: '#563318',
  ears: 'round',
  paws: '#6f4526',
  head: { across: 58, down: 50 },
  muzzle: { across: 27, down: 20, y: -120 },
})

export const koala: Thing = seated({
  coat: '#9aa3ad',
  pale: '#f2f3f4',
  dark: '#636b75',
  ears: 'round',
  behind: [pair('#9aa3ad', oval(56, -168, 30, 28)), pair('#f3dcdc', oval(57, -166, 18, 16))],
  nose: '#2d2f36',
  muzzle: { across: 14, down: 10, y: -112 },
  onHead: [fill('#2d2f36', oval(0, -130, 11, 17))],
})

export const monkey: Thing = seated({
  coat: '#8a5a38',
  pale: '#eecba0',
  dark: '#5a371e',
  ears: 'small',
  behind: [
    pair('#8a5a38', oval(56, -140, 19)),
    pair('#eecba0', oval(57, -140, 12)),
    line('#8a5a38', 8, 'M46 -12C92 0 104 -44 84 -60C74 -66 66 -54 76 -48'),
  ],
  onHead: [pair('#eecba0', oval(18, -146, 21, 22)), fill('#eecba0', oval(0, -120, 34, 22))],
  muzzle: { across: 33, down: 20, y: -119 },
  nose: '#6b4630',
})
