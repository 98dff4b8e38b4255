// Takes out of an MP4 when it was written, so that the same clip has the same bytes whenever it is made.

const holders = ['moov', 'trak', 'mdia']
const dated = ['mvhd', 'tkhd', 'mdhd']

/** Changes the file itself. Its boxes are below 4 GB; 0 stands for a time that nobody knows. */
export function undate(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  undateBoxes(view, 0, view.byteLength)
}

function undateBoxes(view: DataView, from: number, to: number): void {
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at)
    const name = nameAt(view, at + 4)
    if (holders.includes(name)) undateBoxes(view, at + 8, at + size)
    if (dated.includes(name)) {
      // When it was made and when it was changed, after the version, of which the later one has longer times.
      const bytes = view.getUint8(at + 8) === 1 ? 16 : 8
      for (let each = 0; each < bytes; each++) view.setUint8(at + 12 + each, 0)
    }
    if (size < 8) return
    at += size
  }
}

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, each) => view.getUint8(at + each)))
