// What stand-ins for upstreams that make songs answer with.

/** The head of an MP3 and no sound. */
export const sampleMp3 = (): Buffer =>
  Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from([0xff, 0xfb, 0x90, 0])])

export const isMp3 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3'

/** Lyrics of two sections, as Suno marks them. */
export const sampleLyrics =
  '[Verse]\nThe lamp turns slow\nAbove the tide\n\n[Chorus]\nCome home, come home'
