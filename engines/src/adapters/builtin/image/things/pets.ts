import { seated } from './seated.ts'
import { box, eyes, fill, line, lines, oval, pair, type Thing } from './thing.ts'

const tail = 'M40 -20C76 -14 92 -42 82 -72C78 -84 66 -80 70 -68C74 -50 62 -36 40 -38Z'

export const cat: Thing = seated({
  coat: '@#e39a4e',
  pale: '#fbf1e3',
  dark: '#a8642a',
  ears: 'pointed',
  eye: '#7fae4a',
  whiskers: true,
  behind: [fill('@#d98c40', tail)],
  onHead: [
    fill('#b56c2c', 'M-4 -184C-3 -172 -3 -166 0 -162C3 -166 3 -172 4 -184Z'),
    pair('#b56c2c', 'M12 -182C12 -172 12 -168 13 -164C18 -168 19 -174 20 -179Z'),
    pair('#b56c2c', 'M54 -138C46 -138 40 -136 38 -134C42 -131 48 -130 53 -130Z'),
  ],
  muzzle: { across: 23, down: 15, y: -122 },
})

export const dog: Thing = seated({
  coat: '@#c98d52',
  pale: '#f7ead6',
  dark: '#8a5a2e',
  ears: 'floppy',
  behind: [fill('@#b87c42', 'M42 -30C66 -40 82 -62 78 -88C92 -66 84 -28 48 -16Z')],
  onHead: [fill('#f7ead6', 'M-8 -184C-6 -160 -12 -140 -16 -128H16C12 -140 6 -160 8 -184Z')],
  muzzle: { across: 28, down: 21, y: -120 },
  over: [fill('#e8697a', 'M-6 -110C-7 -98 7 -98 6 -110Z')],
})

export const corgi: Thing = seated({
  coat: '#e08d3c',
  pale: '#fdf6ea',
  dark: '#b4692a',
  ears: 'pointed',
  high: 400,
  onHead: [
    fill(
      '#fdf6ea',
      'M-7 -184C-5 -164 -14 -146 -30 -124C-18 -104 18 -104 30 -124C14 -146 5 -164 7 -184Z',
    ),
  ],
  onBody: [fill('#fdf6ea', 'M-40 -104C-44 -70 -32 -34 0 -32C32 -34 44 -70 40 -104Z')],
  muzzle: { across: 25, down: 18, y: -120 },
  over: [fill('#e8697a', 'M-7 -111C-8 -94 8 -94 7 -111Z')],
})

export const rabbit: Thing = seated({
  coat: '@#e9e2da',
  pale: '#fffdf9',
  dark: '#b9aca0',
  ears: 'long',
  inner: '#f1b6b6',
  high: 380,
  nose: '#d77f86',
  behind: [fill('#ffffff', oval(58, -26, 17, 17))],
  over: [fill('#ffffff', box(-5, -113, 4.6, 9, 2), box(0.4, -113, 4.6, 9, 2))],
})

export const hamster: Thing = seated({
  coat: '#e0a869',
  pale: '#fff6e6',
  dark: '#a9743c',
  ears: 'small',
  head: { across: 60, down: 48 },
  high: 340,
  onHead: [pair('#fff6e6', oval(38, -122, 22, 20))],
  over: [pair('#f5b9a8', oval(42, -124, 8, 6))],
})

export const duck: Thing = {
  place: 'ground',
  high: 340,
  reach: 70,
  parts: [
    fill('#f08a24', 'M-22 -14L-34 0H-2L-12 -14ZM14 -14L6 0H38L26 -14Z'),
    fill(
      '@#f7cf45',
      'M-74 -92C-60 -84 -50 -82 -36 -90C-10 -104 44 -96 62 -70C74 -48 60 -14 4 -12C-50 -12 -76 -44 -74 -92Z',
    ),
    fill('@#e9b82e', 'M-44 -62C-20 -78 22 -74 34 -54C22 -34 -24 -28 -44 -62Z'),
    fill('@#f7cf45', 'M-2 -128C2 -96 -6 -84 8 -78L58 -84L66 -116Z'),
    fill('@#f7cf45', oval(34, -138, 40, 38)),
    fill('#f08a24', 'M64 -150C84 -150 98 -144 102 -136C94 -126 76 -124 64 -128Z'),
    line('#c96a12', 2, 'M66 -138C78 -136 90 -136 101 -137'),
    fill('#1f1a1c', oval(48, -150, 6, 7)),
    fill('#ffffff', oval(50, -153, 2.2)),
  ],
}

