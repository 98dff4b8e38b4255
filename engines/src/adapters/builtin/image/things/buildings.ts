import { area, box, fill, line, oval, pair, type Thing } from './thing.ts'

export const eiffelTower: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 760,
  reach: 56,
  parts: [
    fill(
      '#6d5a48',
      'M-5 -186H5C8 -120 18 -60 52 0H34C28 -22 16 -32 0 -32C-16 -32 -28 -22 -34 0H-52C-18 -60 -8 -120 -5 -186Z',
    ),
    fill(
      '#564636',
      box(-33, -52, 66, 8, 1),
      box(-19, -102, 38, 7, 1),
      box(-7, -172, 14, 5, 1),
      box(-1.4, -204, 2.8, 24),
    ),
    line(
      '#8a7560',
      1.6,
      'M-28 -44L0 -34L28 -44M-24 -52L18 -94M24 -52L-18 -94M-14 -102L10 -136M14 -102L-10 -136M-9 -136L7 -168M9 -136L-7 -168M-38 -10L-30 -40M38 -10L30 -40M-46 -4L-24 -44M46 -4L24 -44',
    ),
  ],
}

export const pyramids: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 420,
  reach: 200,
  parts: [
    fill('#d9b06a', area([70, -110], [190, 0], [20, 0])),
    fill('#b8894a', area([70, -110], [20, 0], [-20, 0])),
    fill('#e6c07a', area([-50, -190], [110, 0], [-90, 0])),
    fill('#bf9050', area([-50, -190], [-90, 0], [-200, 0])),
    line(
      '#cfa560',
      1.6,
      'M-70 -100H36M-76 -70H60M-82 -40H84M-64 -130H10M38 -80H106M32 -50H140M26 -24H166',
    ),
  ],
}

export const greatWall: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 420,
  reach: 200,
  parts: [
    fill(
      '#b5a083',
      'M-220 0C-170 -60 -120 -20 -70 -70L-70 0ZM70 0V-74C120 -110 160 -60 220 -120V0Z',
    ),
    fill(
      '#8f7c62',
      ...Array.from({ length: 8 }, (_, at) =>
        box(-212 + at * 18, -38 - Math.sin((at / 7) * 3.2) * 10 - at * 4, 10, 12),
      ),
      ...Array.from({ length: 8 }, (_, at) =>
        box(78 + at * 18, -100 - at * 3 + Math.sin((at / 7) * 6) * 8, 10, 12),
      ),
    ),
    fill('#a8937a', box(-80, -150, 160, 150, 2)),
    fill(
      '#8f7c62',
      box(-88, -164, 176, 16, 1),
      ...Array.from({ length: 9 }, (_, at) => box(-86 + at * 20, -180, 12, 18)),
    ),
    fill(
      '#4a3c30',
      'M-16 0V-40C-16 -62 16 -62 16 -40V0Z',
      'M-58 -96V-112C-58 -122 -38 -122 -38 -112V-96ZM38 -96V-112C38 -122 58 -122 58 -112V-96ZM-10 -96V-112C-10 -122 10 -122 10 -112V-96Z',
    ),
    line(
      '#97836a',
      1.6,
      'M-80 -76H-20M20 -76H80M-80 -50H-24M24 -50H80M-80 -24H-20M20 -24H80M-80 -134H80',
    ),
  ],
}

export const church: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 560,
  reach: 96,
  parts: [
    fill('#efe6d6', box(-20, -96, 112, 96)),
    fill('@#a84a38', area([-28, -94], [36, -142], [100, -94])),
    fill('#e3d7c2', box(-64, -132, 56, 132)),
    fill('@#8f3c2c', area([-70, -130], [-36, -186], [-2, -130])),
    line('#c9a44a', 4, 'M-36 -208V-184M-44 -200H-28'),
    fill(
      '#5f7f9c',
      oval(-36, -108, 11),
      'M6 -22V-52C6 -66 24 -66 24 -52V-22ZM48 -22V-52C48 -66 66 -66 66 -52V-22Z',
    ),
    fill('#6b4626', 'M-50 0V-36C-50 -54 -22 -54 -22 -36V0Z'),
  ],
}

export const house: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 460,
  reach: 112,
  parts: [
    fill('#9c5a44', box(48, -178, 24, 56)),
    fill('@#f3e3c4', box(-88, -100, 176, 100)),
    fill('#b8483a', area([-112, -96], [0, -184], [112, -96])),
    fill('#8f342a', area([-112, -96], [112, -96], [100, -88], [-100, -88])),
    fill('#6b4626', box(-18, -62, 36, 62, 3)),
    fill('#f2c02e', oval(10, -30, 3)),
    fill('#8fc3e0', box(-70, -70, 36, 36, 2), box(34, -70, 36, 36, 2), oval(0, -126, 14)),
    line('#fbfaf6', 3.4, 'M-52 -70V-34M-70 -52H-34M52 -70V-34M34 -52H70M0 -140V-112M-14 -126H14'),
    pair('#5a9a4c', oval(84, -10, 20, 14), oval(58, -7, 15, 11)),
  ],
}

