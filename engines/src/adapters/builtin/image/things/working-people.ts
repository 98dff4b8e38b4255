import { black, fair, tan } from './people-tones.ts'
import type { Look } from './person.ts'
import { box, fill, line, oval, pair } from './thing.ts'

export const workingPeople = {
  doctor: {
    age: 'grown',
    skin: fair,
    hair: 'short',
    hairTone: '#4a2f1f',
    clothes: '#f7f8f9',
    wear: 'trousers',
    trousers: '#4a6ea8',
    glasses: true,
    overBust: [
      fill('#6fb3c9', 'M-22 -64L0 -38L22 -64L12 6H-12Z'),
      line('#3a4658', 4, 'M-28 -60C-34 -20 -10 -14 -8 -4M28 -60C34 -30 22 -24 20 -16'),
      fill('#8d939d', oval(20, -12, 7)),
    ],
    overFigure: [
      fill('#6fb3c9', 'M-9 -154L0 -140L9 -154L7 -96H-7Z'),
      fill('#f7f8f9', 'M-27 -120L-30 -60H-6V-120ZM27 -120L30 -60H6V-120Z'),
    ],
  },
  chef: {
    tall: 250,
    age: 'grown',
    skin: tan,
    hair: 'short',
    hairTone: black,
    clothes: '#fbfaf6',
    wear: 'trousers',
    trousers: '#3a3f48',
    moustache: black,
    overHead: [
      fill(
        '#ffffff',
        oval(-26, -208, 24),
        oval(0, -218, 28),
        oval(26, -208, 24),
        box(-38, -206, 76, 40, 5),
      ),
      line('#dcd8d0', 2.4, 'M-20 -196V-172M0 -200V-172M20 -196V-172'),
    ],
    overBust: [
      fill('#c8352c', 'M-28 -64C-12 -44 12 -44 28 -64L20 -42L0 -34L-20 -42Z'),
      fill('#2b2b30', oval(-14, -20, 3), oval(14, -20, 3), oval(-14, -4, 3), oval(14, -4, 3)),
    ],
    overFigure: [
      fill('#c8352c', 'M-12 -154L0 -146L12 -154L8 -140H-8Z'),
      fill('#e8e6e0', 'M-18 -120H18L22 -56H-22Z'),
    ],
  },
  police: {
    tall: 220,
    age: 'grown',
    skin: tan,
    hair: 'short',
    hairTone: black,
    clothes: '#2c4a7c',
    wear: 'trousers',
    trousers: '#22355a',
    overHead: [
      fill(
        '#22355a',
        'M-52 -176C-56 -206 -26 -214 0 -214C26 -214 56 -206 52 -176C20 -184 -20 -184 -52 -176Z',
        'M-44 -172C-20 -182 20 -182 44 -172C30 -160 -30 -160 -44 -172Z',
      ),
      fill('#f0c040', oval(0, -194, 9, 10)),
    ],
    overBust: [
      fill('#22355a', 'M-6 -46H6L9 2L0 8L-9 2Z'),
      fill('#f0c040', oval(40, -28, 9, 10)),
      pair('#22355a', 'M0 -46L26 -66L34 -48L14 -34Z'),
    ],
    overFigure: [fill('#1f2228', box(-25, -100, 50, 9)), fill('#f0c040', oval(12, -132, 4))],
  },
  firefighter: {
    tall: 222,
    age: 'grown',
    skin: tan,
    hair: 'short',
    hairTone: black,
    clothes: '#c98a2c',
    wear: 'trousers',
    trousers: '#b87a22',
    overHead: [
      fill(
        '#c8352c',
        'M-44 -166C-46 -204 -22 -216 0 -216C22 -216 46 -204 44 -166Z',
        'M-62 -160C-40 -176 40 -176 62 -160C40 -152 -40 -152 -62 -160Z',
      ),
      fill('#f0c040', 'M-14 -176L-12 -200L0 -206L12 -200L14 -176L0 -168Z'),
    ],
    overBust: [fill('#e9f06a', box(-88, -22, 176, 10))],
    overFigure: [fill('#e9f06a', box(-26, -116, 52, 7), box(-22, -30, 19, 6), box(3, -30, 19, 6))],
  },
  farmer: {
    tall: 218,
    age: 'grown',
    skin: tan,
    hair: 'short',
    hairTone: '#4a2f1f',
    clothes: '@#c8554a',
    wear: 'trousers',
    trousers: '#3f6296',
    overHead: [
      fill(
        '#e3bd68',
        'M-74 -166C-40 -186 40 -186 74 -166C40 -152 -40 -152 -74 -166Z',
        'M-38 -172C-38 -204 -20 -212 0 -212C20 -212 38 -204 38 -172Z',
      ),
      line('#a8322c', 6, 'M-37 -178C-14 -172 14 -172 37 -178'),
    ],
    overBust: [
      fill('#3f6296', box(-40, -34, 80, 44, 6), box(-42, -62, 14, 34, 4), box(28, -62, 14, 34, 4)),
      fill('#f0c040', oval(-34, -28, 4), oval(34, -28, 4)),
    ],
    overFigure: [
      fill('#3f6296', box(-17, -134, 34, 44, 4)),
      line('#8a5c34', 4, 'M44 0V-150'),
      line('#8d939d', 3, 'M34 -170V-150H54V-170M44 -176V-150'),
    ],
  },
} satisfies Record<string, Look>