export const chicken: Thing = {
  place: 'ground',
  high: 340,
  reach: 96,
  parts: [
    lines('#e08a1e', 5, 'M16 -26V-2M16 -2L30 0M16 -2L4 0'),
    fill(
      '#8c3b22',
      'M-52 -88C-92 -110 -96 -150 -74 -166C-80 -140 -66 -124 -52 -118C-68 -138 -62 -164 -46 -170C-54 -142 -44 -122 -26 -112Z',
    ),
    fill(
      '@#fbf3e4',
      'M-58 -92C-30 -92 -8 -104 12 -132C20 -158 58 -158 62 -128C64 -80 48 -22 0 -22C-44 -22 -66 -56 -58 -92Z',
    ),
    fill('@#eadcc4', 'M-38 -74C-14 -84 12 -76 22 -60C10 -42 -26 -40 -38 -74Z'),
    fill(
      '#d5342c',
      'M22 -150C14 -168 26 -176 30 -166C30 -180 44 -182 44 -168C50 -178 62 -172 56 -150ZM58 -116C68 -114 68 -96 60 -94C52 -98 52 -110 58 -116Z',
    ),
    fill('#eda126', 'M60 -134L84 -126L60 -118Z'),
    fill('#1f1a1c', oval(46, -134, 4.6, 5)),
  ],
}

export const owl: Thing = {
  place: 'ground',
  high: 380,
  reach: 54,
  parts: [
    fill(
      '#8a5c34',
      'M-56 -100C-66 -50 -50 -8 0 -8C50 -8 66 -50 56 -100C58 -130 62 -164 54 -196C40 -184 24 -178 0 -178C-24 -178 -40 -184 -54 -196C-62 -164 -58 -130 -56 -100Z',
    ),
    fill('#e8cfa4', 'M-34 -96C-40 -50 -26 -16 0 -16C26 -16 40 -50 34 -96Z'),
    line(
      '#a97c4c',
      3,
      'M-22 -82q7 8 14 0q7 8 14 0q7 8 14 0M-20 -62q7 8 14 0q7 8 14 0q7 8 14 0M-16 -42q6 8 11 0q6 8 11 0q6 8 11 0',
    ),
    pair('#6a4526', 'M54 -112C74 -84 70 -40 46 -18C48 -54 46 -84 40 -108Z'),
    pair('#f4e2bf', oval(24, -136, 27, 28)),
    pair('#f0b429', oval(23, -136, 17)),
    pair('#1f1a1c', oval(22, -136, 9.5)),
    pair('#ffffff', oval(25, -140, 3)),
    fill('#dd8b22', 'M-8 -124L0 -102L8 -124C4 -129 -4 -129 -8 -124Z'),
    lines('#dd8b22', 6, 'M10 -8V0M20 -8V0M30 -9V-1'),
  ],
}

export const penguin: Thing = {
  place: 'ground',
  high: 380,
  reach: 54,
  parts: [
    pair('#f0952a', oval(22, -5, 22, 8)),
    pair('#23262f', 'M44 -130C70 -110 76 -70 66 -46C54 -56 46 -80 40 -104Z'),
    fill(
      '#2b2f3a',
      'M0 -198C34 -198 48 -172 48 -140C60 -100 62 -10 0 -8C-62 -10 -60 -100 -48 -140C-48 -172 -34 -198 0 -198Z',
    ),
    fill(
      '#fdfcf8',
      'M0 -172C12 -184 34 -176 33 -150C32 -136 26 -132 26 -124C48 -84 44 -18 0 -18C-44 -18 -48 -84 -26 -124C-26 -132 -32 -136 -33 -150C-34 -176 -12 -184 0 -172Z',
    ),
    ...eyes({ x: 15, y: -154, size: 5.4 }),
    fill(
      '#f0952a',
      'M-11 -140C-4 -146 4 -146 11 -140C6 -132 3 -128 0 -128C-3 -128 -6 -132 -11 -140Z',
    ),
    pair('#f5b9a8', oval(25, -138, 6, 4.4)),
  ],
}
