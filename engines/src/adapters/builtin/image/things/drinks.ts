import { steam } from './table-ware.ts'
import { box, fill, line, oval, type Thing } from './thing.ts'

export const coffee: Thing = {
  place: 'table',
  high: 400,
  reach: 92,
  parts: [
    ...steam,
    fill('#dfe2e4', oval(0, -10, 96, 14)),
    fill('#f5f5f2', oval(0, -13, 92, 12)),
    line('@#f7f4ee', 13, 'M58 -102C96 -106 98 -52 48 -50'),
    fill('@#fbf8f2', 'M-70 -124H70C70 -60 48 -18 24 -16H-24C-48 -18 -70 -60 -70 -124Z'),
    fill('@#efe9de', oval(0, -124, 70, 17)),
    fill('#5a3420', oval(0, -123, 62, 13.6)),
    fill(
      '#c99b6a',
      'M0 -116C-22 -122 -26 -130 -12 -131C-4 -131 0 -127 0 -125C0 -127 4 -131 12 -131C26 -130 22 -122 0 -116Z',
    ),
  ],
}

export const tea: Thing = {
  place: 'table',
  high: 360,
  reach: 126,
  parts: [
    line('@#7a9a6a', 10, 'M74 -112C116 -110 116 -46 66 -46'),
    fill('@#7a9a6a', 'M-66 -60C-100 -70 -100 -110 -122 -122L-108 -132C-84 -122 -84 -92 -60 -88Z'),
    fill(
      '@#8aab78',
      'M-74 -84C-74 -134 -36 -140 0 -140C36 -140 74 -134 74 -84C74 -36 44 -8 0 -8C-44 -8 -74 -36 -74 -84Z',
    ),
    fill(
      '@#6d8c5e',
      'M-46 -134C-30 -150 30 -150 46 -134C20 -126 -20 -126 -46 -134Z',
      oval(0, -153, 9, 8),
    ),
    line(
      '#e7efdf',
      3,
      'M-40 -60C-20 -84 0 -84 12 -70M12 -70C20 -84 36 -84 44 -74M-6 -50C4 -64 16 -64 24 -54',
    ),
    ...steam.map((part) => ({ ...part, at: { x: -117, y: -53, scale: 0.55 } })),
  ],
}

export const wine: Thing = {
  place: 'table',
  high: 440,
  reach: 46,
  parts: [
    fill(
      '#e8eef2',
      'M-42 -190H42C52 -130 34 -96 4 -92V-14H-4V-92C-34 -96 -52 -130 -42 -190Z',
      oval(0, -8, 38, 8),
    ),
    fill('#8f1f3a', 'M-45 -150H45C46 -120 28 -98 0 -98C-28 -98 -46 -120 -45 -150Z'),
    fill('#b23a56', oval(0, -150, 45, 7)),
    fill('#ffffff', 'M-34 -180C-38 -160 -38 -140 -30 -124C-28 -142 -28 -162 -28 -182Z'),
  ],
}

export const beer: Thing = {
  place: 'table',
  high: 420,
  reach: 66,
  parts: [
    line('#dfe6ea', 12, 'M48 -120C92 -120 92 -44 48 -44'),
    fill('#f0b43c', box(-54, -150, 108, 148, 10)),
    fill(
      '#f8d070',
      box(-40, -136, 14, 122, 7),
      box(-8, -136, 14, 122, 7),
      box(24, -136, 14, 122, 7),
    ),
    fill(
      '#fffaf0',
      oval(-36, -152, 24, 18),
      oval(-6, -160, 28, 22),
      oval(30, -152, 26, 19),
      'M-56 -150H56V-132C40 -120 34 -138 20 -128C8 -118 -2 -134 -16 -126C-30 -118 -44 -132 -56 -128Z',
    ),
  ],
}
