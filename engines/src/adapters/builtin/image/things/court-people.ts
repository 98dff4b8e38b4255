import { black, cape, crown, ermine, fair, tan } from './people-tones.ts'
import type { Look } from './person.ts'
import { box, fill, line, oval, pair } from './thing.ts'

export const courtPeople = {
  king: {
    tall: 244,
    age: 'grown',
    skin: tan,
    hair: 'long',
    hairTone: '#8a8580',
    clothes: '#8e1f2f',
    wear: 'robe',
    beard: { tone: '#a9a49e', long: false },
    overHead: crown('#f0c040', '#c8352c'),
    overBust: ermine,
    behindFigure: cape('#8e1f2f'),
    overFigure: [
      fill(
        '#fbf8f2',
        'M-30 -152C-10 -140 10 -140 30 -152L28 -132C10 -124 -10 -124 -28 -132ZM-6 -128H6V-2H-6Z',
      ),
      line('#f0c040', 4, 'M44 -4V-120'),
      fill('#f0c040', oval(44, -126, 8)),
    ],
  },
  queen: {
    tall: 244,
    age: 'grown',
    skin: fair,
    hair: 'wavy',
    hairTone: '#6b3a24',
    clothes: '@#5a2f86',
    wear: 'robe',
    isWoman: true,
    overHead: crown('#f0c040', '#d65a9a'),
    overBust: ermine,
    overFigure: [fill('#f0c040', 'M-16 -112H16V-104H-16Z')],
  },
  prince: {
    tall: 214,
    age: 'grown',
    skin: fair,
    hair: 'short',
    hairTone: '#7a4e2a',
    clothes: '@#2f5d9c',
    wear: 'trousers',
    trousers: '#f3efe6',
    overHead: [
      fill(
        '#f4d27a',
        'M-38 -174L-34 -202L-18 -188L0 -208L18 -188L34 -202L38 -174C14 -168 -14 -168 -38 -174Z',
      ),
      fill('#3569c8', oval(0, -184, 4, 5)),
    ],
    overBust: [fill('#f4d27a', box(-4, -48, 8, 54)), pair('#f4d27a', oval(74, -38, 16, 9, 20))],
    behindFigure: cape('#c8352c'),
    overFigure: [fill('#f4d27a', box(-2, -150, 4, 56))],
  },
  princess: {
    tall: 218,
    age: 'grown',
    skin: fair,
    hair: 'wavy',
    hairTone: '#f0cf7a',
    clothes: '@#ef9ac0',
    wear: 'robe',
    isWoman: true,
    overHead: [
      fill(
        '#f4d27a',
        'M-34 -178C-20 -192 -10 -198 0 -212C10 -198 20 -192 34 -178C14 -184 -14 -184 -34 -178Z',
      ),
      fill('#d65a9a', oval(0, -192, 4, 6)),
    ],
    overBust: [
      pair('#f7c6da', oval(66, -40, 24, 18)),
      line('#fdfcf8', 3, 'M-22 -62C-12 -42 12 -42 22 -62'),
    ],
    overFigure: [pair('#f7c6da', oval(24, -146, 10, 8)), fill('#fdfcf8', 'M-14 -112H14V-106H-14Z')],
  },
  knight: {
    tall: 250,
    age: 'grown',
    skin: tan,
    hair: 'none',
    hairTone: black,
    clothes: '#9aa3ad',
    wear: 'trousers',
    trousers: '#7d8691',
    overHead: [
      fill(
        '#b4bcc5',
        'M-46 -96C-52 -170 -34 -204 0 -204C34 -204 52 -170 46 -96L30 -84V-128H-30V-84Z',
      ),
      fill('#8a939e', 'M-46 -146H46V-132H-46ZM-3 -204H3V-128H-3Z'),
      fill('#23262f', box(-34, -143, 28, 8, 3), box(6, -143, 28, 8, 3)),
      fill('#c8352c', 'M-2 -200C-20 -244 30 -250 56 -216C40 -224 20 -222 4 -200Z'),
    ],
    overBust: [
      pair('#b4bcc5', oval(68, -38, 28, 20)),
      fill('#c8352c', 'M-24 -34H24L20 6H-20Z'),
      fill('#f7f5f0', box(-4, -30, 8, 34), box(-16, -22, 32, 8)),
    ],
    overFigure: [
      fill('#c8352c', 'M-16 -146H16L18 -72H-18Z'),
      fill('#f7f5f0', box(-3, -142, 6, 44), box(-12, -130, 24, 6)),
      line('#c5ccd4', 5, 'M40 -10V-122'),
      line('#8a5c34', 6, 'M28 -92H52'),
    ],
  },
  samurai: {
    tall: 244,
    age: 'grown',
    skin: tan,
    hair: 'short',
    hairTone: black,
    clothes: '#2f3440',
    wear: 'robe',
    overHead: [
      fill(
        '#2f3440',
        'M-56 -132C-66 -176 -30 -210 0 -210C30 -210 66 -176 56 -132L44 -152C16 -164 -16 -164 -44 -152Z',
      ),
      fill(
        '#f0c040',
        'M0 -184C-18 -206 -40 -214 -52 -238C-28 -228 -12 -222 0 -200C12 -222 28 -228 52 -238C40 -214 18 -206 0 -184Z',
      ),
      fill('#a8322c', box(-44, -160, 88, 7, 3)),
    ],
    overBust: [
      pair('#a8322c', box(46, -56, 44, 14, 3), box(48, -40, 44, 14, 3), box(50, -24, 44, 14, 3)),
      line('#a8322c', 4, 'M-40 -30H40M-42 -14H42'),
    ],
    overFigure: [
      pair('#a8322c', box(22, -150, 16, 8, 2), box(23, -140, 17, 8, 2), box(24, -130, 18, 8, 2)),
      fill('#a8322c', box(-22, -104, 44, 8)),
      line('#1f2228', 5, 'M-40 -112L44 -72'),
    ],
  },
} satisfies Record<string, Look>
