// How Office files hang together: parts that name each other by relations.
import { dirname, join } from 'node:path/posix'
import type { Archive } from '../archive.ts'
import { attributeOf, elementsOf } from '../read-xml.ts'

export type Relation = { id: string; type: string; target: string }

/** Relations of a part to others; the empty name is the file itself. */
export function relationsOf(archive: Archive, part: string): Relation[] {
  const folder = dirname(part)
  const name = part
    ? `${folder}/_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`
    : '_rels/.rels'
  const bytes = archive.find(name)
  if (!bytes) return []
  return [...elementsOf(bytes, ['Relationship'])].flatMap(({ element }) => {
    const target = attributeOf(element, 'Target') ?? ''
    if (attributeOf(element, 'TargetMode') === 'External') return []
    return {
      id: attributeOf(element, 'Id') ?? '',
      // The last word of its address is the same in both flavours of the format.
      type: (attributeOf(element, 'Type') ?? '').split('/').at(-1) ?? '',
      target: target.startsWith('/') ? target.slice(1) : join(part ? folder : '', target),
    }
  })
}

export const relatedPart = (relations: Relation[], type: string): string | undefined =>
  relations.find((one) => one.type === type)?.target

/** The part that everything hangs on. Throws where there is none. */
export function mainPart(archive: Archive): string {
  const part = relatedPart(relationsOf(archive, ''), 'officeDocument')
  if (!part) throw new Error('The file names no main part.')
  return part
}
