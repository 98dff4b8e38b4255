import { area, box, fill, line, oval, pair, type Thing } from './thing.ts'

export const phone: Thing = {
  place: 'table',
  high: 440,
  reach: 56,
  parts: [
    fill('@#2b2f3a', box(-54, -200, 108, 200, 18)),
    fill('#6fb7ea', box(-47, -192, 94, 184, 12)),
    fill(
      '#a9d9f4',
      'M-47 -110C-20 -140 20 -96 47 -130V-20C47 -12 42 -8 35 -8H-35C-42 -8 -47 -12 -47 -20Z',
    ),
    fill('#2b2f3a', box(-16, -189, 32, 9, 4)),
    fill('#ffffff', box(-26, -168, 52, 14, 4)),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      fill(
        (['#f06a5a', '#f2c02e', '#5da24c', '#8f6bc0'] as const)[(at * 3) % 4] ?? '#f06a5a',
        box(-38 + (at % 4) * 20.5, -64 + Math.floor(at / 4) * 24, 15, 15, 4),
      ),
    ),
  ],
}

export const laptop: Thing = {
  place: 'table',
  high: 380,
  reach: 124,
  parts: [
    fill('#3a404b', box(-92, -160, 184, 124, 9)),
    fill('#6fb7ea', box(-84, -152, 168, 104, 4)),
    fill('#ffffff', box(-72, -140, 78, 54, 4)),
    fill('#2f5d9c', box(-72, -140, 78, 10, 3)),
    line('#b9c4d0', 3.4, 'M-64 -120H-8M-64 -110H-20M-64 -100H-14'),
    fill('#f2c02e', box(18, -140, 54, 36, 4)),
    fill('#5da24c', box(18, -96, 54, 34, 4)),
    fill('#c9cfd6', area([-92, -36], [92, -36], [124, -8], [-124, -8])),
    fill('#9aa3ad', box(-124, -9, 248, 9, 4)),
    fill('#3a404b', area([-80, -33], [80, -33], [92, -21], [-92, -21])),
    fill('#aab2bb', area([-22, -18], [22, -18], [25, -10], [-25, -10])),
  ],
}

export const camera: Thing = {
  place: 'table',
  high: 360,
  reach: 104,
  parts: [
    fill('#3a3f48', 'M-42 -140L-30 -164H30L42 -140Z', box(-84, -148, 32, 14, 3)),
    fill('@#2b2e36', box(-104, -138, 208, 132, 14)),
    fill('@#7a4a34', box(-104, -108, 208, 74)),
    fill('#8d939d', oval(0, -72, 60)),
    fill('#23252c', oval(0, -72, 51)),
    fill('#3f5d86', oval(0, -72, 36)),
    fill('#1a2438', oval(0, -72, 22)),
    fill('#a9c8ea', oval(-12, -86, 8, 6, -30)),
    fill('#f5e6a8', box(58, -132, 34, 18, 4)),
    fill('#d5342c', oval(-84, -122, 6)),
  ],
}

export const watch: Thing = {
  place: 'table',
  high: 420,
  reach: 60,
  parts: [
    fill('@#6b4430', 'M-28 -150L-22 -200H22L28 -150ZM-28 -50L-22 0H22L28 -50Z'),
    fill('#c9a44a', oval(0, -100, 60), box(57, -108, 12, 16, 3)),
    fill('#fbf9f2', oval(0, -100, 50)),
    line(
      '#3a3f48',
      3,
      'M0 -146V-138M0 -62V-54M-46 -100H-38M38 -100H46M23 -140L20 -134M40 -123L34 -120M40 -77L34 -80M23 -60L20 -66M-23 -140L-20 -134M-40 -123L-34 -120M-40 -77L-34 -80M-23 -60L-20 -66',
    ),
    line('#2b2b30', 4.4, 'M0 -100L-20 -118M0 -100L18 -130'),
    line('#d5342c', 2, 'M0 -100L4 -62'),
    fill('#2b2b30', oval(0, -100, 4)),
  ],
}

export const clock: Thing = {
  place: 'table',
  high: 400,
  reach: 76,
  parts: [
    fill('#c9a44a', oval(-42, -172, 26), oval(42, -172, 26), box(-6, -200, 12, 24, 4)),
    line('#6b4626', 9, 'M-44 -22L-60 0M44 -22L60 0'),
    fill('@#c8352c', oval(0, -92, 78)),
    fill('#fdfcf6', oval(0, -92, 64)),
    line('#2b2b30', 4, 'M0 -150V-140M0 -44V-34M-58 -92H-48M48 -92H58'),
    line('#2b2b30', 6, 'M0 -92L-26 -112M0 -92L22 -130'),
    fill('#2b2b30', oval(0, -92, 6)),
  ],
}

export const headphones: Thing = {
  place: 'table',
  high: 380,
  reach: 92,
  parts: [
    line('@#2b2e36', 16, 'M-74 -84C-80 -214 80 -214 74 -84'),
    line('#5a606c', 5, 'M-66 -110C-66 -190 66 -190 66 -110'),
    pair('@#3a3f4a', box(46, -108, 48, 92, 22)),
    pair('#8d939d', box(40, -98, 16, 72, 8)),
    pair('#d5342c', oval(74, -62, 8)),
  ],
}

export const bulb: Thing = {
  place: 'table',
  high: 420,
  reach: 56,
  parts: [
    fill('#fff3b8', oval(0, -126, 88, 84)),
    fill(
      '#fbe27a',
      'M0 -198C44 -198 66 -166 64 -132C62 -100 34 -90 30 -56H-30C-34 -90 -62 -100 -64 -132C-66 -166 -44 -198 0 -198Z',
    ),
    line('#c98a1e', 3.4, 'M-12 -58L-22 -116L-8 -104L0 -120L8 -104L22 -116L12 -58'),
    fill('#9aa3ad', box(-28, -56, 56, 12, 5), box(-26, -42, 52, 12, 5), box(-22, -28, 44, 12, 5)),
    fill('#5a606c', 'M-14 -14H14L8 0H-8Z'),
    fill('#ffffff', oval(-28, -154, 8, 16, 30)),
  ],
}

export const lamp: Thing = {
  place: 'room',
  high: 480,
  reach: 50,
  parts: [
    fill('#fff0b8', oval(0, -128, 74, 70)),
    fill('#8a6a3a', box(-4, -130, 8, 126), oval(0, -6, 36, 8)),
    fill('@#e9b85a', 'M-30 -196H30L58 -122H-58Z'),
    fill('@#f7d894', 'M-18 -196H4L12 -122H-26Z'),
  ],
}
