// How code that several late screens share is cut into files: by which screens need it, so that opening one fetches few files and little
// that it does not use.

/** What the build tells of a module. */
export type ModuleLinks = { readonly importers: readonly string[] }
type LinksOf = (moduleId: string) => ModuleLinks | null

const ours = /\/(?:web|contract)\/src\/(?!i18n\/locales\/)/
const screen = /\/screens\/.*-screen\.tsx$/
const studios = /\/screens\/(?:midjourney|draw|video|music|separation|tools)\//
const sound = /\/screens\/(?:music|separation)\//
const works =
  /\/screens\/(?:history|designer-work|his-gallery|my-gallery|photo-album|share|work-details)\//
/** Screens that hold little beside their own, and are to stay small: what visits begin with, lists of prompts, and the console. */
const light = /\/screens\/(?:mobile-home|welcome|pay|market|admin)\//
/** What so many screens need is taken to be needed by all. */
const many = 10

/** The screens that cannot begin without a module. */
export function screensBehind(moduleId: string, linksOf: LinksOf): string[] {
  const seen = new Set([moduleId])
  for (const each of seen) for (const importer of linksOf(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter((each) => each !== moduleId && screen.test(each))
}

/** The file that shared code goes to; null where it is left to the build's tool. */
export function sharedPart(moduleId: string, linksOf: LinksOf): string | null {
  if (!ours.test(moduleId)) return null
  const behind = screensBehind(moduleId, linksOf)
  const count = (kind: RegExp) => behind.filter((each) => kind.test(each)).length
  const making = count(studios)
  const showing = count(works)
  // Walls are many, but not everywhere.
  if (behind.length - count(/\/screens\/admin\//) >= many)
    return /\/ui\/masonry\//.test(moduleId) ? 'wall-parts' : 'shared-parts'
  // Others would fetch with it what they do not need: one may.
  if (count(light) > 0 || behind.length - making - showing > 1 || making + showing < 2) return null
  if (showing === 0) return count(sound) > 0 ? 'making-parts' : 'picture-parts'
  return making > 0 ? 'work-parts' : 'gallery-parts'
}
