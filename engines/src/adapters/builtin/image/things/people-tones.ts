// Colours of people and of what several of them wear.
import { fill, oval, type Part, pair } from './thing.ts'

export const fair = '#f3c6a5'

export const tan = '#e3a982'

export const black = '#2a2326'

export const grey = '#cfccc8'

export const shirt: Part[] = [pair('#f7f5f0', 'M0 -52L26 -66L32 -46L12 -34Z')]

export const lapels = (tone: '#2f3a4f' | '#3a3f48'): Part[] => [
  fill('#f7f5f0', 'M-24 -64L0 -40L24 -64L14 6H-14Z'),
  fill('#a8322c', 'M-6 -42H6L9 0L0 8L-9 0Z'),
  pair(tone, 'M26 -66L12 -52L16 6H60L44 -56Z'),
]

export const crown = (
  tone: '#f0c040' | '#f4d27a',
  gem: '#c8352c' | '#3569c8' | '#d65a9a',
): Part[] => [
  fill(
    tone,
    'M-40 -172L-46 -224L-24 -200L0 -232L24 -200L46 -224L40 -172C14 -164 -14 -164 -40 -172Z',
  ),
  fill('#c9922a', 'M-41 -182C-14 -174 14 -174 41 -182L40 -172C14 -164 -14 -164 -40 -172Z'),
  fill(gem, oval(0, -196, 6, 8), oval(-26, -188, 4, 5), oval(26, -188, 4, 5)),
  fill(tone, oval(-46, -226, 5), oval(46, -226, 5), oval(0, -235, 5)),
]

export const ermine: Part[] = [
  fill(
    '#fbf8f2',
    'M-62 -52C-30 -66 -20 -60 0 -34C20 -60 30 -66 62 -52L54 -26C30 -34 14 -20 0 -2C-14 -20 -30 -34 -54 -26Z',
  ),
  fill(
    '#2b2b30',
    oval(-40, -44, 2.6, 4),
    oval(-22, -40, 2.6, 4),
    oval(40, -44, 2.6, 4),
    oval(22, -40, 2.6, 4),
    oval(-8, -22, 2.4, 4),
    oval(8, -22, 2.4, 4),
  ),
  fill('#f0c040', oval(0, -4, 8)),
]

export const cape = (tone: '#8e1f2f' | '#c8352c' | '#3d2a63'): Part[] => [
  fill(tone, 'M-24 -152C-44 -100 -56 -40 -58 -2H58C56 -40 44 -100 24 -152Z'),
]
