import type { Work } from '@atelier/contract/features/works'

/**
 * Works with the words that they go on from: upscaling and the like are told none, and are found, shown and gone on with by those of
 * the work before. What cannot be followed back stays without.
 */
export function withInheritedWords(works: readonly Work[]): Work[] {
  const known = new Map(works.map((work) => [work.id, work]))
  const wordsOf = (work: Work): string => {
    if (work.prompt !== '' || work.parentId === null || work.parentId >= work.id) return work.prompt
    const parent = known.get(work.parentId)
    return parent ? wordsOf(parent) : ''
  }
  return works.map((work) => {
    const prompt = wordsOf(work)
    return prompt === work.prompt ? work : { ...work, prompt }
  })
}
