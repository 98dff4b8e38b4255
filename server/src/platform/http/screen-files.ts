// The files of the screen that an address leads to: the page names them, so that they come with its first scripts. Which they are is written
// into the template when the client is built (web/build/screen-files.ts).

import { escapeHtml } from './escape-html.ts'

const mark = /<!--screen-files (\{.*?\})-->/

/** Addresses without their first slash, by the path of a screen in small letters; `__LANG__` stands for a language. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>

/** Takes them out of a built template; what is left has `place` in their place. A template of a development server has none. */
export function takeScreenFiles(template: string, place: string): [string, ScreenFiles] {
  const [, text] = mark.exec(template) ?? []
  const rest = template.replace(text === undefined ? '<!--screen-files-->' : mark, place)
  return [rest, text === undefined ? {} : (JSON.parse(text) as ScreenFiles)]
}

/** Where the page leads: one path, or one for phones and one for wide screens. */
export type LeadsTo = { phone: string; wide: string }

const phoneMedia = '(max-width: 639.98px)'
const wideMedia = '(min-width: 640px)'

/** The elements that name the files of the screens that a page leads to. */
export const screenFileLinks = (files: ScreenFiles, { phone, wide }: LeadsTo): string =>
  linksTo({ phone: filesAt(files, phone), wide: filesAt(files, wide) }, (name, media) =>
    name.endsWith('.css')
      ? `<link rel="preload" as="style" data-screen href="/${name}"${media}>`
      : `<link rel="modulepreload" crossorigin href="/${name}"${media}>`,
  )

/** Addresses of pictures, on a phone and on a wide screen. */
export type FirstPictures = { phone: readonly string[]; wide: readonly string[] }

/** The elements that have the first pictures of a screen fetched; its script files go before. */
export const firstPictureLinks = (pictures: FirstPictures): string =>
  linksTo(
    pictures,
    (url, media) =>
      `<link rel="preload" as="image" fetchpriority="low" href="${escapeHtml(url)}"${media}>`,
  )

function linksTo(
  { phone, wide }: FirstPictures,
  link: (name: string, media: string) => string,
): string {
  return [...new Set([...phone, ...wide])]
    .map((name) => {
      if (!phone.includes(name)) return link(name, ` media="${wideMedia}"`)
      return link(name, wide.includes(name) ? '' : ` media="${phoneMedia}"`)
    })
    .join('')
}

/** A screen with more in its address is found by how that begins. */
function filesAt(files: ScreenFiles, path: string): readonly string[] {
  const [asked = ''] = path.toLowerCase().split(/[?#]/)
  const segments = asked.split('/')
  for (let length = segments.length; length > 1; length--) {
    const found = files[segments.slice(0, length).join('/')]
    if (found) return found
  }
  return []
}