export const modernHouse: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 420,
  reach: 140,
  parts: [
    fill('#e9ecee', box(-140, -78, 250, 78)),
    fill('#9fc9e0', box(-128, -66, 150, 60)),
    fill('#d6ecf6', area([-110, -6], [-84, -66], [-66, -66], [-92, -6])),
    line('#4a5058', 3, 'M-78 -66V-6M-28 -66V-6'),
    fill('#6b4a34', box(38, -66, 30, 66)),
    fill('#fbfcfc', box(-60, -150, 190, 66)),
    fill('#3d434c', box(-66, -158, 204, 10), box(-146, -86, 262, 9)),
    fill('#9fc9e0', box(-44, -140, 100, 46)),
    fill('#c0895a', box(66, -148, 60, 62)),
    line('#4a5058', 3, 'M6 -140V-94'),
    fill('#5a9a4c', oval(124, -14, 24, 16), oval(-150, -12, 18, 13)),
  ],
}

export const villa: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 440,
  reach: 130,
  parts: [
    fill('#f6ead2', box(-120, -96, 240, 96)),
    fill('#c0623e', area([-134, -92], [-112, -122], [112, -122], [134, -92])),
    fill('#f6ead2', box(-46, -150, 92, 60)),
    fill('#c0623e', area([-60, -146], [0, -188], [60, -146])),
    fill('#6d9fbe', 'M-14 -100V-122C-14 -138 14 -138 14 -122V-100Z'),
    fill(
      '#ffffff',
      box(-52, -84, 10, 84),
      box(-24, -84, 8, 84),
      box(16, -84, 8, 84),
      box(42, -84, 10, 84),
      box(-58, -92, 116, 10),
    ),
    fill('#7a4a2a', 'M-14 0V-52C-14 -68 14 -68 14 -52V0Z'),
    fill('#6d9fbe', box(-104, -70, 28, 40, 2), box(76, -70, 28, 40, 2)),
    line('#ffffff', 2.6, 'M-90 -70V-30M-104 -50H-76M90 -70V-30M76 -50H104'),
  ],
}

export const teahouse: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 460,
  reach: 128,
  parts: [
    fill('#8a5a3a', box(-92, -86, 184, 78)),
    fill('#f3e3c4', box(-78, -78, 44, 54), box(34, -78, 44, 54)),
    line('#6b3a24', 3, 'M-56 -78V-24M-78 -51H-34M56 -78V-24M34 -51H78'),
    fill(
      '#c8352c',
      box(-104, -92, 12, 88),
      box(92, -92, 12, 88),
      box(-28, -92, 10, 88),
      box(18, -92, 10, 88),
    ),
    fill('#4a2c1c', box(-16, -74, 32, 70)),
    fill(
      '#3d4a4a',
      'M-150 -112C-120 -96 -90 -92 0 -92C90 -92 120 -96 150 -112C110 -124 80 -140 64 -158H-64C-80 -140 -110 -124 -150 -112Z',
    ),
    fill(
      '#566464',
      'M-82 -158C-60 -150 60 -150 82 -158C60 -170 40 -184 28 -194H-28C-40 -184 -60 -170 -82 -158Z',
    ),
    fill('#c9a44a', box(-32, -200, 64, 8, 3)),
    fill('#8d8678', box(-118, -10, 236, 10, 2)),
    fill('#e0442f', oval(-98, -76, 9, 11), oval(98, -76, 9, 11)),
  ],
}

export const igloo: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 320,
  reach: 120,
  parts: [
    fill('#e6f0f7', 'M-116 0C-116 -92 -60 -132 0 -132C60 -132 116 -92 116 0Z'),
    line(
      '#b9cfe0',
      3,
      'M-112 -34C-60 -44 60 -44 112 -34M-98 -74C-50 -84 50 -84 98 -74M-62 -112C-30 -118 30 -118 62 -112M-70 -40L-64 -78M-20 -44L-18 -82M70 -40L64 -78M44 -82L36 -116M-40 -82L-34 -116M4 -84L4 -118M-88 0L-86 -36M88 0L86 -36',
    ),
    fill('#d3e3ee', 'M-40 0V-34C-40 -66 40 -66 40 -34V0Z'),
    fill('#3a5068', 'M-26 0V-30C-26 -52 26 -52 26 -30V0Z'),
  ],
}

export const tent: Thing = {
  place: 'ground',
  isBuilding: true,
  high: 340,
  reach: 120,
  parts: [
    fill('@#e0763c', area([0, -156], [120, 0], [-120, 0])),
    fill('@#c25c26', area([0, -156], [120, 0], [64, 0])),
    fill('#4a2a1c', area([0, -120], [34, 0], [-34, 0])),
    fill('@#f2a069', area([0, -120], [-34, 0], [-50, 0])),
    line('#7a6a5a', 2, 'M0 -156L-150 -4M0 -156L150 -4'),
  ],
}
