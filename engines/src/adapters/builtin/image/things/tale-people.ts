import { black, cape, fair, tan } from './people-tones.ts'
import type { Look } from './person.ts'
import { area, box, fill, line, lines, oval, pair } from './thing.ts'

export const talePeople = {
  wizard: {
    tall: 266,
    age: 'old',
    skin: fair,
    hair: 'long',
    hairTone: '#e6e3de',
    clothes: '@#3d4f9c',
    wear: 'robe',
    beard: { tone: '#f1eeea', long: true },
    overHead: [
      fill(
        '@#3d4f9c',
        'M-70 -164C-40 -180 40 -180 70 -164C40 -154 -40 -154 -70 -164Z',
        'M-44 -170C-30 -208 -14 -240 14 -262C12 -244 18 -236 28 -232C22 -226 26 -200 44 -170Z',
      ),
      fill(
        '#f4d27a',
        'M-2 -206L2 -196L12 -196L4 -190L7 -180L-2 -186L-11 -180L-8 -190L-16 -196L-6 -196Z',
        oval(18, -222, 3),
        oval(-22, -186, 3),
      ),
    ],
    overFigure: [line('#6b4626', 5, 'M42 0V-150'), fill('#63d6f0', oval(42, -158, 9))],
  },
  witch: {
    tall: 270,
    age: 'grown',
    skin: fair,
    hair: 'wavy',
    hairTone: '#7a2f1f',
    clothes: '#2f2836',
    wear: 'robe',
    isWoman: true,
    overHead: [
      fill(
        '#2f2836',
        'M-78 -166C-44 -184 44 -184 78 -166C44 -154 -44 -154 -78 -166Z',
        'M-44 -172C-28 -214 -12 -240 24 -266C20 -246 26 -232 30 -224C34 -204 38 -188 44 -172Z',
      ),
      fill('#8a4fb0', 'M-44 -176C-14 -168 14 -168 44 -176L42 -188C14 -180 -14 -180 -40 -188Z'),
      fill('#f0c040', box(-9, -188, 18, 13, 2)),
    ],
    overFigure: [line('#8a5c34', 4, 'M44 -150V-30'), fill('#d9a24a', 'M36 -34H52L60 -2H28Z')],
  },
  pirate: {
    tall: 220,
    age: 'grown',
    skin: tan,
    hair: 'long',
    hairTone: black,
    clothes: '#8e2a2a',
    wear: 'trousers',
    trousers: '#3a3440',
    beard: { tone: black, long: false },
    overHead: [
      fill(
        '#23242a',
        'M-66 -164C-56 -214 -20 -208 0 -216C20 -208 56 -214 66 -164C40 -186 -40 -186 -66 -164Z',
      ),
      fill('#f7f5f0', oval(0, -194, 9, 8), box(-5, -190, 10, 8, 2)),
      fill('#23242a', oval(-3.4, -194, 2.4), oval(3.4, -194, 2.4), oval(15.5, -136, 11, 9)),
      line('#23242a', 3, 'M15 -140L-40 -162M24 -140L40 -150'),
    ],
    overBust: [
      fill('#f7f5f0', 'M-20 -60L0 -30L20 -60L12 6H-12Z'),
      fill('#f0c040', oval(-24, -20, 4), oval(24, -20, 4)),
    ],
    overFigure: [fill('#f7f5f0', 'M-8 -152H8L6 -98H-6Z'), fill('#23242a', box(-25, -102, 50, 8))],
  },
  ninja: {
    age: 'grown',
    skin: tan,
    hair: 'none',
    hairTone: black,
    clothes: '@#2b2f3a',
    wear: 'trousers',
    trousers: '#23262f',
    overHead: [
      fill(
        '@#2b2f3a',
        'M-44 -146C-48 -186 -24 -202 0 -202C24 -202 48 -186 44 -146H-44ZM-44 -126H44C42 -98 24 -82 0 -82C-24 -82 -42 -98 -44 -126Z',
      ),
      fill('#c8352c', box(-45, -164, 90, 13, 3), 'M40 -160L78 -150L72 -134L42 -152Z'),
    ],
    overFigure: [
      line('#8d939d', 5, 'M-34 -168L30 -96'),
      line('#c8352c', 6, 'M-42 -178L-34 -168'),
      fill('#c8352c', box(-26, -104, 52, 8)),
    ],
  },
  superhero: {
    age: 'grown',
    skin: tan,
    hair: 'short',
    hairTone: black,
    clothes: '@#2f5dc0',
    wear: 'trousers',
    trousers: '#2f5dc0',
    overHead: [
      fill(
        '#c8352c',
        'M-38 -142C-20 -150 20 -150 38 -142C38 -128 26 -122 14 -128C6 -132 -6 -132 -14 -128C-26 -122 -38 -128 -38 -142Z',
      ),
      pair('#ffffff', oval(16, -137, 8, 5)),
    ],
    overBust: [
      pair('#c8352c', 'M30 -66C58 -64 84 -56 92 -40L70 -34C58 -50 44 -56 30 -58Z'),
      fill('#f2c02e', area([0, -6], [-26, -34], [-16, -44], [16, -44], [26, -34])),
    ],
    behindFigure: cape('#c8352c'),
    overFigure: [
      fill(
        '#f2c02e',
        area([0, -112], [-15, -134], [-8, -142], [8, -142], [15, -134]),
        box(-24, -98, 48, 7),
      ),
      pair('#c8352c', box(1, -34, 22, 32, 5)),
    ],
  },
  santa: {
    tall: 236,
    age: 'old',
    skin: fair,
    hair: 'none',
    hairTone: '#f7f5f0',
    clothes: '#c8352c',
    wear: 'trousers',
    trousers: '#c8352c',
    beard: { tone: '#fbfaf6', long: true },
    overHead: [
      fill(
        '#c8352c',
        'M-42 -170C-40 -214 0 -232 54 -206C66 -196 70 -180 66 -166C58 -180 50 -188 40 -190L42 -170Z',
      ),
      fill('#fbfaf6', box(-47, -178, 94, 18, 9), oval(66, -160, 11)),
    ],
    overBust: [fill('#fbfaf6', box(-9, -40, 18, 50)), line('#23242a', 4, 'M-60 -4H60')],
    overFigure: [
      fill('#fbfaf6', box(-6, -150, 12, 56)),
      fill('#23242a', box(-27, -108, 54, 10)),
      fill('#f0c040', box(-8, -110, 16, 14, 2)),
      pair('#23242a', box(1, -24, 24, 22, 5)),
    ],
  },
  angel: {
    tall: 240,
    age: 'grown',
    skin: fair,
    hair: 'wavy',
    hairTone: '#f0cf7a',
    clothes: '#fbfaf6',
    wear: 'robe',
    isWoman: true,
    overHead: [line('#f4d27a', 6, oval(0, -222, 40, 11))],
    overBust: [],
    behindFigure: [
      pair(
        '#ffffff',
        'M10 -140C40 -190 92 -190 96 -150C96 -110 70 -84 60 -50C44 -64 20 -90 10 -110Z',
      ),
      lines(
        '#d6dde8',
        2,
        'M30 -140C52 -156 76 -156 84 -146M30 -124C50 -130 70 -126 76 -118M34 -106C48 -106 62 -100 66 -92',
      ),
    ],
  },
} satisfies Record<string, Look>
