import { fill, line, oval, type Part } from './thing.ts'

export const plate: Part[] = [
  fill('#d5d9de', oval(0, -14, 118, 22)),
  fill('#fbfbfa', oval(0, -18, 116, 20)),
  fill('#eceeef', oval(0, -19, 88, 13)),
]

export const steam: Part[] = [
  line(
    '#ffffff',
    4,
    'M-24 -150C-34 -166 -14 -176 -24 -194M4 -154C-6 -170 14 -182 4 -200M32 -150C22 -166 42 -176 32 -194',
  ),
]
