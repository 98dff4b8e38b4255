/** An archive whose file of that name has another one, of as many bytes, that no writer would give it. */
export function renamed(archive: Buffer, name: string, to: string): Buffer {
  if (Buffer.byteLength(name) !== Buffer.byteLength(to)) throw new Error('of another length')
  const text = archive.toString('latin1')
  return Buffer.from(text.replaceAll(name, to), 'latin1')
}
