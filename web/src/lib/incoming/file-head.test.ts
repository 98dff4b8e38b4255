import { expect, it } from 'vitest'
import { type HeadKind, kindOfHead } from './file-head.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (brands: string) =>
  bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`)

it.each<[HeadKind, Uint8Array]>([
  ['jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['png', bytes('\x89PNG\r\n\x1a\n')],
  ['gif', bytes('GIF89a')],
  ['webp', bytes('RIFF\0\0\0\0WEBPVP8X')],
  ['tiff', bytes('II*\0')],
  ['tiff', bytes('MM\0*')],
  ['bmp', bytes('BM\0\x10\0\0\0\0\0\0')],
  ['ico', bytes('\0\0\x01\0\x01\0')],
  ['avif', box('avif\0\0\0\0mif1avif')],
  ['heic', box('heic\0\0\0\0mif1heic')],
  ['heic', box('mif1\0\0\0\0mif1heic')],
  ['box', box('M4A \0\0\x02\0M4A isom')],
  ['box', box('qt  \0\0\0\0qt  ')],
  ['box', bytes('\0\0\0\x08wide\0\0\0\0mdat')],
  ['box', bytes('\x1aE\xdf\xa3')],
  ['sound', bytes('RIFF\0\0\0\0WAVEfmt ')],
  ['sound', bytes('fLaC')],
  ['sound', bytes('OggS')],
  ['sound', bytes('ID3\x04')],
  ['sound', bytes('\xff\xfb\x90d')],
  ['aac', bytes('\xff\xf1P\x80')],
  ['AIFF', bytes('FORM\0\0\0\0AIFF')],
  ['WMA', bytes('0&\xb2u\x8ef\xcf\x11')],
  ['other', bytes('There are only words.')],
  ['other', new Uint8Array(64)],
  ['other', new Uint8Array(0)],
])('what a file is, its first bytes tell: %s', (kind, head) => {
  expect(kindOfHead(head)).toBe(kind)
})
