import { seated } from './seated.ts'
import { box, fill, line, oval, pair, type Thing } from './thing.ts'

export const pig: Thing = seated({
  coat: '@#f3aeb0',
  pale: '#f9c9c8',
  dark: '#c97a80',
  ears: 'pointed',
  inner: '#e58f96',
  head: { across: 58, down: 48 },
  muzzle: { across: 25, down: 17, y: -124 },
  nose: '#f6b9ba',
  over: [
    fill('#e98f95', oval(0, -124, 22, 15)),
    pair('#a8545c', oval(8, -124, 4, 6)),
    line('#a8545c', 2, 'M-10 -102C-4 -98 4 -98 10 -102'),
    pair('#f08f98', oval(42, -122, 9, 6)),
  ],
})

export const cow: Thing = seated({
  coat: '#fbf8f2',
  pale: '#fbf8f2',
  dark: '#3b3230',
  ears: 'small',
  behind: [
    pair('#d8c79a', 'M30 -176C44 -186 50 -200 44 -212C62 -200 60 -174 42 -164Z'),
    pair('#3b3230', oval(66, -156, 20, 10, 20)),
  ],
  onBody: [fill('#3b3230', oval(44, -64, 16, 20), oval(-48, -34, 14, 17))],
  onHead: [
    fill(
      '#3b3230',
      'M10 -184C38 -186 56 -164 54 -136C44 -124 20 -126 12 -142C6 -156 6 -172 10 -184Z',
    ),
  ],
  muzzle: { across: 34, down: 22, y: -114 },
  eye: '#4a382c',
  over: [
    fill('#f0b6ae', oval(0, -113, 33, 21)),
    pair('#8a4f4a', oval(13, -117, 4.4, 6)),
    line('#8a4f4a', 2, 'M-14 -101C-6 -96 6 -96 14 -101'),
  ],
})

export const sheep: Thing = {
  place: 'ground',
  high: 360,
  reach: 100,
  parts: [
    pair('#4b4347', box(18, -50, 13, 50, 6), box(44, -50, 13, 50, 6)),
    fill(
      '@#f8f4ea',
      oval(-54, -84, 30),
      oval(-30, -112, 32),
      oval(6, -120, 34),
      oval(40, -110, 32),
      oval(62, -82, 28),
      oval(40, -58, 30),
      oval(0, -52, 34),
      oval(-38, -58, 30),
      oval(0, -86, 54),
    ),
    line(
      '#ddd5c4',
      4,
      'M-44 -96q10 -12 20 0M-8 -104q10 -12 20 0M26 -90q10 -12 20 0M-22 -70q10 -12 20 0M12 -64q10 -12 20 0',
    ),
    fill(
      '#4b4347',
      'M-82 -132C-70 -142 -42 -142 -32 -130C-30 -104 -38 -72 -57 -72C-76 -72 -84 -104 -82 -132Z',
      oval(-92, -124, 15, 8, 20),
      oval(-22, -124, 15, 8, -20),
    ),
    fill('#f8f4ea', oval(-57, -140, 25, 14), oval(-72, -136, 13), oval(-42, -136, 13)),
    fill('#ffffff', oval(-67, -112, 6), oval(-47, -112, 6)),
    fill('#1f1a1c', oval(-66, -111, 3.4), oval(-48, -111, 3.4)),
    fill('#e8a9a0', oval(-57, -86, 7, 4.6)),
  ],
}

export const frog: Thing = {
  place: 'ground',
  high: 300,
  reach: 84,
  parts: [
    pair('#3f8f3e', oval(56, -34, 32, 34)),
    fill('@#5fb350', 'M-56 -90C-70 -40 -50 -4 0 -4C50 -4 70 -40 56 -90Z'),
    fill('#e6efb0', 'M-36 -74C-44 -36 -30 -8 0 -8C30 -8 44 -36 36 -74Z'),
    pair('@#5fb350', oval(40, -150, 24)),
    fill('@#5fb350', oval(0, -114, 72, 44)),
    pair('#ffffff', oval(40, -152, 17)),
    pair('#1f1a1c', oval(39, -151, 9)),
    pair('#ffffff', oval(42, -155, 3)),
    line('#2c5f2c', 3.4, 'M-52 -108C-30 -84 30 -84 52 -108'),
    pair('#2c5f2c', oval(8, -122, 2.6)),
    pair('#4da046', oval(30, -6, 24, 8), oval(70, -5, 24, 7)),
  ],
}
