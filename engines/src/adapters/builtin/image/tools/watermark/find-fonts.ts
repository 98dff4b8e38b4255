import { readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { ownFailure } from '../../own-failure.ts'
import { readCover } from './font-cover.ts'

type Font = { path: string; shows(character: string): boolean }

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  join(homedir(), 'Library/Fonts'),
  'C:\\Windows\\Fonts',
]

/** Sans before serif, regular before other cuts, Chinese before other Han. */
const rank = (path: string): number =>
  (/bold|italic|oblique|light|thin|black|condensed|narrow|mono|emoji|symbol/i.test(path) ? 4 : 0) +
  (/sans|hei|yahei|pingfang|arial|helvetica|segoe/i.test(path) ? 0 : 2) +
  (/noto|dejavu|source|liberation/i.test(path) ? 0 : 1)

function fontFiles(roots: readonly string[]): string[] {
  return roots
    .flatMap((root) => {
      try {
        return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(root, name),
        )
      } catch {
        // Not every system has every folder.
        return []
      }
    })
    .filter((path) => /\.(ttf|otf|ttc)$/i.test(path))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

/** The names of font families that together show every character of a text, the best first. Throws EngineError naming those that none shows. */
export function fontsFor(text: string, roots: readonly string[] = folders): string[] {
  const { names: found, missing } = fontsShowing(text, roots)
  if (missing.length > 0)
    throw ownFailure('tools.no_font', { characters: missing.slice(0, 12).join(' ') })
  return found
}

/** The same for as much of a text as can be shown, and the characters that no font here has. */
export function fontsShowing(
  text: string,
  roots: readonly string[] = folders,
): { names: string[]; missing: string[] } {
  let missing = [...new Set(text)].filter((each) => !/\s|\p{Cf}|\p{Mn}/u.test(each))
  const chosen: Font[] = []
  for (const path of fontFiles(roots)) {
    if (missing.length === 0) break
    const shows = coverOf(path)
    const left = shows ? missing.filter((each) => !shows(each)) : missing
    if (!shows || left.length === missing.length) continue
    chosen.push({ path, shows })
    missing = left
  }
  return { names: chosen.map(({ path }) => registered(path)), missing }
}

const covers = new Map<string, Font['shows'] | undefined>()
function coverOf(path: string): Font['shows'] | undefined {
  if (!covers.has(path)) covers.set(path, safely(path))
  return covers.get(path)
}

function safely(path: string): Font['shows'] | undefined {
  try {
    return readCover(path)
  } catch {
    // A broken font shows nothing; others may.
    return undefined
  }
}

const names = new Map<string, string>()
function registered(path: string): string {
  const name = names.get(path) ?? `Atelier Mark ${names.size}`
  if (!names.has(path)) GlobalFonts.registerFromPath(path, name)
  names.set(path, name)
  return name
}
